import { memo } from 'react';
import { StyleSheet, View } from 'react-native';

import { Beacon } from '@/components/kit/beacon';
import { times } from '@/components/kit/drawing/geometry';
import { OnSurface, useTheme } from '@/components/kit/theme';
import { TARGET } from '@/components/kit/tokens';
import { Touch } from '@/components/kit/touch';
import { Numeral } from '@/components/kit/type';
import type { Seat } from '@/engine/core/seat';
import { EXTENSION_PRICES, LEVELS, type Extension } from '@/engine/games/materia-prima/data';
import { alchemistOf, cardOf, isSoulless } from '@/engine/games/materia-prima/queries/figures';

import { Flames, IconSign, NoSoul, StoneSoFar, Token } from '../art/small-pieces';
import { ExtensionPlaque, plaquePlan, TowerCard } from '../art/tower-card';
import { levelsOf } from '../touch/brewing';
import { list } from '../words/labels';
import { movesOf, playerOf } from '../touch/situation';
import { usePerson, useSetting, useMatch } from '../table';

const HEIGHT = 106;

interface TowerHeadProps {
  readonly seat: Seat;
  readonly width: number;
}

/** A tower under its sky: what was built on to it, actions left, souls, wisdom and the Stone so far. */
export const TowerHead = memo(function TowerHead({ seat, width }: TowerHeadProps) {
  const { view } = useSetting();
  const { scheme } = useTheme();
  const { colour } = usePerson(seat);
  const area = { width, height: HEIGHT };
  const { plaque, left, top, gap } = plaquePlan(area);
  const { extensions } = playerOf(view, seat);
  return (
    <View style={area}>
      <TowerCard {...area} colour={colour} theme={scheme} />
      <View style={[styles.plaques, { left, top, gap }]}>
        {times(EXTENSION_PRICES.length, (place) => {
          const extension = extensions[place];
          return extension ? (
            <PlaqueTouch key={place} extension={extension} width={plaque} seat={seat} />
          ) : (
            <ExtensionPlaque key={place} extension={null} width={plaque} theme={scheme} />
          );
        })}
      </View>
      <Figures seat={seat} left={left} />
    </View>
  );
});

interface PlaqueTouchProps {
  readonly extension: Extension;
  readonly width: number;
  readonly seat: Seat;
}

function PlaqueTouch({ extension, width, seat }: PlaqueTouchProps) {
  const { view, moves, speech, open, hint } = useMatch();
  const { scheme } = useTheme();
  const { text, words } = speech;
  const { sheets } = words;
  const isReady = movesOf(moves, 'activate').some((move) => move.extension === extension);
  const isActive = view.active === extension && view.turn === seat;
  const isFresh = view.fresh.includes(extension);
  const label = list([
    text.extensions[extension],
    text.powers[extension],
    isReady && sheets.canUse,
    isActive && sheets.isUsed,
    isFresh && sheets.fromNextTurn,
  ]);
  return (
    <Touch
      label={label}
      onPress={() => open({ type: 'extension', extension })}
      testID={`extension-${extension}`}
      style={styles.plaque}
    >
      <ExtensionPlaque
        extension={extension}
        width={width}
        theme={scheme}
        isLit={isReady}
        isSpent={isFresh || (isActive && !isReady)}
      />
      <Beacon isOn={hint?.type === 'activate' && hint.extension === extension} />
    </Touch>
  );
}

function Figures({ seat, left }: { readonly seat: Seat; readonly left: number }) {
  const { view, speech } = useSetting();
  const { words } = speech;
  const player = playerOf(view, seat);
  const alchemist = player.figures.length > 0 ? alchemistOf(player) : null;
  const isOnTurn = view.turn === seat && alchemist !== null;
  const most = alchemist ? Math.max(cardOf(player, alchemist.id).actions, alchemist.actions) : 0;
  const spoken = list([
    isOnTurn && words.actionsLeft(alchemist.actions),
    isSoulless(player) ? words.soulless : words.soulStones(player.souls),
    words.wisdom(player.wisdom),
    player.fragments.length > 0 && words.fragments(levelsOf(player.fragments).join(', ')),
  ]);
  return (
    <View role="img" aria-label={spoken} style={[styles.figures, { left: left - 8 }]}>
      <OnSurface surface="velvet">
        {isOnTurn ? <Flames count={most} left={alchemist.actions} size={15} /> : null}
        <View style={styles.pair}>
          {isSoulless(player) ? <NoSoul size={18} /> : <Token thing="soul" size={20} />}
          <Numeral size={16} maxScale={1.2}>
            {player.souls}
          </Numeral>
        </View>
        <View style={styles.pair}>
          <IconSign name="crown" size={16} colour="#F0C35A" />
          <Numeral size={16} maxScale={1.2}>
            {player.wisdom}
          </Numeral>
        </View>
        <View style={styles.pair}>
          <StoneSoFar levels={levelsOf(player.fragments)} size={24} />
          <Numeral size={15} maxScale={1.2}>{`${player.fragments.length}/${LEVELS.length}`}</Numeral>
        </View>
      </OnSurface>
    </View>
  );
}

const styles = StyleSheet.create({
  plaques: { position: 'absolute', flexDirection: 'row', alignItems: 'center', minHeight: TARGET },
  plaque: { minHeight: TARGET, minWidth: TARGET, justifyContent: 'center' },
  figures: {
    position: 'absolute',
    right: 8,
    bottom: 7,
    minHeight: 30,
    borderRadius: 12,
    paddingHorizontal: 10,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-between',
    backgroundColor: 'rgba(16, 10, 6, 0.78)',
  },
  pair: { flexDirection: 'row', alignItems: 'center', gap: 4 },
});
