import { memo } from 'react';
import { StyleSheet, View } from 'react-native';

import { useAnchor } from '@/components/kit/stage/anchors';
import { TARGET } from '@/components/kit/tokens';
import { Touch } from '@/components/kit/touch';
import { Body, Heading, Label, Numeral } from '@/components/kit/type';
import { HOMUNCULUS } from '@/engine/games/materia-prima/cards';
import { ALCHEMIST, MOST_WORN, type Gift } from '@/engine/games/materia-prima/data';
import { diceOf, isAlchemist, isSkull, newFigure } from '@/engine/games/materia-prima/queries/figures';
import type { Figure } from '@/engine/games/materia-prima/state';
import type { MateriaPrimaView } from '@/engine/games/materia-prima/view';
import { capital } from '@/engine/core/wording';

import { FigureNiche, SheetPanel } from '../art/panels';
import { Flames, GearPicture, Heart, Skull, StatBoss, Token } from '../art/small-pieces';
import { Load } from './figure-load';
import { figureLabel, giftWords } from '../words/labels';
import { pipsOf } from '../map/map-figures';
import { CARD } from '../scenes/places';
import { chosenFigure } from '../touch/reach';
import { nearPlayer, playerOf } from '../touch/situation';
import { usePerson, usePointing, useSetting } from '../table';

/** Who is chosen: what he can do, wears and carries. */
export function FigureCard() {
  const { layout } = useSetting();
  const { situation } = usePointing();
  const anchor = useAnchor(CARD);
  const figure = chosenFigure(situation) ?? awaited(situation.view);
  const { width, height } = layout.card;
  return (
    <View ref={anchor} collapsable={false} style={[styles.middle, { minHeight: height }]}>
      {figure ? <Card figure={figure} width={width} height={height} /> : null}
    </View>
  );
}

/** Before the towers are placed one sees who will stand there. */
function awaited(view: MateriaPrimaView): Figure | null {
  const { alchemist, figures } = nearPlayer(view);
  return alchemist && figures.length === 0 ? newFigure(alchemist, 0) : null;
}

interface CardProps {
  readonly figure: Figure;
  readonly width: number;
  readonly height: number;
}

const Card = memo(function Card({ figure, width, height }: CardProps) {
  const { view, near, layout } = useSetting();
  const { colour } = usePerson(near);
  const isTurned = isSkull(playerOf(view, near), figure.id);
  const niche = height - 26;
  const isNarrow = width < 330 || layout.isLargeText;
  const nicheWidth = isNarrow ? 0 : niche * 0.74;
  return (
    <SheetPanel width={width} height={height} seed={21} style={styles.card}>
      {isNarrow ? null : (
        <FigureNiche
          width={nicheWidth}
          height={niche}
          figure={figure.id}
          colour={colour}
          isSkull={isTurned}
        />
      )}
      <View style={styles.facts}>
        <Name figure={figure} />
        {layout.card.isSmall ? null : <Strengths figure={figure} />}
        <Load figure={figure} width={width - nicheWidth - 46} />
      </View>
    </SheetPanel>
  );
});

/** Its name and gift; a touch tells all about it. */
function Name({ figure }: { readonly figure: Figure }) {
  const { view, speech, layout, open } = useSetting();
  const { isSmall } = layout.card;
  return (
    <Touch
      label={figureLabel(speech, view, figure.id)}
      onPress={() => open({ type: 'figure', figure: figure.id })}
      style={styles.named}
      testID="figure-card"
    >
      <View style={styles.name}>
        <Heading
          size={isSmall ? 18 : 21}
          numberOfLines={isSmall ? 2 : 1}
          maxScale={1.3}
          style={styles.flexible}
        >
          {speech.text.figure(figure.id)}
        </Heading>
        <Side figure={figure} />
        {isSmall ? <Numbers figure={figure} size={21} /> : null}
        <View style={styles.spacer} />
        <Pips figure={figure} />
      </View>
      {isSmall ? null : <GiftLine figure={figure} />}
    </Touch>
  );
}

function Side({ figure }: { readonly figure: Figure }) {
  const { view, near } = useSetting();
  return isAlchemist(figure.id) ? <Souls souls={playerOf(view, near).souls} /> : null;
}

