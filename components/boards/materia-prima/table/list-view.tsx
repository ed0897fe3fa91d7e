import { Fragment, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { RowButton } from '@/components/kit/button';
import { NearWindow } from '@/components/kit/near-window';
import { Touch } from '@/components/kit/touch';
import { Body, Heading, Label } from '@/components/kit/type';
import { allSeats, type Seat } from '@/engine/core/seat';
import { capacityOf, diceOf, isSoulless } from '@/engine/games/materia-prima/queries/figures';
import type { FigureId, MateriaPrimaMove } from '@/engine/games/materia-prima/state';
import { elementsOf } from '@/engine/games/materia-prima/stock';
import type { MateriaPrimaSeatView, MateriaPrimaView } from '@/engine/games/materia-prima/view';
import { capital, percentSaid } from '@/engine/core/wording';

import { Token } from '../art/small-pieces';
import { Bust } from '../art/standee';
import { pipsOf } from '../map/map-figures';
import { Strengths } from '../pieces/strengths';
import { useLook } from '../pieces/use-look';
import { figureLabel, moveLabel, oddsOf, whereabouts, type Speech } from '../words/labels';
import { nearPlayer, playerOf, standingOf, type Foresight } from '../touch/situation';
import { useSetting, useMatch, type Setting } from '../table';
import { usePlaceRows } from './list-places';

/** How high what stands in the list probably is, and how far apart. */
const ROWS = { heading: 34, deed: 52, line: 66 } as const;
const GAP = 8;

interface Row {
  readonly key: string;
  readonly kind: keyof typeof ROWS;
  readonly shown: ReactNode;
}

/** Who and what there is on the map: figures with what each can do, then the places one goes to. */
export function ListView() {
  const { view, near, speech } = useSetting();
  const { list } = speech.words;
  const own = useOwnDeeds();
  const places = usePlaceRows();
  const others = allSeats(view.players.length).filter((seat) => seat !== near);
  const rows = [
    ...own.ofNobody,
    ...figureRows(playerOf(view, near), near, list.yours, own.of),
    ...others.flatMap((seat) => figureRows(playerOf(view, seat), seat, list.othersOf(speech.who(seat)))),
    ...places.flatMap(({ sort, rows: lines }): readonly Row[] => [
      headingRow(sort, list.places[sort]),
      ...lines.map((line): Row => ({ ...line, kind: 'line' })),
    ]),
  ];
  return (
    <NearWindow height={(row) => ROWS[rows[row]?.kind ?? 'line']} gap={GAP} together={2}>
      {rows.map(({ key, shown }) => (
        <Fragment key={key}>{shown}</Fragment>
      ))}
    </NearWindow>
  );
}

/** A move as one would ask for it: an attack with the odds of winning it, the last soul not without a warning. */
function deedLabel({ speech, view, preview }: Setting, move: MateriaPrimaMove): string {
  const said = moveLabel(speech, move, view);
  if (isLastSoul(preview, move)) return `${said}. ${speech.words.sheets.lastSoul(masterOf(speech, view))}`;
  if (move.type !== 'attack') return said;
  const odds = speech.words.chance(percentSaid(speech.language, oddsOf(view, move.figure, move.target)));
  return speech.words.list.withOdds(said, odds);
}

/** Whoever has no soul left turns to his other side. */
function isLastSoul(preview: Foresight, move: MateriaPrimaMove): boolean {
  if ((move.type !== 'drop' && move.type !== 'put') || move.thing !== 'soul') return false;
  const seen = preview([move]);
  return seen.type === 'after' && isSoulless(nearPlayer(seen.view));
}

function masterOf({ text }: Speech, view: MateriaPrimaView): string {
  const { alchemist } = nearPlayer(view);
  return alchemist ? text.alchemists[alchemist] : '';
}

/** Whose move it is to make; the alchemist's where only he could, and nobody's before he stands on the map. */
function actorOf({ figures }: MateriaPrimaSeatView, move: MateriaPrimaMove): FigureId | null {
  return 'figure' in move && move.figure !== null ? move.figure : (figures[0]?.id ?? null);
}

const headingRow = (key: string, words: string): Row => ({
  key,
  kind: 'heading',
  shown: (
    <Heading size={16} style={styles.heading}>
      {words}
    </Heading>
  ),
});

/** What can be done at once, by whose it is. The end of the turn is under the map. */
function useOwnDeeds() {
  const setting = useSetting();
  const { view, near, moves, speech } = setting;
  const { list } = speech.words;
  const player = playerOf(view, near);
  const of = (actor: FigureId | null): readonly Row[] =>
    moves
      .filter((move) => move.type !== 'endTurn' && actorOf(player, move) === actor)
      .map((move) => {
        const label = deedLabel(setting, move);
        const press = () => setting.play(move);
        return { key: label, kind: 'deed', shown: <RowButton label={label} onPress={press} /> };
      });
  const free = of(null);
  const heading = headingRow('deeds', list.deeds);
  const none: Row = { key: 'none', kind: 'line', shown: <Body tone="second">{list.noDeeds}</Body> };
  if (moves.length === 0) return { of, ofNobody: [heading, none] };
  return { of, ofNobody: free.length === 0 ? [] : [heading, ...free] };
}

/** The figures of a player, each with what it can do. */
function figureRows(
  { figures }: MateriaPrimaSeatView,
  seat: Seat,
  title: string,
  deedsOf: (id: FigureId) => readonly Row[] = () => [],
): readonly Row[] {
  return [
    headingRow(title, title),
    ...figures.flatMap(({ id }): readonly Row[] => [
      { key: id, kind: 'line', shown: <FigureLine seat={seat} id={id} /> },
      ...deedsOf(id),
    ]),
  ];
}

/** One's own figures are chosen by a touch, those of others read about. */
function FigureLine({ seat, id }: { readonly seat: Seat; readonly id: FigureId }) {
  const { view, near, speech, situation, touch, open } = useMatch();
  const look = useLook(seat, id);
  const isOwn = seat === near;
  const isChosen = isOwn && situation.chosen === id;
  const press = () => {
    if (!isOwn || isChosen) return open({ type: 'figure', figure: id });
    touch({ type: 'figure', figure: id });
    return open(null);
  };
  return (
    <Touch
      label={capital(figureLabel(speech, view, id))}
      isSelected={isChosen}
      onPress={press}
      style={styles.line}
      testID={`listed-${id}`}
    >
      <Bust figure={id} {...look} size={48} />
      <View style={styles.words}>
        <FigureWords seat={seat} id={id} />
      </View>
    </Touch>
  );
}

/** Its name and where it is, then its numbers, and what it carries. */
function FigureWords({ seat, id }: { readonly seat: Seat; readonly id: FigureId }) {
  const { view, speech } = useSetting();
  const standing = standingOf(view, id);
  if (!standing) return null;
  const { figure } = standing;
  const player = playerOf(view, seat);
  const carried = elementsOf(figure.load);
  const { count, left } = pipsOf(view, seat, figure);
  return (
    <>
      <Label isBold>{speech.text.figure(id)}</Label>
      <Label tone="second" size={13}>
        {capital(whereabouts(speech, view, figure.hex))}
      </Label>
      <View style={styles.numbers}>
        <Strengths
          attack={diceOf(player, id, 'attack')}
          defence={diceOf(player, id, 'defence')}
          capacity={speech.words.table.carried(carried.length, capacityOf(player, id))}
          actions={seat === view.turn ? left : count}
          size={18}
        />
        {carried.map((thing, index) => (
          <Token key={index} thing={thing} size={18} />
        ))}
      </View>
    </>
  );
}

const styles = StyleSheet.create({
  heading: { paddingTop: 10 },
  line: { minHeight: 48, flexDirection: 'row', alignItems: 'center', gap: 10 },
  words: { flex: 1 },
  numbers: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 4, paddingTop: 2 },
});
