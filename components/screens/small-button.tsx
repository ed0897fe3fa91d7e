import { Button, type ButtonProps } from '@/components/kit/button';

/** A button for what is not the main thing of a screen. */
export function SmallButton(props: Omit<ButtonProps, 'kind' | 'size'>) {
  return <Button kind="walnut" size="small" {...props} />;
}
