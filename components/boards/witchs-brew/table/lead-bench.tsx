import { StyleSheet, View } from 'react-native';
import Animated from 'react-native-reanimated';

import { Beacon, Spoken } from '@/components/kit/beacon';
import { times } from '@/components/kit/drawing/geometry';
import { Draggable, DragRaise, DropZone } from '@/components/kit/drag-layer';
import { FeelProvider } from '@/components/kit/feel';
import { useKept } from '@/components/kit/kept';
import { gliding, TIMES, useMotion } from '@/components/kit/motion';
import { Parchment } from '@/components/kit/parchment';
import { ThumbSide } from '@/components/kit/shell/thumb-side';
import { useInks } from '@/components/kit/theme';
import { Body, Label, Lettering } from '@/components/kit/type';
import { CHOSEN_ROLES, type Role } from '@/engine/games/witchs-brew/data';
import type { WitchsBrewMove } from '@/engine/games/witchs-brew/state';
import { capital } from '@/engine/core/wording';

import { CardBack } from '../art/card-back';
import { plateInk } from '../art/plate-inks';
import { MiniCard, miniCardHeight } from '../art/role-card';
import { RoleMedallion } from '../art/role-medallion';
import { Crown, Palm } from '../art/small-pieces';
import { roleToCall } from '../touch/hint';
import { GAP, PAD, type Layout } from '../layout';
import { CardTerms } from '../pieces/card-terms';
import { RoleFace } from '../pieces/own-card';
import { GoodsLine } from './owner-line';
import { chanceLabels, roleLabel } from '../words/labels';
import { pieceOf, roleOfPiece } from '../touch/carried';
import { PlateButton, WordButton } from '../pieces/plate-button';
import { playerOf } from '../seats';
import { TermsRow } from '../pieces/sign-row';
import { useSetting } from '../table';
import { termsOf, whyNotNow } from '../pieces/terms';

/** The bench of whoever leads: the roles still held, one of which is to be called. */
export function LeadBench() {
  const { isFaceDown } = useSetting();
  return (
    <View style={styles.bench}>
      <GoodsLine />
      {isFaceDown ? <FaceDown /> : <FaceUp />}
    </View>
  );
}

/** Nothing of the hand is mounted before its owner wants to see it. */
function FaceDown() {
  const { view, speech, layout, near, pickUp } = useSetting();
  const { words } = speech;
  const width = cardWidth(layout);
  return (
    <>
      <View style={styles.cards} aria-hidden>
        {times(playerOf(view, near).handSize, (index) => (
          <View key={index} style={{ height: miniCardHeight(width) }}>
            <CardBack width={miniCardHeight(width) / 1.4} />
          </View>
        ))}
      </View>
      <Body align="center" isItalic size={15.5}>
        {words.faceDown}
      </Body>
      <WordButton
        kind="brass"
        words={words.pickUp}
        onPress={pickUp}
        height={layout.bench.button}
        testID="pick-up"
      />
    </>
  );
}

const MOST_CARD = 92;
const MOST_ON_TABLET = 124;

/** Five lie side by side; where the bench is low they are small. */
function cardWidth({ arrangement, bench }: Layout): number {
  const edges = arrangement === 'stack' ? 2 * PAD : STANDING_EDGES;
  const across = (bench.width - edges - (CHOSEN_ROLES - 1) * GAP) / CHOSEN_ROLES;
  const down = (bench.height - bench.button - stripHeight(bench) - AROUND) / 1.24;
  return Math.floor(Math.max(48, Math.min(bench.isBroad ? MOST_ON_TABLET : MOST_CARD, across, down)));
}

/** What the wood of an upright bench takes on both sides. */
const STANDING_EDGES = 44;

/** Edges, gaps and the line of the owner. */
const AROUND = 76;

function stripHeight({ isTight }: Layout['bench']): number {
  return isTight ? 50 : 60;
}

function mayCall(moves: readonly WitchsBrewMove[], role: Role | null): boolean {
  return moves.some((move) => move.type === 'call' && move.role === role);
}

