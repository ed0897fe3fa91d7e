import { StyleSheet, View } from 'react-native';

import { Button } from '@/components/kit/button';
import { times } from '@/components/kit/drawing/geometry';
import { Parchment } from '@/components/kit/parchment';
import { useTheme } from '@/components/kit/theme';
import { Body, Heading, Label, Numeral } from '@/components/kit/type';
import { isAlike } from '@/engine/core/alike';
import { at } from '@/engine/core/list';
import { capital, explained, percentSaid } from '@/engine/core/wording';
import { EQUIPMENT } from '@/engine/games/materia-prima/cards';
import { fateOf } from '@/engine/games/materia-prima/queries/fight';
import {
  cardOf,
  diceOf,
  fittingOf,
  gearFor,
  isAlchemist,
} from '@/engine/games/materia-prima/queries/figures';
import { chanceToWin, sumChances } from '@/engine/games/materia-prima/queries/odds';
import type { FigureId } from '@/engine/games/materia-prima/state';
import { elementsOf, sizeOf } from '@/engine/games/materia-prima/stock';
import type { MateriaPrimaView } from '@/engine/games/materia-prima/view';
import { READING } from '@/engine/games/materia-prima/rulebook';

import type { DieSide } from '../art/names';
import { DieFace } from '../art/fight-die';
import { OddsTube, TotalBars } from '../art/odds';
import { Token } from '../art/small-pieces';
import { Bust } from '../art/standee';
import { useLook } from '../pieces/use-look';
import { movesOf, playerOf, standingOf, type Standing } from '../touch/situation';
import { useHalfChosen, useSetting, useMatch } from '../table';
import { Choice, ChoiceGroup } from './choice';
import { FightStage } from './fight-stage';
import { ButtonRow, Leaf, MoveButton, Rules, useSheetWidth } from './leaf';
import { TokenRow } from './tokens';

/** How broad a bar of the likely totals is at most, and what is left between those of both sides. */
const MOST_BAR = 16;
const BETWEEN = 70;
/** Of the two sides and of the dice in them. */
const GAP = 10;
const PADDING = 10;
const NARROW = 150;
const BETWEEN_DICE = 6;
const MOST_DIE = 30;
const LEAST_DIE = 20;

interface FightSheetProps {
  readonly figure: FigureId;
  readonly target: FigureId;
  readonly onClose: () => void;
}

/** Before the dice: who rolls how many, how likely it is, and what comes of it. */
export function FightSheet({ figure, target: first, onClose }: FightSheetProps) {
  const { view, moves, speech, hint } = useMatch();
  const { text, words } = speech;
  const { sheets } = words;
  const width = useSheetWidth();
  const [target, setTarget] = useHalfChosen('target', first);
  const [one, other] = [standingOf(view, figure), standingOf(view, target)];
  if (!one || !other) return null;
  const move = { type: 'attack', figure, target } as const;
  const targets = movesOf(moves, 'attack').filter((attack) => attack.figure === figure);
  const odds = oddsBetween(view, one, other);
  const bar = Math.min(MOST_BAR, (width - BETWEEN) / (odds.attack.length + odds.defence.length));
  const wanted = hint?.type === 'attack' && hint.figure === figure ? hint.target : null;
  return (
    <Leaf
      title={sheets.attackTitle(text.theFigure(target))}
      onClose={onClose}
      footer={
        <ButtonRow>
          <Button kind="walnut" label={sheets.back} onPress={onClose} testID="back" />
          <MoveButton
            move={move}
            label={sheets.roll}
            note={sheets.rollNote}
            spoken={explained(speech.language, sheets.roll, `${text.figure(figure)}, ${text.figure(target)}`)}
            onDone={onClose}
            isLit={isAlike(hint, move)}
            style={styles.flexible}
            testID="confirm"
          />
        </ButtonRow>
      }
    >
      <FightStage figure={figure} target={target} width={width} />
      {targets.length > 1 ? (
        <ChoiceGroup label={sheets.whom}>
          {targets.map((attack) => (
            <Choice
              key={attack.target}
              label={text.figure(attack.target)}
              isChosen={attack.target === target}
              isHinted={attack.target === wanted && attack.target !== target}
              onPress={() => setTarget(attack.target)}
              testID={`target-${attack.target}`}
            />
          ))}
        </ChoiceGroup>
      ) : null}
      <View style={styles.sides}>
        <Side who={one} side="attack" width={(width - GAP) / 2} />
        <Side who={other} side="defence" width={(width - GAP) / 2} />
      </View>
      <View
        accessible
        role="img"
        aria-label={sheets.winsOf(percentSaid(speech.language, odds.chance))}
        style={styles.odds}
      >
        <Heading size={20} align="center" tone="gold">
          {sheets.winsOf(percentSaid(speech.language, odds.chance))}
        </Heading>
        <OddsTube
          width={width - 8}
          height={30}
          chance={odds.chance}
          left={percentSaid(speech.language, odds.chance)}
          right={percentSaid(speech.language, 1 - odds.chance)}
        />
      </View>
      <View style={styles.bars} aria-hidden>
        <TotalBars side="attack" shares={odds.attack} width={bar * odds.attack.length} />
        <Label tone="second" size={12} maxScale={1.3} align="center" style={styles.flexible}>
          {sheets.likelyTotals}
        </Label>
        <TotalBars side="defence" shares={odds.defence} width={bar * odds.defence.length} />
      </View>
      <Outcomes one={one} other={other} />
      <Rules rules={isAlchemist(target) ? READING.fightAlchemist : READING.fightHomunculus} />
    </Leaf>
  );
}

