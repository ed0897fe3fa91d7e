import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { playsAlone } from '@/components/kit/board';
import { Beacon } from '@/components/kit/beacon';
import { Button } from '@/components/kit/button';
import { Parchment } from '@/components/kit/parchment';
import { Scroll } from '@/components/kit/scroll';
import { useAnchor } from '@/components/kit/stage/anchors';
import { InReach } from '@/components/kit/stage/skip-area';
import { ThumbSide } from '@/components/kit/shell/thumb-side';
import { Body, Heading, Label, Title } from '@/components/kit/type';
import { Walnut } from '@/components/kit/walnut';
import { say } from '@/engine/core/text';
import { capital } from '@/engine/core/wording';
import type { Seat } from '@/engine/core/seat';
import type { Place } from '@/engine/games/kazaam/data';
import { GUARD } from '@/engine/games/kazaam/queries/powers';
import type { KazaamAim, KazaamQuestion } from '@/engine/games/kazaam/state';
import type { KazaamText } from '@/engine/games/kazaam/text/text';
import { tileOf } from '@/engine/games/kazaam/tiles';
import type { KazaamView } from '@/engine/games/kazaam/view';

import { HandBacks } from '../art/hand-backs';
import { Portrait } from '../art/portrait';
import { TileFace } from '../art/tile';
import { placeAt } from '../scenes/places';
import { Foretold } from './foretold';
import { Candles } from '../table/header';
import { isFavourite, playerOf, slotOf, type Situation } from '../touch/intent';
import { LightLine } from '../scenes/light-line';
import { LitBoard, type Lit } from '../pieces/lit-board';
import { spotKey } from '../touch/spots';
import { useSetting, useMatch } from '../table';

type StopQuestionData = Extract<KazaamQuestion, { type: 'stop' }>;

/** The question about a power that is to be answered here and now; bots answer without a page of their own. */
export function stopAsked({ view, moves }: Pick<Situation, 'view' | 'moves'>): StopQuestionData | null {
  const isAnswered = moves.some((move) => move.type === 'stop' || move.type === 'allow');
  return isAnswered && view.asked?.what.type === 'stop' ? view.asked.what : null;
}

interface StopQuestionProps {
  readonly question: StopQuestionData;
  /** Of each of the two boards. */
  readonly size: number;
  readonly actions?: ReactNode;
}

/** On the open table: who does what to whom, and one player, by name, may stop it. */
export function StopQuestion({ question, size, actions }: StopQuestionProps) {
  const { speech, view, people, layout } = useSetting();
  const asked = view.asked?.seat ?? null;
  const page = useAnchor(PAGE);
  const aimed = aimedAt(question.aim);
  const isAlone = aimed === null || aimed.seat === question.user;
  // Below the board it would be out of sight.
  const isBeside = isAlone && layout.arrangement === 'beside';
  return (
    <Scroll contentContainerStyle={styles.page}>
      <View ref={page} collapsable={false} style={styles.pageContent}>
        <View style={styles.top}>
          <Title size={24} style={styles.title}>
            {playsAlone(people) ? speech.words.stopAlone : speech.words.stopTitle}
          </Title>
          {actions ? <InReach style={styles.actions}>{actions}</InReach> : null}
        </View>
        <View style={styles.pair}>
          <Party seat={question.user} size={size} lit={litOf(question, question.user, asked)}>
            <Deed question={question} />
          </Party>
          {aimed === null || isAlone ? null : (
            <Party seat={aimed.seat} size={size} lit={litOf(question, aimed.seat, asked)} isMirrored>
              <Victim aim={aimed} />
            </Party>
          )}
          {isBeside ? <QuestionSheet question={question} isBeside /> : null}
        </View>
        {isBeside ? null : <QuestionSheet question={question} />}
        {aimed === null ? null : (
          <LightLine root={PAGE} from={placeAt(question.user, question.place)} to={targetAnchor(aimed)} />
        )}
      </View>
    </Scroll>
  );
}

