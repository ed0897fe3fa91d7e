import { memo, type ReactNode, type Ref } from 'react';
import { StyleSheet, View } from 'react-native';

import type { Role } from '@/engine/games/witchs-brew/data';
import { Drawing } from './drawing';
import type { Theme } from './paints';
import { MiniCard } from './role-card';
import { PLACE_BOX } from './boxes';
import { print } from './prints';
import { Crown, Hourglass, Strike } from './small-pieces';

/** Never told apart by colour alone. */
type RoleState = 'empty' | 'claim' | 'favour' | 'taken' | 'passes' | 'waits';

const rolePlaceHeight = (width: number): number => width * 1.4;

interface RolePlaceProps {
  readonly state: RoleState;
  /** Shown unless nothing was played here. */
  readonly role: Role | null;
  readonly width: number;
  readonly theme: Theme;
  /** What a favour brought, laid on the lower right corner. */
  readonly gain?: ReactNode;
  readonly ref?: Ref<View>;
}

/** Where a player's card of this trick lies, `width` by 1.4 `width`; the crown of a claim reaches beyond it above. */
export const RolePlace = memo(function RolePlace(props: RolePlaceProps) {
  const { state, role, width, theme, gain, ref } = props;
  const height = rolePlaceHeight(width);
  const slot = print(state === 'passes' ? 'place-passed' : 'place');
  return (
    <View ref={ref} collapsable={false} style={[styles.place, { width, height }]} aria-hidden>
      <Drawing
        layers={[{ print: slot }]}
        viewBox={PLACE_BOX}
        width={width}
        height={height}
        theme={theme}
        style={styles.slot}
      />
      {state === 'waits' ? <Hourglass size={height * 0.42} /> : null}
      {role ? <Played state={state} role={role} width={width} /> : null}
      {gain ? <View style={styles.gain}>{gain}</View> : null}
    </View>
  );
});

interface PlayedProps {
  readonly state: RoleState;
  readonly role: Role;
  readonly width: number;
}

function Played({ state, role, width }: PlayedProps) {
  switch (state) {
    case 'claim':
      return (
        <>
          <MiniCard role={role} width={width * 1.03} isLit />
          <Crown size={width * 0.36} top={-width * 0.2} />
        </>
      );
    case 'favour':
      return (
        <View style={styles.favour}>
          <MiniCard role={role} width={width * 0.96} />
        </View>
      );
    case 'taken':
      return (
        <>
          <View style={styles.taken}>
            <MiniCard role={role} width={width * 0.96} />
          </View>
          <Strike size={rolePlaceHeight(width)} />
        </>
      );
    case 'empty':
    case 'passes':
    case 'waits':
      return null;
  }
}

const styles = StyleSheet.create({
  place: { alignItems: 'center', justifyContent: 'center', pointerEvents: 'none' },
  slot: { position: 'absolute', left: 0, top: 0 },
  favour: { transform: [{ rotate: '-8deg' }] },
  taken: { opacity: 0.62, transform: [{ rotate: '7deg' }] },
  gain: { position: 'absolute', right: -6, bottom: -2 },
});
