import { useMemo } from 'react';
import { StyleSheet, View } from 'react-native';

import { Beacon } from '@/components/kit/beacon';
import { Draggable, DropZone } from '@/components/kit/drag-layer';
import { useAnchor } from '@/components/kit/stage/anchors';
import { useTheme } from '@/components/kit/theme';
import { TARGET } from '@/components/kit/tokens';
import { allSeats, type Seat } from '@/engine/core/seat';
import { FIELDS, SPIRIT_PLACES, type SpiritPlace } from '@/engine/games/alchemirus/data';

import { stepsBetween } from '@/engine/games/alchemirus/queries/ring';

import { NamePlate } from '../art/panels';
import { Pawn, pawnWidth, standingAt } from '../art/pawn';
import {
  AlchemicRing,
  hauntSpot,
  medalSize,
  RingTrail,
  ringPawn,
  ringSpirit,
  ringStud,
  sectorMiddle,
  sectorSpot,
  spiritSpot,
  studSpot,
  type HauntLook,
} from '../art/ring';
import { haunting, Spirit } from '../art/spirit';
import { RingStud, type StudKind } from '../art/stud';
import { playerOf } from '../seats';
import { canReach, hauntLook, hauntTo, reachOf, wayTo } from '../touch/reach';
import { isAskedFor, isLegal, type Situation } from '../touch/situation';
import { pointsAt } from '../touch/hint';
import { fieldLabel, isIdleField, moveLabel, placeLabel } from '../words/labels';
import { RING } from '../scenes/places';
import { useMatch, usePerson, useScene } from '../table';

/** Of the ring's size: what of a field may be touched. */
const SECTOR = 0.24;
const PAWN_PIECE = 'pawn';
const SPIRIT_PIECE = 'spirit';

/** The Alchemic Ring: where everybody stands, where one may go, and what the Spirit holds. */
export function RingView() {
  const { view, layout, speech, situation } = useMatch();
  const { scheme } = useTheme();
  const anchor = useAnchor(RING);
  const size = layout.ring;
  const haunts = useHaunts(situation);
  const fields = FIELDS.map((_, index) => ({
    state: reachOf(situation, index),
    isIdle: canReach(situation, index) && isIdleField(view, index),
    isChosen: situation.draft.field === index,
    pawns: pawnsOn(situation, index).length,
  }));
  return (
    <View role="group" aria-label={speech.words.ring} style={{ width: size, height: size }}>
      <AlchemicRing
        anchor={anchor}
        size={size}
        theme={scheme}
        fields={fields}
        names={speech.text.fields}
        spirit={view.spirit}
        haunts={haunts}
      >
        <Way />
        {allSeats(view.players.length).map((seat) => (
          <Standing key={seat} seat={seat} />
        ))}
        <TheSpirit />
        <Studs />
      </AlchemicRing>
      {FIELDS.map((_, index) => (
        <FieldTouch key={index} field={index} />
      ))}
      {SPIRIT_PLACES.map((place) => (
        <HauntTouch key={place} place={place} />
      ))}
      <HeldSpirit />
      <Haunted />
      <OwnPawn />
    </View>
  );
}

function useHaunts(situation: Situation): Partial<Record<SpiritPlace, HauntLook>> {
  return useMemo(() => {
    const looks: Partial<Record<SpiritPlace, HauntLook>> = {};
    for (const place of SPIRIT_PLACES) {
      const look = hauntLook(situation, place);
      if (look) looks[place] = look;
    }
    return looks;
  }, [situation]);
}

/** Who stands on a field, and who would. */
function pawnsOn({ view, draft }: Situation, field: number): readonly (Seat | 'ghost')[] {
  const here = allSeats(view.players.length).filter((seat) => playerOf(view, seat).field === field);
  return draft.field === field ? [...here, 'ghost'] : here;
}

function Standing({ seat }: { readonly seat: Seat }) {
  const { view, layout, situation, near } = useMatch();
  const { colour } = usePerson(seat);
  const { field } = playerOf(view, seat);
  if (field === null || (seat === near && isAskedFor(situation, 'move'))) return null;
  const here = pawnsOn(situation, field);
  const foot = sectorSpot(layout.ring, { index: field, order: here.indexOf(seat), count: here.length });
  const size = ringPawn(layout.ring);
  return (
    <Pawn
      seat={seat}
      colour={colour}
      size={size}
      isLit={view.turn === seat}
      style={{ ...styles.piece, ...standingAt(size, foot) }}
    />
  );
}