const PAGE = 'stop-page';

type AimAtSomebody = Extract<KazaamAim, { readonly seat: Seat }>;

function aimedAt(aim: KazaamAim): AimAtSomebody | null {
  switch (aim.type) {
    case 'hand':
    case 'tile':
      return aim;
    case 'discards':
    case 'supply':
      return null;
  }
}

function targetAnchor(aim: AimAtSomebody): string {
  switch (aim.type) {
    case 'hand':
      return spotKey({ type: 'player', seat: aim.seat });
    case 'tile':
      return placeAt(aim.seat, aim.place);
  }
}

function litOf({ user, place, aim }: StopQuestionData, seat: Seat, asked: Seat | null): readonly Lit[] {
  const acting: readonly Lit[] = seat === user ? [{ place, kind: 'actor' }] : [];
  const struck: readonly Lit[] =
    aim.type === 'tile' && aim.seat === seat ? [{ place: aim.place, kind: 'target' }] : [];
  const guarding: readonly Lit[] = seat === asked ? [{ place: GUARD, kind: 'guard' }] : [];
  return [...acting, ...struck, ...guarding];
}

interface PartyProps {
  readonly seat: Seat;
  readonly size: number;
  readonly lit: readonly Lit[];
  readonly isMirrored?: boolean;
  readonly children: ReactNode;
}

function Party({ seat, size, lit, isMirrored = false, children }: PartyProps) {
  const { situation, speech, layout } = useMatch();
  const { alchemist } = playerOf(situation.view, seat);
  const direction = layout.isLargeText ? styles.stacked : isMirrored ? styles.mirrored : styles.row;
  return (
    <Walnut style={styles.party} contentStyle={[styles.partyContent, direction]}>
      <View style={styles.who}>
        <Portrait alchemist={alchemist} size={64} />
        <Heading size={20} numberOfLines={2}>
          {speech.who(seat)}
        </Heading>
        {children}
      </View>
      <LitBoard seat={seat} size={size} lit={lit} label={speech.words.boardOf(speech.who(seat))} />
    </Walnut>
  );
}

/** What is being used, and how many actions are left. */
function Deed({ question: { user, place } }: { readonly question: StopQuestionData }) {
  const { situation, speech } = useMatch();
  const { view } = situation;
  const isTurn = view.turn.seat === user;
  return (
    <>
      <Label isBold tone="gold" size={15}>
        {partName(speech.text, view, user, place)}
      </Label>
      {isTurn ? <Candles lit={view.turn.actions} size={38} /> : null}
    </>
  );
}

function partName(text: KazaamText, view: KazaamView, seat: Seat, place: Place): string {
  const slot = slotOf(view, seat, place);
  return capital(slot ? text.tile(tileOf(slot.tile)) : text.places[place]);
}

/** What it is aimed at: a hand of which only the number is public, or a part. */
function Victim({ aim }: { readonly aim: AimAtSomebody }) {
  switch (aim.type) {
    case 'hand':
      return <AimedHand seat={aim.seat} />;
    case 'tile':
      return <AimedPart seat={aim.seat} place={aim.place} />;
  }
}

function AimedPart({ seat, place }: { readonly seat: Seat; readonly place: Place }) {
  const { view, speech } = useSetting();
  return (
    <Label isBold tone="cinnabar" size={15}>
      {partName(speech.text, view, seat, place)}
    </Label>
  );
}

function AimedHand({ seat }: { readonly seat: Seat }) {
  const { view, speech } = useSetting();
  const { handSize } = playerOf(view, seat);
  const anchor = useAnchor(spotKey({ type: 'player', seat }));
  return (
    <>
      <Label tone="second" size={15}>
        {speech.words.inHand(handSize)}
      </Label>
      <View ref={anchor} collapsable={false}>
        <HandBacks count={handSize} size={34} />
      </View>
    </>
  );
}