/** Those still held to be called, those played by their sign. Nobody hears or feels which card is thought about. */
function FaceUp() {
  const { view, moves, speech, layout, near, atThumb, isLeftHanded } = useSetting();
  const width = cardWidth(layout);
  const [raised, setRaised] = useKept<Role | null>('raised', view.asked, null);
  const chosen = mayCall(moves, raised) ? raised : null;
  return (
    <FeelProvider music={false} effects={false} haptics={false} isHushed>
      <DragRaise>
        <View role="group" aria-label={speech.words.hand} style={styles.cards}>
          {view.hand.map((role) => (
            <Held
              key={role}
              role={role}
              width={width}
              isRaised={role === chosen}
              onTap={() => setRaised(role === raised ? null : role)}
            />
          ))}
          {playerOf(view, near).spent.map((role) => (
            <Spent key={role} role={role} width={width} />
          ))}
          <Spoken of="hand" />
        </View>
      </DragRaise>
      <ThumbSide atThumb={atThumb} isLeftHanded={isLeftHanded} isUpright>
        <View style={styles.called}>
          <RolePlaceStrip role={chosen} />
          {chosen ? <CallButton role={chosen} /> : null}
        </View>
      </ThumbSide>
    </FeelProvider>
  );
}

interface HeldProps {
  readonly role: Role;
  readonly width: number;
  readonly isRaised: boolean;
  readonly onTap: () => void;
}

function Held({ role, width, isRaised, onTap }: HeldProps) {
  const { speech, inspect, play, hint, view, near } = useSetting();
  const { duration } = useMotion();
  const { text, words } = speech;
  const explain = () => inspect({ type: 'role', role });
  return (
    <Draggable
      id={pieceOf(role)}
      label={[roleLabel(speech, role), ...chanceLabels(speech, view, near, role)].join('; ')}
      isSelected={isRaised}
      onTap={onTap}
      onLongPress={explain}
      actions={[
        { name: 'call', label: text.calls[role], run: () => play({ type: 'call', role }) },
        { name: 'explain', label: words.explains(text.roles[role]), run: explain },
      ]}
      testID={`held-${role}`}
    >
      <Animated.View style={[isRaised ? styles.raised : styles.lying, gliding(duration(TIMES.press))]}>
        <MiniCard role={role} width={width} isLit={isRaised} />
        <CardTerms role={role} width={width} foot={miniCardHeight(width) * FOOT} />
        <Beacon isOn={!isRaised && roleToCall(hint) === role} radius={6} />
      </Animated.View>
    </Draggable>
  );
}

/** The edge of a card stays to be seen. */
const FOOT = 0.96;

function Spent({ role, width }: { readonly role: Role; readonly width: number }) {
  const { speech } = useSetting();
  const label = `${capital(speech.text.roles[role])}, ${speech.words.played}`;
  const place = { width, height: miniCardHeight(width) };
  return (
    <View role="img" aria-label={label} style={[styles.spent, place]}>
      <RoleMedallion role={role} size={width * 0.56} />
    </View>
  );
}

/** Where the called card will lie: it explains the one that is chosen, and takes one that is carried here. */
function RolePlaceStrip({ role }: { readonly role: Role | null }) {
  const { moves, play, speech, layout } = useSetting();
  const { words } = speech;
  const strip = stripHeight(layout.bench);
  const minHeight = role ? strip : strip + GAP + layout.bench.button;
  return (
    <DropZone
      id="role-place"
      label={words.rolePlace}
      accepts={(piece) => mayCall(moves, roleOfPiece(piece))}
      onDrop={(piece) => {
        const carried = roleOfPiece(piece);
        if (carried) play({ type: 'call', role: carried });
      }}
    >
      <Parchment seed={41} style={[styles.strip, layout.bench.isTight ? styles.thin : null, { minHeight }]}>
        {role ? <Explained role={role} /> : <Invitation />}
      </Parchment>
    </DropZone>
  );
}

function Invitation() {
  const { speech } = useSetting();
  const { words } = speech;
  return (
    <View style={styles.invitation}>
      <Body isBold size={17} align="center">
        {words.whichRole}
      </Body>
      <Label size={14} tone="second" align="center">
        {words.carryHere}
      </Label>
    </View>
  );
}

