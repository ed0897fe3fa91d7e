import { StyleSheet, View } from 'react-native';

import { Beacon } from '@/components/kit/beacon';
import { Button, RowButton } from '@/components/kit/button';
import { CharacterLine } from '@/components/kit/character-line';
import { Sheet } from '@/components/kit/sheet';
import { Touch } from '@/components/kit/touch';
import { Body, Label } from '@/components/kit/type';
import { useWidthClass } from '@/components/kit/use-width-class';
import { isAlike } from '@/engine/core/alike';
import { say } from '@/engine/core/text';
import type { Seat } from '@/engine/core/seat';
import { BOARDS } from '@/engine/games/kazaam/data';
import { partsOn } from '@/engine/games/kazaam/queries/counts';
import type { KazaamMove } from '@/engine/games/kazaam/state';
import type { TileId } from '@/engine/games/kazaam/tiles';

import { HandBacks } from '../art/hand-backs';
import { CreatureBoard } from '../table/creature-board';
import { HeldTile } from '../pieces/held-tile';
import { isFavourite, playerOf } from '../touch/intent';
import { factsLabel, moveLabel, tileLabel } from '../words/labels';
import { VesselPurse } from '../table/opponents';
import { usePerson, useSetting, useMatch } from '../table';
import type { Notice } from '../touch/use-interaction';

interface ClosableProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Everything that can be done now, in words: for screen readers, keyboards, and whoever likes lists. */
export function MovesSheet({ isOpen, onClose }: ClosableProps) {
  const { moves, speech, play } = useSetting();
  const choose = (move: KazaamMove) => {
    onClose();
    play(move);
  };
  return (
    <Sheet isOpen={isOpen} title={speech.words.movesTitle} onClose={onClose} closeLabel={speech.words.close}>
      {moves.map((move) => (
        <RowButton key={JSON.stringify(move)} label={moveLabel(speech, move)} onPress={() => choose(move)} />
      ))}
    </Sheet>
  );
}

/** The hand that an ear shows, or the discards that a leg searches. */
export function ShownTilesSheet({ isOpen, onClose }: ClosableProps) {
  const { view, speech } = useSetting();
  const { asked, shown } = view;
  if (!asked || !shown) return null;
  return (
    <Sheet
      isOpen={isOpen}
      title={say(speech.text.questions, asked.what, speech.who)}
      onClose={onClose}
      closeLabel={speech.words.close}
      footer={<ShownFooter />}
    >
      <View style={styles.tiles}>
        {shown.map((tile) => (
          <ShownTile key={tile} tile={tile} />
        ))}
      </View>
    </Sheet>
  );
}

function ShownFooter() {
  const { situation, speech, play, pointer } = useMatch();
  const closing = situation.moves.find(
    (move) => move.type === 'seen' || (move.type === 'take' && move.tile === null),
  );
  if (!closing) return null;
  return (
    <Button kind="walnut" label={moveLabel(speech, closing)} onPress={() => play(closing)}>
      <Beacon isOn={pointer?.type === 'closing'} radius={13} />
    </Button>
  );
}

const SHOWN_TILE = 96;

function ShownTile({ tile }: { readonly tile: TileId }) {
  const { situation, speech, play, pointer } = useMatch();
  const take: KazaamMove = { type: 'take', tile };
  const label = tileLabel(speech, situation.view, tile);
  const picture = <HeldTile tile={tile} size={SHOWN_TILE} isFavourite={isFavourite(situation.view, tile)} />;
  if (!situation.moves.some((move) => isAlike(move, take))) {
    return (
      <View role="img" aria-label={label}>
        {picture}
      </View>
    );
  }
  return (
    <Touch
      label={`${moveLabel(speech, take)}, ${factsLabel(speech, situation.view, tile)}`}
      onPress={() => play(take)}
    >
      {picture}
      <Beacon isOn={pointer?.type === 'shown' && pointer.tile === tile} radius={7} />
    </Touch>
  );
}

/** A board of somebody else, large; its tiles are targets like the small ones. */
export function OpponentSheet({ onRule }: { readonly onRule: (rule: string) => void }) {
  const { enlarged, enlarge, speech, notice } = useMatch();
  const { words, who } = speech;
  return (
    <Sheet
      isOpen={enlarged !== null}
      title={enlarged === null ? '' : who(enlarged)}
      onClose={() => enlarge(null)}
      closeLabel={words.close}
    >
      {enlarged === null ? null : <OpponentLarge seat={enlarged} />}
      {notice ? <NoticeLine notice={notice} onRule={onRule} /> : null}
    </Sheet>
  );
}

function OpponentLarge({ seat }: { readonly seat: Seat }) {
  const { situation, speech } = useMatch();
  const { text, words, who } = speech;
  const { width, height, widthClass } = useWidthClass();
  const player = playerOf(situation.view, seat);
  const { homunculus, ingredient } = BOARDS[player.alchemist];
  const size = Math.min(widthClass === 'wide' ? 380 : width - 48, height * 0.55);
  return (
    <View style={styles.large}>
      <CreatureBoard seat={seat} size={size} label={words.boardOf(who(seat))} />
      <View style={styles.facts}>
        <CharacterLine person={usePerson(seat)} />
        <Label isBold tone="gold">
          {words.parts(partsOn(player.board))}
        </Label>
        <View style={styles.hand}>
          <Label>{words.inHand(player.handSize)}</Label>
          <HandBacks count={player.handSize} size={26} />
        </View>
        <Label tone="second">
          {words.favourites(text.homunculi[homunculus], text.ingredients[ingredient])}
        </Label>
        <VesselPurse seat={seat} />
      </View>
    </View>
  );
}

function NoticeLine({
  notice: { words, rule },
  onRule,
}: {
  readonly notice: Notice;
  readonly onRule: (rule: string) => void;
}) {
  const { speech } = useMatch();
  return (
    <View role="alert" style={styles.notice}>
      <Body>{words}</Body>
      {rule === null ? null : (
        <Touch
          label={`${speech.words.rule} ${rule}`}
          role="link"
          onPress={() => onRule(rule)}
          style={styles.rule}
        >
          <Label isBold tone="lapis" style={styles.underlined}>
            {`${speech.words.rule} ${rule}`}
          </Label>
        </Touch>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  tiles: { flexDirection: 'row', flexWrap: 'wrap', gap: 12, justifyContent: 'center' },
  large: { gap: 14, alignItems: 'center' },
  facts: { alignSelf: 'stretch', gap: 8 },
  hand: { flexDirection: 'row', alignItems: 'center', gap: 10, flexWrap: 'wrap' },
  notice: { gap: 2 },
  rule: { minHeight: 48, justifyContent: 'center', alignSelf: 'flex-start' },
  underlined: { textDecorationLine: 'underline' },
});
