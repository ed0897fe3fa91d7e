import { Fragment, type ReactNode } from 'react';
import { StyleSheet } from 'react-native';

import { RowButton } from '@/components/kit/button';
import { Later } from '@/components/kit/later';
import { NearWindow } from '@/components/kit/near-window';
import { Touch } from '@/components/kit/touch';
import { Body, Heading, Label } from '@/components/kit/type';
import { allSeats, type Seat } from '@/engine/core/seat';
import { isSoulless } from '@/engine/games/materia-prima/queries/figures';
import type { FigureId, MateriaPrimaMove } from '@/engine/games/materia-prima/state';
import type { MateriaPrimaSeatView, MateriaPrimaView } from '@/engine/games/materia-prima/view';
import { capital, percentSaid } from '@/engine/core/wording';

import { Bust } from '../art/standee';
import { useLook } from '../pieces/use-look';
import { figureLabel, hexLabel, moveLabel, oddsOf, type Speech } from '../words/labels';
import { READING_ORDER } from '../map/map-ground';
import { nearPlayer, playerOf, type Foresight } from '../touch/situation';
import { useSetting, useMatch, type Setting } from '../table';

/** How high what stands in the list probably is, and how far apart. */
const ROWS = { heading: 34, deed: 52, line: 52 } as const;
const GAP = 8;

interface Row {
  readonly key: string;
  readonly kind: keyof typeof ROWS;
  readonly shown: ReactNode;
}

/** Everything on the map in words: for those who listen, and for whoever would rather read than look. */
export function ListView() {
  const { view, near, speech } = useSetting();
  const { list } = speech.words;
  const own = useOwnDeeds();
  const others = allSeats(view.players.length).filter((seat) => seat !== near);
  const rows = [
    ...own.ofNobody,
    ...figureRows(playerOf(view, near), near, list.yours, own.of),
    ...others.flatMap((seat) => figureRows(playerOf(view, seat), seat, list.othersOf(speech.who(seat)))),
  ];
  const highs = rows.map(({ kind }) => ROWS[kind]);
  const whole = highs.reduce((sum, high) => sum + high + GAP, 0);
  return (
    <>
      <NearWindow height={(row) => highs[row] ?? ROWS.line} gap={GAP}>
        {rows.map(({ key, shown }) => (
          <Fragment key={key}>{shown}</Fragment>
        ))}
      </NearWindow>
      <Later>
        <Hexes from={whole} />
      </Later>
    </>
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
  const said = capital(figureLabel(speech, view, id));
  const press = () => {
    if (!isOwn || isChosen) return open({ type: 'figure', figure: id });
    touch({ type: 'figure', figure: id });
    return open(null);
  };
  return (
    <Touch label={said} isSelected={isChosen} onPress={press} style={styles.line} testID={`listed-${id}`}>
      <Bust figure={id} {...look} size={40} />
      <Label style={styles.words}>{said}</Label>
    </Touch>
  );
}

function Hexes({ from }: { readonly from: number }) {
  const { view, speech, open } = useSetting();
  return (
    <>
      <Heading size={16}>{speech.words.list.hexes}</Heading>
      <NearWindow height={ROWS.line} from={from} together={4} gap={GAP}>
        {READING_ORDER.map((hex) => {
          const said = hexLabel(speech, view, hex);
          return (
            <Touch key={hex} label={said} onPress={() => open({ type: 'hex', hex })} style={styles.line}>
              <Label style={styles.words}>{said}</Label>
            </Touch>
          );
        })}
      </NearWindow>
    </>
  );
}

const styles = StyleSheet.create({
  heading: { paddingTop: 10 },
  line: { minHeight: 48, flexDirection: 'row', alignItems: 'center', gap: 10 },
  words: { flex: 1 },
});
