import { Fragment } from 'react';
import { StyleSheet, View } from 'react-native';

import { Beacon } from '@/components/kit/beacon';
import { Medallion } from '@/components/kit/medallion';
import { Parchment } from '@/components/kit/parchment';
import { useInks } from '@/components/kit/theme';
import { Body, Label } from '@/components/kit/type';
import type { Seat } from '@/engine/core/seat';
import { explained } from '@/engine/core/wording';
import type { Role } from '@/engine/games/witchs-brew/data';

import { Arrow } from '../art/furniture';
import { plateInk, type PlateKind } from '../art/plate-inks';
import { Crown, Palm } from '../art/small-pieces';
import { pointsAt } from '../touch/hint';
import type { Spot } from '../touch/intent';
import { forecastLabels, orderLabel, questionLabel } from '../words/labels';
import { PAD, type BenchLayout } from '../layout';
import { fitting } from '../words/letters';
import { RoleFace, RoleTouch } from '../pieces/own-card';
import { GoodsLine } from './owner-line';
import { PlateButton } from '../pieces/plate-button';
import { speakersOf, stillToAnswer } from '../seats';
import { TermsRow } from '../pieces/sign-row';
import { usePerson, useSetting, useMatch } from '../table';
import { spanOf, termsOf, whyNotNow, type Terms } from '../pieces/terms';

/** The question of a trick, asked by name on the open table: claim, or so be it? */
export function AnswerBody({ role }: { readonly role: Role }) {
  const { layout } = useSetting();
  const { card, isTight } = layout.bench;
  const width = Math.round(Math.min(card * (isTight ? 0.8 : 0.84), layout.bench.width * 0.27));
  return (
    <>
      <GoodsLine />
      <Parchment seed={91} style={styles.sheet}>
        <View style={styles.tilted}>
          <RoleTouch role={role}>
            <RoleFace role={role} width={width} isLit />
          </RoleTouch>
        </View>
        <View style={styles.words}>
          <Question />
          <OrderOfSpeaking />
          <Rivals />
        </View>
      </Parchment>
    </>
  );
}

/** By name; what comes after the colon is what has to be decided. */
function Question() {
  const { view, near, speech, layout } = useSetting();
  const question = questionLabel(speech, view) ?? '';
  const called = `${speech.who(near)}, ${question.charAt(0).toLowerCase()}${question.slice(1)}`;
  const colon = called.indexOf(':') + 1;
  const { width, card, isTight, isBroad } = layout.bench;
  const room = width - card - 3 * PAD;
  const size = isTight ? fitting(called.slice(colon), room, { least: 12, most: 14 }) : isBroad ? 25 : 18;
  return (
    <View accessible role="heading" aria-label={called}>
      <Body isBold size={size} align="center" style={styles.tightLines}>
        {colon > 0 ? called.slice(0, colon) : called}
      </Body>
      {colon > 0 ? (
        <Body
          isBold
          isItalic
          size={isTight ? size : size + 1}
          tone="cinnabar"
          align="center"
          style={styles.tightLines}
        >
          {called.slice(colon).trim()}
        </Body>
      ) : null}
    </View>
  );
}

/** From the caller on, clockwise: the crown stands over the claim that holds. */
function OrderOfSpeaking() {
  const { view, speech, layout } = useSetting();
  const { second } = useInks();
  const order = speakersOf(view);
  const arrow = layout.bench.isTight || order.length > 4 ? 8 : 11;
  return (
    <View role="img" aria-label={orderLabel(speech, order)} style={styles.order}>
      {order.map((seat, index) => (
        <Fragment key={seat}>
          {index > 0 ? <Arrow size={arrow} colour={second} /> : null}
          <Speaker seat={seat} />
        </Fragment>
      ))}
    </View>
  );
}

function Speaker({ seat }: { readonly seat: Seat }) {
  const { view, near, layout } = useSetting();
  const { isTight, isBroad } = layout.bench;
  const size = isTight ? 20 : isBroad ? 38 : view.players.length > 4 ? 23 : 27;
  const isPast = view.trick?.stances[seat] === 'passes';
  return (
    <View
      style={[
        styles.ring,
        seat === near ? styles.asked : null,
        isPast ? styles.past : null,
        { marginTop: size * 0.5 },
      ]}
    >
      <Medallion person={usePerson(seat)} size={size} />
      {view.trick?.claimant === seat ? <Crown size={size * 0.52} top={-size * 0.52 - 2.4} /> : null}
    </View>
  );
}

/** How many can still outdo a claim. Who they are nobody knows. */
function Rivals() {
  const { view, near, speech, layout } = useSetting();
  const count = stillToAnswer(view, near).length;
  return (
    <Label
      isBold
      size={layout.bench.isTight ? 12.5 : layout.bench.isBroad ? 17 : 13.5}
      tone="second"
      align="center"
    >
      {count === 0 ? speech.words.nobodyElse : speech.words.mayStillTake(count)}
    </Label>
  );
}

