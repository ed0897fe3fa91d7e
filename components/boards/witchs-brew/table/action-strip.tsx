import { StyleSheet, View } from 'react-native';

import { Beacon } from '@/components/kit/beacon';
import { DropZone } from '@/components/kit/drag-layer';
import { times } from '@/components/kit/drawing/geometry';
import { Icon } from '@/components/kit/icon';
import { Paint } from '@/components/kit/paint';
import { Parchment } from '@/components/kit/parchment';
import { useInks } from '@/components/kit/theme';
import { RIVET } from '@/components/kit/tokens';
import { Touch } from '@/components/kit/touch';
import { Body, Label } from '@/components/kit/type';
import type { Seat } from '@/engine/core/seat';
import type { CauldronPotion, Colour, Role } from '@/engine/games/witchs-brew/data';
import { countOf, listed } from '@/engine/games/witchs-brew/drops';
import { isSpell, sourceOf } from '@/engine/games/witchs-brew/queries/deeds';
import { brewPrice, type Price as BrewPrice } from '@/engine/games/witchs-brew/queries/price';
import { potionIn, potionOn } from '@/engine/games/witchs-brew/queries/stacks';
import type { WitchsBrewView } from '@/engine/games/witchs-brew/view';
import { capital, explained } from '@/engine/core/wording';

import { Arrow } from '../art/furniture';
import { Drop, DropSocket, Vial } from '../art/small-pieces';
import { dropOfPiece } from '../touch/carried';
import { pointsAt } from '../touch/hint';
import { extrasFor, glows, taskOf, type Task } from '../touch/intent';
import { goodsOf, type Speech } from '../words/labels';
import type { BenchLayout } from '../layout';
import { SignRow, TermsRow } from '../pieces/sign-row';
import { useSetting, useMatch } from '../table';
import { goodsSigns, potionSigns, priceSigns, termsOf, type Sign } from '../pieces/terms';

/** Signs are smaller where the bench is narrow. */
function useSignSize(): number {
  const { width } = useSetting().layout.bench;
  return width < 300 ? 18 : width < 350 ? 21 : 24;
}

/** What is given and what is got, before it is done. */
export function ActionStrip() {
  const { situation, layout, speech, touch } = useMatch();
  const task = taskOf(situation);
  const isPane = layout.arrangement === 'panes';
  if (!task || task.type === 'answer') return null;
  const sheet = (
    <Parchment seed={55} style={[styles.strip, isPane ? styles.sheet : null]}>
      {isPane ? <Deed /> : null}
      <Terms task={task} />
    </Parchment>
  );
  if (task.type !== 'mix') return sheet;
  const take = (piece: string) => {
    const colour = dropOfPiece(piece);
    if (colour) touch({ type: 'jar', colour });
  };
  return (
    <DropZone
      id="strip"
      label={speech.words.pay}
      accepts={(piece) => {
        const colour = dropOfPiece(piece);
        return colour !== null && glows(situation, { type: 'jar', colour });
      }}
      onDrop={take}
      onWrongDrop={take}
    >
      {sheet}
    </DropZone>
  );
}

/** What is to be done, in words. */
function Deed() {
  const { view, speech } = useSetting();
  const what = view.asked?.what;
  if (what?.type !== 'effect') return null;
  return (
    <Body isBold size={19}>
      {deedWords(speech, view, what.role, what.isFull)}
    </Body>
  );
}

function deedWords({ text }: Speech, view: WitchsBrewView, role: Role, isFull: boolean): string {
  const source = sourceOf(view.spell, role, isFull);
  if (isSpell(source)) return capital(text.spellEffects[source]);
  return capital(isFull ? text.full[role] : text.favour[role]);
}

function Terms({ task }: { readonly task: Exclude<Task, { type: 'answer' }> }) {
  switch (task.type) {
    case 'take':
      return <Taken {...task} />;
    case 'add-gold':
      return <AddedGold {...task} />;
    case 'mix':
      return <Mix {...task} />;
    case 'brew':
      return <Brew {...task} />;
  }
}

function Taken({ role, isFull }: Extract<Task, { type: 'take' }>) {
  const size = useSignSize();
  const { view, speech, layout, near } = useSetting();
  const isPane = layout.arrangement === 'panes';
  return (
    <View style={[styles.wide, isPane ? styles.left : null]}>
      {isPane ? null : (
        <Body isBold size={14.5} style={styles.line}>
          {deedWords(speech, view, role, isFull)}
        </Body>
      )}
      <View style={styles.whole}>
        <TermsRow terms={termsOf(view, near, role, isFull)} size={size} />
      </View>
    </View>
  );
}

function AddedGold({ missing }: Extract<Task, { type: 'add-gold' }>) {
  const size = useSignSize();
  const { view, speech } = useSetting();
  const terms = { price: goodsSigns(goodsOf({ gold: missing })), gain: potionSigns(potionOn(view, 'gold')) };
  return (
    <View style={styles.wide}>
      <Body isBold size={16}>
        {speech.words.pay}
      </Body>
      <TermsRow terms={terms} size={size} />
    </View>
  );
}