function Explained({ role }: { readonly role: Role }) {
  const { layout } = useSetting();
  const isPane = layout.arrangement === 'panes';
  const Offer = isPane || layout.isLargeText ? WholeOffer : ShortOffer;
  return (
    <>
      {isPane ? <RoleFace role={role} width={112} /> : null}
      <View style={styles.terms}>
        <Offer role={role} isFull />
        <View style={styles.rule} />
        <Offer role={role} isFull={false} />
      </View>
    </>
  );
}

interface OfferProps {
  readonly role: Role;
  readonly isFull: boolean;
}

/** What a role brings, in words and in signs with the price of this moment. */
function useOffer({ role, isFull }: OfferProps) {
  const { view, speech, near } = useSetting();
  const why = isFull ? whyNotNow(view, near, role, isFull) : null;
  return {
    deed: isFull ? speech.text.full[role] : speech.text.favour[role],
    terms: termsOf(view, near, role, isFull),
    objection: why && speech.words.cannotHave[why],
  };
}

function WholeOffer(props: OfferProps) {
  const { full, favour } = useSetting().speech.words;
  const { deed, terms, objection } = useOffer(props);
  return (
    <View style={styles.upright}>
      <Label isBold size={13} tone="second">
        {props.isFull ? full : favour}
      </Label>
      <Body isBold size={15}>
        {deed}
      </Body>
      {objection ? (
        <Label isBold size={13} tone="cinnabar">
          {objection}
        </Label>
      ) : null}
      <TermsRow terms={terms} size={19} />
    </View>
  );
}

/** One line: the signs say the rest, and a long press says it at length. */
function ShortOffer(props: OfferProps) {
  const { layout } = useSetting();
  const { verdigris } = useInks();
  const { deed, terms, objection } = useOffer(props);
  const { isTight } = layout.bench;
  return (
    <View style={styles.offer}>
      <View style={styles.sign}>
        {props.isFull ? <Crown size={14} /> : <Palm size={17} colour={verdigris} />}
      </View>
      <Body
        isBold
        size={isTight ? 13.5 : 14.5}
        numberOfLines={1}
        tone={objection ? 'cinnabar' : 'ink'}
        aria-label={objection ? `${deed}, ${objection}` : deed}
        style={styles.deed}
      >
        {objection ?? deed}
      </Body>
      <TermsRow terms={terms} size={isTight ? 15 : 18} />
    </View>
  );
}

function CallButton({ role }: { readonly role: Role }) {
  const { layout, play, speech, hint } = useSetting();
  const words = speech.text.calls[role];
  return (
    <PlateButton
      kind="brass"
      label={words}
      hint={speech.words.callRole(speech.text.roles[role])}
      onPress={() => play({ type: 'call', role })}
      height={layout.bench.button}
      testID="call"
      style={styles.call}
    >
      <Crown size={20} />
      <Lettering
        size={layout.bench.isTight ? 16 : 19}
        align="center"
        style={[styles.shrinking, { color: plateInk('brass') }]}
      >
        {words}
      </Lettering>
      <Beacon isOn={roleToCall(hint) === role} radius={12} />
    </PlateButton>
  );
}

const styles = StyleSheet.create({
  bench: { flexGrow: 1, gap: GAP, justifyContent: 'space-between' },
  called: { gap: GAP },
  cards: { flexDirection: 'row', justifyContent: 'space-evenly', alignItems: 'center', paddingTop: 5 },
  lying: { transform: [{ translateY: 0 }] },
  raised: { transform: [{ translateY: -8 }] },
  spent: {
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: 6,
    borderWidth: 1.3,
    borderStyle: 'dashed',
    borderColor: 'rgba(201, 163, 90, 0.6)',
    backgroundColor: 'rgba(0, 0, 0, 0.28)',
  },
  strip: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 10,
    paddingVertical: 6,
    paddingHorizontal: 10,
  },
  thin: { paddingVertical: 3 },
  invitation: { flex: 1, gap: 2 },
  terms: { flex: 1 },
  offer: { flexDirection: 'row', alignItems: 'center', gap: 8 },
  sign: { width: 24, alignItems: 'center' },
  deed: { flex: 1 },
  rule: { height: 1, backgroundColor: 'rgba(138, 106, 58, 0.45)', marginVertical: 3 },
  upright: { gap: 3 },
  call: { flexDirection: 'row', alignItems: 'center', gap: 12, paddingHorizontal: 22 },
  shrinking: { flexShrink: 1 },
});
