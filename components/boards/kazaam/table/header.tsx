import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { Medallion } from '@/components/kit/medallion';
import { useAnchor } from '@/components/kit/stage/anchors';
import { InReach } from '@/components/kit/stage/skip-area';
import { Heading, Label, Numeral } from '@/components/kit/type';
import { ACTIONS_A_TURN } from '@/engine/games/kazaam/data';
import { partsOn } from '@/engine/games/kazaam/queries/counts';

import { Portrait } from '../art/portrait';
import { nearSeat, playerOf } from '../touch/intent';
import { LivingCandle } from '../pieces/living-candle';
import { spotKey } from '../touch/spots';
import { usePerson, useSetting } from '../table';

/** Whose bench this is, and how many actions are left: as many as candles burn. */
export function Header({ actions }: { readonly actions?: ReactNode }) {
  const { view, layout, speech } = useSetting();
  const seat = nearSeat(view);
  const player = playerOf(view, seat);
  const anchor = useAnchor(spotKey({ type: 'player', seat }));
  const isBig = layout.arrangement === 'panes';
  const lit = view.turn.seat === seat ? view.turn.actions : 0;
  return (
    <View style={styles.header}>
      <View ref={anchor} collapsable={false} style={styles.portrait}>
        <Portrait alchemist={player.alchemist} size={isBig ? 62 : 46} withSigil={false} />
        <Medallion person={usePerson(seat)} size={isBig ? 26 : 21} style={styles.medallion} />
      </View>
      <View
        style={[styles.words, layout.isTight ? styles.few : null, layout.isLargeText ? null : styles.narrow]}
      >
        <Heading size={isBig ? 26 : 19} numberOfLines={layout.isLargeText ? 2 : 1}>
          {speech.who(seat)}
        </Heading>
        <StateOfPlay
          actions={view.turn.seat === seat ? view.turn.actions : null}
          parts={partsOn(player.board)}
        />
      </View>
      {layout.isTight ? null : <Candles lit={lit} size={isBig ? 54 : 40} />}
      {actions ? <InReach style={styles.actions}>{actions}</InReach> : null}
    </View>
  );
}

interface StateOfPlayProps {
  /** Null while it is somebody else's turn. */
  readonly actions: number | null;
  readonly parts: number;
}

/** Actions and parts in words; where there is no room for words, candles say the same. */
function StateOfPlay({ actions, parts }: StateOfPlayProps) {
  const { layout, speech } = useSetting();
  const { words } = speech;
  const isBig = layout.arrangement === 'panes';
  const told = actions === null ? null : words.actionsLeft(actions);
  if (layout.isTight && !layout.isLargeText) {
    return (
      <View style={styles.tight}>
        {told === null ? null : (
          <View role="img" aria-label={told}>
            <Candles lit={actions ?? 0} size={27} />
          </View>
        )}
        <Numeral size={13.5}>{words.partsShort(parts)}</Numeral>
      </View>
    );
  }
  const counted = isBig ? words.parts(parts) : words.partsShort(parts);
  const left = actions === null ? null : isBig ? told : words.actions(actions);
  return (
    <Label isBold size={isBig ? 16 : 13.5}>
      {left === null ? counted : `${left} · ${counted}`}
    </Label>
  );
}

/** The number is said in words beside them. */
export function Candles({ lit, size }: { readonly lit: number; readonly size: number }) {
  return (
    <View style={styles.candles} aria-hidden>
      {Array.from({ length: ACTIONS_A_TURN }, (_, index) => (
        <LivingCandle key={index} isLit={index < lit} size={size} />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  header: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 8, minHeight: 50 },
  portrait: { marginRight: 2 },
  medallion: { position: 'absolute', right: -6, bottom: -4 },
  words: { flexShrink: 1, flexGrow: 1, minWidth: 84 },
  few: { minWidth: 76 },
  narrow: { flexBasis: 0 },
  tight: { flexDirection: 'row', alignItems: 'flex-end', gap: 8 },
  candles: { flexDirection: 'row' },
  actions: { flexDirection: 'row', gap: 6, marginLeft: 'auto' },
});