type MixTask = Extract<Task, { type: 'mix' }>;

/** A socket for each drop that is asked for; what lies in one is put back by touching it. */
function Mix({ verb, count }: MixTask) {
  const size = useSignSize();
  const { situation, speech, near } = useMatch();
  const { ink } = useInks();
  const chosen = listed(situation.draft.drops);
  const gain = gainOf(situation.view, near, verb);
  return (
    <View style={styles.wide}>
      <Body isBold size={15} style={styles.words}>
        {verb === 'gather' ? speech.words.get : speech.words.pay}
      </Body>
      <View style={styles.sockets}>
        {chosen.map((colour, index) => (
          <Chosen key={index} colour={colour} />
        ))}
        {times(count - chosen.length, (index) => (
          <View key={index} style={[styles.socket, styles.free]}>
            <DropSocket colour="any" size={size} />
          </View>
        ))}
      </View>
      {gain.length > 0 ? (
        <>
          <Arrow size={15} colour={ink} />
          <SignRow signs={gain} size={size} />
        </>
      ) : null}
    </View>
  );
}

function Chosen({ colour }: { readonly colour: Colour }) {
  const size = useSignSize();
  const { speech, touch, pointer } = useMatch();
  return (
    <Touch
      label={speech.words.putBackDrop(speech.text.drops[colour])}
      onPress={() => touch({ type: 'chosen', colour })}
      style={[styles.socket, styles.chosen]}
    >
      <Drop colour={colour} size={size} />
      <Beacon isOn={pointsAt(pointer, { type: 'chosen', colour })} radius={12} />
    </Touch>
  );
}

function gainOf(view: WitchsBrewView, seat: Seat, verb: MixTask['verb']): readonly Sign[] {
  const what = view.asked?.what;
  switch (verb) {
    case 'sell':
    case 'brew':
      return what?.type === 'effect' ? termsOf(view, seat, what.role, what.isFull).gain : [];
    case 'add':
      return potionSigns(potionOn(view, 'drops'));
    case 'gather':
    case 'give':
      return [];
  }
}

/** The price of the chosen cauldron, and the switch for one more drop. */
function Brew({ deed }: Extract<Task, { type: 'brew' }>) {
  const { situation, speech, layout } = useMatch();
  const { cauldron } = situation.draft;
  const potion = cauldron && potionIn(situation.view, cauldron);
  const offer = potion && { potion, price: brewPrice(deed, potion) };
  return (
    <View style={layout.arrangement === 'panes' ? styles.brewBelow : styles.brew}>
      {offer ? (
        <Price {...offer} />
      ) : (
        <Body isBold size={16} align="center" style={styles.alone}>
          {speech.words.chooseCauldron}
        </Body>
      )}
      {offer && deed.mayAddDrop ? <OneMoreDrop {...offer} /> : null}
    </View>
  );
}

interface OfferProps {
  readonly potion: CauldronPotion;
  readonly price: BrewPrice;
}

function Price({ potion, price }: OfferProps) {
  const whole = useSignSize();
  const { view, speech, layout } = useSetting();
  const { words, text } = speech;
  const told = text.goods(goodsOf({ gold: price.gold, drops: price.drops }));
  const isFull = isCrowded({ potion, price }, layout.bench);
  const size = isFull ? whole * 0.8 : whole;
  return (
    <View
      role="img"
      aria-label={explained(speech.language, `${words.pay} ${told}`, text.potion(potion))}
      style={styles.price}
    >
      {layout.bench.isTight || isFull ? null : (
        <Body isBold size={15}>
          {words.pay}
        </Body>
      )}
      <TermsRow terms={{ price: priceSigns(price), gain: potionSigns(potion) }} size={size} />
      {layout.arrangement === 'panes' && potion.hasRaven ? (
        <Body isItalic size={15}>
          {words.nth(view.ravens + 1)}
        </Body>
      ) : null}
    </View>
  );
}

/** So many signs that words beside them have to go. */
function isCrowded({ potion, price }: OfferProps, { width }: BenchLayout): boolean {
  const signs = countOf(price.drops) + Math.min(price.gold, 2) + (potion.hasRaven ? 1 : 0);
  return signs > (width < 350 ? 3 : 4);
}