interface QuestionSheetProps {
  readonly question: StopQuestionData;
  readonly isBeside?: boolean;
}

function QuestionSheet({ question, isBeside = false }: QuestionSheetProps) {
  const { view, speech } = useSetting();
  const seat = view.asked?.seat;
  return (
    <Parchment seed={63} style={[styles.question, isBeside ? styles.beside : null]}>
      <Body size={17}>{say(speech.text.questions, question, speech.who)}</Body>
      <Foretold {...question} />
      {seat === undefined ? null : (
        <Body isItalic tone="second" size={15}>
          {speech.words.guards(speech.who(seat), after(question.guards, seat).map(speech.who))}
        </Body>
      )}
    </Parchment>
  );
}

/** Those who are asked if this one lets it happen: heads that are awake are for all to see. */
function after(guards: readonly Seat[], seat: Seat): readonly Seat[] {
  return guards.slice(guards.indexOf(seat) + 1);
}

/** The two answers, under the thumb. */
export function StopAnswers() {
  const { situation, speech, layout, play, pointer, atThumb, isLeftHanded } = useMatch();
  const isLow = layout.arrangement === 'beside';
  const half = isLow ? styles.half : null;
  const answer = pointer?.type === 'answer' ? pointer.answer : null;
  const { view, moves } = situation;
  const seat = view.asked?.seat ?? view.turn.seat;
  const head = slotOf(view, seat, GUARD);
  const mayStop = moves.some((move) => move.type === 'stop');
  return (
    <View style={[styles.answers, isLow ? styles.low : null]}>
      {mayStop ? (
        <Button
          size="large"
          label={speech.words.stopBy(speech.who(seat))}
          note={head ? speech.words.headSleeps(speech.text.tile(tileOf(head.tile))) : undefined}
          onPress={() => play({ type: 'stop' })}
          style={half}
        >
          {head ? (
            <View style={styles.head}>
              <TileFace tile={tileOf(head.tile)} size={46} isFavourite={isFavourite(view, head.tile, seat)} />
            </View>
          ) : null}
          <Beacon isOn={answer === 'stop'} radius={14} />
        </Button>
      ) : null}
      <ThumbSide atThumb={atThumb} isLeftHanded={isLeftHanded} style={half}>
        <Button kind="walnut" label={speech.words.allow} onPress={() => play({ type: 'allow' })}>
          <Beacon isOn={answer === 'allow'} radius={13} />
        </Button>
      </ThumbSide>
    </View>
  );
}

const styles = StyleSheet.create({
  page: { padding: 10, flexGrow: 1 },
  pageContent: { gap: 12, flexGrow: 1, justifyContent: 'space-evenly' },
  top: { flexDirection: 'row', alignItems: 'center', gap: 8 },
  title: { flex: 1 },
  actions: { flexDirection: 'row', gap: 6 },
  pair: { gap: 12, flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center' },
  party: { flexGrow: 1, flexBasis: 300, maxWidth: 560 },
  partyContent: { padding: 9, gap: 10, alignItems: 'center', justifyContent: 'space-between' },
  row: { flexDirection: 'row' },
  mirrored: { flexDirection: 'row-reverse' },
  stacked: { flexDirection: 'column' },
  who: { flexShrink: 1, flexGrow: 1, gap: 4, alignItems: 'flex-start' },
  question: { gap: 8, width: '100%', maxWidth: 720, alignSelf: 'center' },
  answers: {
    gap: 8,
    paddingHorizontal: 10,
    paddingBottom: 8,
    width: '100%',
    maxWidth: 740,
    alignSelf: 'center',
  },
  beside: { width: 'auto', flexGrow: 1, flexShrink: 1, flexBasis: 280, alignSelf: 'stretch' },
  low: { flexDirection: 'row', maxWidth: '100%' },
  half: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
  head: { borderRadius: 4, overflow: 'hidden' },
});