function Pips({ figure }: { readonly figure: Figure }) {
  const { view, near } = useSetting();
  const { count, left } = pipsOf(view, near, figure);
  return <Flames count={count} left={left} size={count > 4 ? 13 : 16} />;
}

function Souls({ souls }: { readonly souls: number }) {
  if (souls === 0) return <Skull size={18} />;
  return (
    <View style={styles.souls}>
      <Heart size={16} />
      {Array.from({ length: Math.min(3, souls) }, (_, index) => (
        <Token key={index} thing="soul" size={21} />
      ))}
      {souls > 3 ? <Numeral size={14}>{souls}</Numeral> : null}
    </View>
  );
}

function GiftLine({ figure }: { readonly figure: Figure }) {
  const { speech } = useSetting();
  const gift: Gift = isAlchemist(figure.id) ? ALCHEMIST[figure.id] : HOMUNCULUS[figure.id];
  const words = giftWords(speech, gift);
  return (
    <Body isItalic size={13} maxScale={1.15} numberOfLines={1} tone="second">
      {words ? capital(words) : ' '}
    </Body>
  );
}

function Numbers({ figure, size }: { readonly figure: Figure; readonly size: number }) {
  const { view, near } = useSetting();
  const player = playerOf(view, near);
  return (
    <View style={styles.numbers}>
      <StatBoss name="att" size={size}>
        {diceOf(player, figure.id, 'attack')}
      </StatBoss>
      <StatBoss name="shield" size={size}>
        {diceOf(player, figure.id, 'defence')}
      </StatBoss>
    </View>
  );
}

function Strengths({ figure }: { readonly figure: Figure }) {
  return (
    <View style={styles.strengths}>
      <Numbers figure={figure} size={27} />
      {isAlchemist(figure.id) ? <Gear /> : null}
    </View>
  );
}

/** What the alchemist wears: a touch tells what it does. */
function Gear() {
  const { view, near, speech, open } = useSetting();
  const { worn } = playerOf(view, near);
  const [only] = worn;
  return (
    <View style={styles.gear}>
      {worn.map((piece) => (
        <Touch
          key={piece}
          label={`${speech.text.equipment[piece]}, ${speech.text.effect(piece)}`}
          onPress={() => open({ type: 'formula', formula: piece })}
          style={styles.piece}
        >
          <GearPicture piece={piece} size={26} />
          {worn.length === 1 && only ? (
            <Label isBold size={12} maxScale={1.15} numberOfLines={2} style={styles.flexible}>
              {speech.text.equipment[only]}
            </Label>
          ) : null}
        </Touch>
      ))}
      {Array.from({ length: MOST_WORN - worn.length }, (_, index) => (
        <View key={index} style={[styles.socket, worn.length > 0 ? styles.slim : null]} />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  middle: { alignItems: 'center', justifyContent: 'center' },
  card: {
    flexDirection: 'row',
    gap: 16,
    paddingHorizontal: 14,
    paddingVertical: 8,
    alignItems: 'center',
  },
  facts: { flex: 1, gap: 3, justifyContent: 'center' },
  named: { minHeight: TARGET, justifyContent: 'center' },
  name: { flexDirection: 'row', alignItems: 'center', gap: 3 },
  flexible: { flexShrink: 1 },
  spacer: { flex: 1 },
  souls: { flexDirection: 'row', alignItems: 'center', gap: 1, marginLeft: 4 },
  numbers: { flexDirection: 'row', gap: 12, marginLeft: 4 },
  strengths: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between', gap: 8 },
  gear: {
    flexDirection: 'row',
    flexShrink: 1,
    alignItems: 'center',
    gap: 6,
    minHeight: 36,
    paddingHorizontal: 6,
    borderRadius: 9,
    backgroundColor: 'rgba(74, 45, 8, 0.16)',
  },
  piece: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 4,
    flexShrink: 1,
    minWidth: TARGET,
    minHeight: TARGET,
    marginVertical: -6,
  },
  slim: { width: 14 },
  socket: {
    width: 24,
    height: 24,
    borderRadius: 7,
    borderWidth: 1.4,
    borderStyle: 'dashed',
    borderColor: '#8a6a34',
  },
});
