import { memo } from 'react';
import { Drawing, print } from './prints';

interface SealProps {
  readonly size?: number;
}

/** Red wax: something random or hidden was shown, and nothing before it can be undone. Named by what it stands with. */
export const Seal = memo(function Seal({ size = 26 }: SealProps) {
  return (
    <Drawing layers={[{ print: print('seal') }]} viewBox={[-14, -14, 28, 29]} width={size} height={size} />
  );
});