/** The own pawn while it is to be moved: it can be carried along the ring. */
function OwnPawn() {
  const { view, near, layout, speech, situation, touch } = useMatch();
  const { colour } = usePerson(near);
  const { field } = playerOf(view, near);
  if (field === null || !isAskedFor(situation, 'move')) return null;
  const here = pawnsOn(situation, field);
  const foot = sectorSpot(layout.ring, { index: field, order: here.indexOf(near), count: here.length });
  const size = ringPawn(layout.ring);
  const { left, top } = standingAt(size, foot);
  const [across, down] = [(TARGET - pawnWidth(size)) / 2, (TARGET - size) / 2];
  return (
    <Draggable
      id={PAWN_PIECE}
      label={speech.words.pawn(speech.who(near))}
      onTap={() => touch({ type: 'field', field })}
      style={[styles.piece, styles.grip, { left: left - across, top: top - down }]}
    >
      <View style={styles.gripped}>
        <Pawn seat={near} colour={colour} size={size} isLit />
      </View>
    </Draggable>
  );
}

/** The way to the chosen field, and the pawn as it would stand there. */
function Way() {
  const { near, view, layout, situation } = useMatch();
  const { colour } = usePerson(near);
  const { field: chosen } = situation.draft;
  const { field: from } = playerOf(view, near);
  if (chosen === null) return null;
  const here = pawnsOn(situation, chosen);
  const foot = sectorSpot(layout.ring, { index: chosen, order: here.length - 1, count: here.length });
  const size = ringPawn(layout.ring);
  return (
    <>
      {from === null ? null : <RingTrail size={layout.ring} from={from} steps={stepsBetween(from, chosen)} />}
      <Pawn
        seat={near}
        colour={colour}
        size={size}
        isGhost
        style={{ ...styles.piece, ...standingAt(size, foot) }}
      />
    </>
  );
}

function studOf(situation: Situation, field: number): StudKind | null {
  const way = wayTo(situation, field);
  switch (reachOf(situation, field)) {
    case 'free':
      return way?.type === 'go' ? (way.steps as 1 | 2 | 3) : null;
    case 'fame':
      return 'fame';
    case 'locked':
      return 'locked';
    case 'rest':
    case 'far':
      return null;
  }
}

function Studs() {
  const { layout, situation } = useMatch();
  const size = ringStud(layout.ring);
  return FIELDS.map((_, index) => {
    const kind = studOf(situation, index);
    const { x, y } = studSpot(layout.ring, index);
    return kind === null ? null : <RingStud key={index} kind={kind} size={size} x={x} y={y} />;
  });
}

/** Where it stands, or would stand. */
function TheSpirit() {
  const { view, layout, situation } = useMatch();
  const size = ringSpirit(layout.ring);
  const { haunt } = situation.draft;
  const isAway = useScene()?.cues.some(({ type }) => type === 'glide') ?? false;
  const isHeld = isAskedFor(situation, 'spirit');
  const leaps = SPIRIT_PLACES.filter((place) => hauntLook(situation, place) === 'any');
  const stud = ringStud(layout.ring);
  return (
    <>
      {isHeld ? null : (
        <Spirit
          size={size}
          isAlive
          style={[
            styles.piece,
            isAway ? styles.away : null,
            haunting(size, spiritSpot(layout.ring, view.spirit)),
          ]}
        />
      )}
      {haunt === null ? null : (
        <Spirit size={size} isAlive style={[styles.piece, haunting(size, spiritSpot(layout.ring, haunt))]} />
      )}
      {leaps.map((place) => {
        const { x, y } = hauntSpot(layout.ring, place);
        const reach = medalSize(layout.ring) * 0.36;
        return <RingStud key={place} kind="hand" size={stud} x={x + reach} y={y + reach} />;
      })}
    </>
  );
}

/** Of the ring's size: how far under the middle of a medallion its name stands, and the room that it has. */
const NAME_BELOW = 0.055;
const NAME_ROOM = 0.3;

/** The name of what the Spirit holds, or would hold: it hides the picture. */
function Haunted() {
  const { view, layout, speech, situation } = useMatch();
  const isAway = useScene()?.cues.some(({ type }) => type === 'glide') ?? false;
  if (isAway) return null;
  const place = situation.draft.haunt ?? view.spirit;
  const { x, y } = hauntSpot(layout.ring, place);
  const width = layout.ring * NAME_ROOM;
  const below = y + layout.ring * NAME_BELOW;
  return (
    <View style={[styles.piece, styles.name, { left: x - width / 2, width, top: below }]} aria-hidden>
      <NamePlate isBlocked size={layout.ring < LARGE_RING ? 11 : 13}>
        {speech.text.cards[place]}
      </NamePlate>
    </View>
  );
}

const LARGE_RING = 330;

