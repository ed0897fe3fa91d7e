import { StyleSheet, View } from 'react-native';

import { Button } from '@/components/kit/button';
import { Later } from '@/components/kit/later';
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

/** Everything on the map in words: for those who listen, and for whoever would rather read than look. */
export function ListView() {
  const { view, near, speech } = useSetting();
  const { list } = speech.words;
  const others = allSeats(view.players.length).filter((seat) => seat !== near);
  return (
    <View style={styles.all}>
      <Others />
      <Figures seat={near} title={list.yours} />
      {others.map((seat) => (
        <Figures key={seat} seat={seat} title={list.othersOf(speech.who(seat))} />
      ))}
      <Later>
        <Hexes />
      </Later>
    </View>
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

/** The end of the turn is under the map. */
function useDeeds(id: FigureId | null): readonly MateriaPrimaMove[] {
  const { view, near, moves } = useSetting();
  const player = playerOf(view, near);
  return moves.filter((move) => move.type !== 'endTurn' && actorOf(player, move) === id);
}

/** What can be done at once by nobody on the map. */
function Others() {
  const { speech, moves } = useSetting();
  const { list } = speech.words;
  const deeds = useDeeds(null);
  if (moves.length > 0 && deeds.length === 0) return null;
  return (
    <View style={styles.part}>
      <Heading size={16}>{list.deeds}</Heading>
      {deeds.length === 0 ? <Body tone="second">{list.noDeeds}</Body> : <Deeds deeds={deeds} />}
    </View>
  );
}

function Deeds({ deeds }: { readonly deeds: readonly MateriaPrimaMove[] }) {
  const setting = useSetting();
  return deeds.map((move) => {
    const label = deedLabel(setting, move);
    return <Button key={label} kind="walnut" size="small" label={label} onPress={() => setting.play(move)} />;
  });
}

function Figures({ seat, title }: { readonly seat: Seat; readonly title: string }) {
  const { view, near } = useSetting();
  const { figures } = playerOf(view, seat);
  return (
    <View style={styles.part}>
      <Heading size={16}>{title}</Heading>
      {figures.map(({ id }) => (
        <View key={id} style={styles.part}>
          <FigureLine seat={seat} id={id} />
          {seat === near ? <OwnDeeds id={id} /> : null}
        </View>
      ))}
    </View>
  );
}

function OwnDeeds({ id }: { readonly id: FigureId }) {
  return <Deeds deeds={useDeeds(id)} />;
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

function Hexes() {
  const { view, speech, open } = useSetting();
  return (
    <View style={styles.part}>
      <Heading size={16}>{speech.words.list.hexes}</Heading>
      {READING_ORDER.map((hex) => {
        const said = hexLabel(speech, view, hex);
        return (
          <Touch key={hex} label={said} onPress={() => open({ type: 'hex', hex })} style={styles.line}>
            <Label style={styles.words}>{said}</Label>
          </Touch>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  all: { gap: 18 },
  part: { gap: 8 },
  line: { minHeight: 48, flexDirection: 'row', alignItems: 'center', gap: 10 },
  words: { flex: 1 },
});