/** The two answers, each with what it brings and costs. */
export function AnswerFoot({ role }: { readonly role: Role }) {
  const { speech, isLeftHanded, layout } = useSetting();
  const { text } = speech;
  const direction = layout.isLargeText ? styles.column : isLeftHanded ? styles.mirrored : styles.row;
  return (
    <View style={[styles.answers, direction]}>
      <Answer role={role} isFull={false} spot={YIELD} kind="favour" words={text.soBeIt} />
      <Answer role={role} isFull spot={CLAIM} kind="claim" words={text.claims[role]} />
    </View>
  );
}

const YIELD: Spot = { type: 'yield' };
const CLAIM: Spot = { type: 'claim' };

interface AnswerProps {
  readonly role: Role;
  readonly isFull: boolean;
  readonly spot: Spot;
  readonly kind: PlateKind;
  readonly words: string;
}

function Answer({ role, isFull, spot, kind, words }: AnswerProps) {
  const { view, near, speech, layout, touch, pointer } = useMatch();
  const { text, words: own } = speech;
  const { isTight } = layout.bench;
  const ink = plateInk(kind);
  const when = isFull && stillToAnswer(view, near).length > 0 ? own.ifItStands : own.now;
  const effect = isFull ? text.full[role] : text.favour[role];
  const terms = termsOf(view, near, role, isFull);
  const why = whyNotNow(view, near, role, isFull);
  const objection = why ? own.cannotHave[why] : undefined;
  const isLong = spanOf(terms) > LONG;
  const less = terms.gain.find((sign) => sign.type === 'less');
  const deed = [effect, ...forecastLabels(speech, terms), ...(less ? [] : [when])].join(', ');
  return (
    <PlateButton
      kind={kind}
      label={explained(speech.language, words, deed)}
      hint={objection}
      onPress={() => touch(spot)}
      height={isTight ? 62 : 78}
      testID={spot.type}
      style={layout.isLargeText ? null : styles.answer}
    >
      <View style={styles.saying}>
        {isFull ? <Crown size={17} /> : <Palm size={19} colour={ink} />}
        <Body
          isBold
          size={lettersFor(words, layout.bench)}
          align="center"
          style={[styles.said, { color: ink }]}
        >
          {words}
        </Body>
      </View>
      <View style={styles.terms}>
        {(isTight || isLong) && !layout.isLargeText && !less && !objection ? null : (
          <Label isBold size={13} style={[styles.when, { color: ink }]}>
            {less ? (less.from === 0 ? own.paysNothing : own.payLess) : (objection ?? when)}
          </Label>
        )}
        {less?.from === 0 ? null : (
          <View style={objection ? styles.dear : null}>
            <TermsRow
              terms={terms}
              size={layout.isLargeText ? 28 : signSize(terms, layout.bench)}
              ink={ink}
            />
          </View>
        )}
      </View>
      <Beacon isOn={pointsAt(pointer, spot)} radius={12} />
    </PlateButton>
  );
}

/** Long claims are set smaller, so that they stay on one line where they can. */
function lettersFor(words: string, { width, isTight }: BenchLayout): number {
  const room = Math.min(220, width / 2 - 64);
  return fitting(words, room, { least: 14, most: isTight ? 17 : 20 });
}

/** So many signs that there is no room for words beside them. */
const LONG = 7;

/** Many signs are drawn smaller: they stay on one line. */
function signSize(terms: Terms, { width, isTight }: BenchLayout): number {
  const room = Math.min(220, width / 2 - (isTight || spanOf(terms) > LONG ? 44 : 94));
  return Math.max(12, Math.min(isTight ? 18 : 21, room / spanOf(terms)));
}

const styles = StyleSheet.create({
  sheet: {
    flexGrow: 1,
    flexDirection: 'row',
    alignItems: 'center',
    paddingVertical: 4,
    paddingHorizontal: 8,
    gap: 8,
  },
  tilted: { transform: [{ rotate: '-5deg' }] },
  words: { flex: 1, gap: 2, alignItems: 'center' },
  tightLines: { lineHeight: undefined },
  order: { flexDirection: 'row', alignItems: 'center', gap: 4 },
  past: { opacity: 0.45 },
  ring: { alignItems: 'center', borderRadius: 30, borderWidth: 2.4, borderColor: 'transparent' },
  asked: { borderColor: '#A8261A', backgroundColor: '#FFF8E0' },
  answers: { gap: 8 },
  row: { flexDirection: 'row' },
  mirrored: { flexDirection: 'row-reverse' },
  column: { flexDirection: 'column' },
  answer: { flex: 1 },
  saying: { flexDirection: 'row', alignItems: 'center', gap: 6 },
  said: { flex: 1 },
  terms: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-evenly', gap: 4 },
  when: { flexShrink: 1 },
  dear: { opacity: 0.6 },
});