/** A switch; where several colours could be paid, one of them is touched. */
function OneMoreDrop(offer: OfferProps) {
  const { situation, speech, touch, layout, pointer } = useMatch();
  const { draft, moves } = situation;
  const { words } = speech;
  const { ink, line } = useInks();
  const colours = extrasFor(moves, draft.cauldron);
  const isOpen = draft.wantsVial && colours.length > 1;
  const isPane = layout.arrangement === 'panes';
  const isBrief = !isPane && (layout.isLargeText || layout.bench.isTight || isCrowded(offer, layout.bench));
  return (
    <View style={[isPane ? styles.moreBelow : styles.more, { borderColor: line }]}>
      {isOpen ? <Extras colours={colours} /> : null}
      <Touch
        label={words.oneMoreDropLong}
        role="switch"
        isChecked={draft.wantsVial}
        onPress={() => touch({ type: 'vial' })}
        testID="vial"
        style={styles.toggle}
      >
        {isOpen || isBrief ? null : (
          <Label
            isBold
            size={isPane ? 15 : 12.5}
            numberOfLines={2}
            style={isPane ? styles.grow : styles.hint}
          >
            {isPane ? words.oneMoreDropLong : words.oneMoreDrop}
          </Label>
        )}
        {!isOpen && (draft.extra || isBrief) ? <Drop colour={draft.extra ?? 'any'} size={20} /> : null}
        {isOpen && layout.bench.isTight ? null : (
          <>
            <Arrow size={12} colour={ink} />
            <Vial size={26} />
          </>
        )}
        <Toggle isOn={draft.wantsVial} />
        <Beacon isOn={pointer?.type === 'vial'} radius={12} />
      </Touch>
    </View>
  );
}

function Extras({ colours }: { readonly colours: readonly Colour[] }) {
  const { situation, speech, touch, pointer } = useMatch();
  return (
    <View role="radiogroup" aria-label={speech.words.whichDrop} style={styles.extras}>
      {colours.map((colour) => {
        const isOn = situation.draft.extra === colour;
        return (
          <Touch
            key={colour}
            label={speech.text.drops[colour]}
            role="radio"
            isSelected={isOn}
            onPress={() => touch({ type: 'extra', colour })}
            testID={`extra-${colour}`}
            style={styles.extraTouch}
          >
            <View style={[styles.extra, isOn ? styles.extraOn : null]}>
              <Drop colour={colour} size={20} />
            </View>
            <Beacon isOn={pointsAt(pointer, { type: 'extra', colour })} radius={12} />
          </Touch>
        );
      })}
    </View>
  );
}

function Toggle({ isOn }: { readonly isOn: boolean }) {
  return (
    <View style={[styles.track, isOn ? styles.trackOn : null]}>
      {isOn ? <Icon name="bold-check" size={12} colour="#D6FFF0" /> : null}
      <View style={styles.knob}>
        <Paint gradient={RIVET} radius={8} />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  strip: { minHeight: 48, paddingVertical: 2, paddingHorizontal: 10, justifyContent: 'center' },
  wide: { flexDirection: 'row', alignItems: 'center', justifyContent: 'center', gap: 10 },
  line: { flexShrink: 1 },
  whole: { flexShrink: 0 },
  words: { flexShrink: 1 },
  sockets: { flexDirection: 'row', alignItems: 'center' },
  socket: { minWidth: 38, minHeight: 44, alignItems: 'center', justifyContent: 'center' },
  // Larger to the finger than to the eye, as all that is touched here.
  chosen: { minWidth: 48, minHeight: 48, marginHorizontal: -5, marginVertical: -2 },
  free: { pointerEvents: 'none' },
  brew: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between', gap: 8 },
  alone: { flex: 1 },
  price: { flexDirection: 'row', alignItems: 'center', gap: 6, flexShrink: 1 },
  more: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'flex-end',
    borderLeftWidth: 1.3,
    paddingLeft: 8,
    flexShrink: 1,
  },
  toggle: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: 5,
    minWidth: 48,
    minHeight: 48,
    paddingHorizontal: 6,
    marginHorizontal: -6,
    marginVertical: -4,
    flexGrow: 1,
    flexShrink: 1,
  },
  sheet: { paddingVertical: 12, paddingHorizontal: 18, gap: 6 },
  left: { justifyContent: 'flex-start' },
  grow: { flex: 1 },
  brewBelow: { gap: 6 },
  moreBelow: { flexDirection: 'row', alignItems: 'center', borderTopWidth: 1.2, paddingTop: 4 },
  hint: { flexShrink: 1, minWidth: 40, maxWidth: 66 },
  extras: { flexDirection: 'row' },
  extraTouch: { paddingHorizontal: 7, paddingVertical: 3, marginHorizontal: -7, marginVertical: -3 },
  extra: {
    minWidth: 34,
    minHeight: 42,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: 16,
    borderWidth: 2,
    borderColor: 'transparent',
  },
  extraOn: { borderColor: '#9B2418', backgroundColor: '#FFF8E0' },
  track: {
    width: 36,
    height: 22,
    borderRadius: 11,
    padding: 2,
    flexDirection: 'row',
    alignItems: 'center',
    backgroundColor: '#3A2818',
    borderWidth: 1.4,
    borderColor: '#5A3A10',
  },
  trackOn: { backgroundColor: '#1F6157', justifyContent: 'flex-end' },
  knob: { width: 16, height: 16, borderRadius: 8 },
});