function oddsBetween(view: MateriaPrimaView, one: Standing, other: Standing) {
  const attack = diceOf(playerOf(view, one.seat), one.figure.id, 'attack');
  const defence = diceOf(playerOf(view, other.seat), other.figure.id, 'defence');
  return {
    chance: chanceToWin(attack, defence),
    attack: sumChances(attack),
    defence: sumChances(defence),
  };
}

/** Faces to look at before anything is rolled. */
const SHOWN = [1, 2, 3, 1, 2, 0, 2, 1] as const;

interface SideProps {
  readonly who: Standing;
  readonly side: DieSide;
  readonly width: number;
}

/** As large as they stand in one row; many of them in two. */
function dieSize(width: number, dice: number): number {
  const inRow = (width - 2 * PADDING - 2 - (dice - 1) * BETWEEN_DICE) / Math.max(1, dice);
  return inRow < LEAST_DIE ? 24 : Math.floor(Math.min(MOST_DIE, inRow));
}

/** Who it is, and where the dice come from. */
function Side({ who: { seat, figure }, side, width }: SideProps) {
  const { view, speech } = useSetting();
  const { colours } = useTheme();
  const look = useLook(seat, figure.id);
  const { text, words } = speech;
  const player = playerOf(view, seat);
  const { id } = figure;
  const dice = diceOf(player, id, side);
  const own = cardOf(player, id)[side];
  const gear = gearFor(player, id, side);
  const parts = [
    words.sheets.ownDice(own),
    ...gear.map((piece) => `${EQUIPMENT[piece][side]} ${text.equipment[piece]}`),
  ].join(' + ');
  return (
    <View
      accessible
      aria-label={explained(
        speech.language,
        words.figureOf(text.figure(id), speech.who(seat)),
        `${words.sheets.dice(dice)}, ${parts}`,
      )}
      style={[styles.side, { borderColor: colours.line }]}
    >
      <View style={styles.row}>
        <Bust figure={id} {...look} size={width < NARROW ? 32 : 40} />
        <Label isBold size={16} maxScale={1.4} keepsWords style={styles.flexible}>
          {text.figure(id)}
        </Label>
      </View>
      <View style={styles.row}>
        <Label tone="second" size={13} maxScale={1.4} keepsWords style={styles.flexible}>
          {parts}
        </Label>
        <Numeral size={22} maxScale={1.3} tone={side === 'attack' ? 'cinnabar' : 'lapis'}>
          {dice}
        </Numeral>
      </View>
      <View style={styles.dice}>
        {times(dice, (index) => (
          <DieFace key={index} side={side} value={at(SHOWN, index)} size={dieSize(width, dice)} />
        ))}
      </View>
    </View>
  );
}

/** What is won, and what is lost. */
function Outcomes({ one, other }: { readonly one: Standing; readonly other: Standing }) {
  const { view, speech } = useSetting();
  const { text, words } = speech;
  const { sheets } = words;
  const prey = other.figure;
  const spoils = elementsOf(prey.load);
  const room = fittingOf(playerOf(view, one.seat), one.figure, prey.load);
  const { isRemoved, soul } = fateOf({ id: prey.id, of: playerOf(view, other.seat) }, one.figure.id);
  const name = capital(text.theFigure(prey.id));
  return (
    <View style={styles.outcomes}>
      <Parchment seed={41} style={[styles.outcome, styles.won]}>
        <Heading size={16} tone="verdigris" keepsWords>
          {sheets.ifYouWin}
        </Heading>
        <View style={styles.spoils}>
          {spoils.length > 0 ? (
            <TokenRow things={spoils} size={26} />
          ) : (
            <Body size={15}>{sheets.noElements}</Body>
          )}
          {soul ? <Token thing="soul" size={34} /> : null}
        </View>
        {soul ? <Body size={15}>{soul === 'taken' ? sheets.soulTaken : sheets.soulDrops}</Body> : null}
        {sizeOf(prey.load) > room ? <Body size={15}>{sheets.roomFor(room)}</Body> : null}
        <Body size={15}>{isRemoved ? sheets.isGone(name) : sheets.goesHome(name)}</Body>
      </Parchment>
      <Parchment seed={42} style={styles.outcome}>
        <Heading size={16} tone="cinnabar" keepsWords>
          {sheets.ifNot}
        </Heading>
        <Body size={15}>{sheets.nothingLost}</Body>
        <Body size={15} isBold>
          {sheets.tieDefends}
        </Body>
      </Parchment>
    </View>
  );
}

const styles = StyleSheet.create({
  flexible: { flex: 1 },
  sides: { flexDirection: 'row', flexWrap: 'wrap', gap: GAP },
  side: { flex: 1, minWidth: 132, borderWidth: 1, borderRadius: 12, padding: PADDING, gap: 8 },
  row: { flexDirection: 'row', alignItems: 'center', gap: 10 },
  dice: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: BETWEEN_DICE },
  odds: { gap: 6, alignItems: 'center' },
  bars: { flexDirection: 'row', alignItems: 'center', gap: 6 },
  outcomes: { flexDirection: 'row', flexWrap: 'wrap', gap: 10 },
  outcome: { flex: 1, minWidth: 130, gap: 4, padding: 14 },
  won: { flex: 1.5, minWidth: 180 },
  spoils: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 10 },
});