/** The Spirit while it is to be moved: it can be carried to one of its places. */
function HeldSpirit() {
  const { view, layout, speech, situation, touch, inspect } = useMatch();
  if (!isAskedFor(situation, 'spirit')) return null;
  const place = view.spirit;
  const size = ringSpirit(layout.ring);
  const heart = spiritSpot(layout.ring, place);
  const { x, y } = hauntSpot(layout.ring, place);
  const side = Math.max(TARGET, medalSize(layout.ring));
  const [left, top] = [x - side / 2, y - side / 2];
  const { haunt } = situation.draft;
  return (
    <Draggable
      id={SPIRIT_PIECE}
      label={placeLabel(speech, view, place)}
      hint={speech.words.explainHint}
      onTap={() => touch({ type: 'haunt', place })}
      onLongPress={() => inspect({ type: 'place', place })}
      style={[styles.piece, { left, top }]}
      faceStyle={{ width: side, height: side }}
      testID={`haunt-${place}`}
    >
      <Spirit
        size={size}
        isAlive={haunt === null}
        style={[
          styles.piece,
          haunt === null ? null : styles.leaving,
          haunting(size, { x: heart.x - left, y: heart.y - top }),
        ]}
      />
    </Draggable>
  );
}

function FieldTouch({ field }: { readonly field: number }) {
  const { view, layout, speech, situation, pointer, touch, inspect, play } = useMatch();
  const { x, y } = sectorMiddle(layout.ring, field);
  const side = Math.max(TARGET, layout.ring * SECTOR);
  const way = wayTo(situation, field);
  const isOpen = way !== null && isLegal(situation.moves, way);
  return (
    <DropZone
      id={`field-${field}`}
      label={fieldLabel(speech, situation, field)}
      accepts={(piece) => piece === PAWN_PIECE && isOpen}
      onDrop={() => touch({ type: 'field', field })}
      onWrongDrop={(piece) => {
        if (piece === PAWN_PIECE) touch({ type: 'field', field });
        if (piece === SPIRIT_PIECE) touch({ type: 'haunt', place: view.spirit });
      }}
      onTap={() => touch({ type: 'field', field })}
      onLongPress={() => inspect({ type: 'field', field })}
      hint={speech.words.explainHint}
      actions={way && isOpen ? [{ name: 'go', label: moveLabel(speech, way), run: () => play(way) }] : []}
      isUnlit
      isOne
      style={[styles.piece, { left: x - side / 2, top: y - side / 2, width: side, height: side }]}
      testID={`field-${field}`}
    >
      <Beacon isOn={pointsAt(pointer, { type: 'field', field })} radius={side / 2} />
    </DropZone>
  );
}

function HauntTouch({ place }: { readonly place: SpiritPlace }) {
  const { view, layout, speech, situation, pointer, touch, inspect, play } = useMatch();
  const { x, y } = hauntSpot(layout.ring, place);
  const side = Math.max(TARGET, medalSize(layout.ring));
  const look = hauntLook(situation, place);
  const move = hauntTo(situation, place);
  const isChosen = situation.draft.haunt === place;
  if (place === view.spirit && isAskedFor(situation, 'spirit')) return null;
  const label = [placeLabel(speech, view, place), ...(isChosen ? [speech.words.chosen] : [])].join(', ');
  return (
    <DropZone
      id={`haunt-${place}`}
      label={label}
      accepts={(piece) => piece === SPIRIT_PIECE && look !== null}
      // Let go where it is meant to go already, it stays there.
      onDrop={() => (isChosen ? undefined : touch({ type: 'haunt', place }))}
      onWrongDrop={(piece) => (piece === SPIRIT_PIECE ? touch({ type: 'haunt', place }) : undefined)}
      onTap={() => touch({ type: 'haunt', place })}
      onLongPress={() => inspect({ type: 'place', place })}
      hint={speech.words.explainHint}
      actions={look ? [{ name: 'haunt', label: moveLabel(speech, move), run: () => play(move) }] : []}
      isUnlit
      isOne
      style={[styles.piece, { left: x - side / 2, top: y - side / 2, width: side, height: side }]}
      testID={`haunt-${place}`}
    >
      <Beacon isOn={pointsAt(pointer, { type: 'haunt', place })} radius={side / 2} />
    </DropZone>
  );
}

const styles = StyleSheet.create({
  piece: { position: 'absolute' },
  name: { pointerEvents: 'none' },
  leaving: { opacity: 0.4 },
  away: { opacity: 0 },
  grip: { width: TARGET, height: TARGET },
  gripped: { width: TARGET, height: TARGET, alignItems: 'center', justifyContent: 'center' },
});
