import type { TableSpeech } from '@/components/kit/speech';
import { at } from '@/engine/core/list';
import type { Seat } from '@/engine/core/seat';
import { say } from '@/engine/core/text';
import { capital, explained } from '@/engine/core/wording';
import {
  NOTHING,
  potionOf,
  RAVENS_TO_END,
  type Goods,
  type Potion,
  type Role,
  type Spell,
  type Stack,
} from '@/engine/games/witchs-brew/data';
import { lyingGoods, lyingOn, openPotion } from '@/engine/games/witchs-brew/queries/stacks';
import type { WitchsBrewMove } from '@/engine/games/witchs-brew/state';
import type { WitchsBrewText } from '@/engine/games/witchs-brew/text/text';
import type { WitchsBrewView } from '@/engine/games/witchs-brew/view';

import { playerOf, stillToAnswer } from '../seats';
import { termsOf, whyNotNow, type Sign, type Terms } from '../pieces/terms';
import type { Subject } from '../touch/subjects';
import type { BoardWords } from './words';

/** Everything words are made of. */
export type Speech = TableSpeech<WitchsBrewText, BoardWords>;

export function goodsOf(some: Partial<Goods>): Goods {
  return { ...NOTHING, ...some };
}

/** A move in words, as the game says it. */
export function moveLabel({ text, who }: Speech, move: WitchsBrewMove): string {
  return say(text.moves, move, who);
}

export function questionLabel({ text, who }: Speech, { asked }: WitchsBrewView): string | null {
  return asked && say(text.questions, asked.what, who);
}

/** How somebody stands in the trick, as it is seen at his place. */
export type Standing = 'empty' | 'claim' | 'favour' | 'taken' | 'passes' | 'waits';

export function standingOf(view: WitchsBrewView, seat: Seat): Standing {
  switch (view.trick?.stances[seat]) {
    case 'claims':
      return 'claim';
    case 'outdone':
      return 'taken';
    case 'yields':
      return 'favour';
    case 'passes':
      return 'passes';
    case 'waits':
      // Everybody sees that there is nothing to wait for.
      return playerOf(view, seat).handSize === 0 ? 'passes' : 'waits';
    case undefined:
      return 'empty';
  }
}

/** Whether a card lies at his place. */
export function hasCard(standing: Standing): boolean {
  return standing === 'claim' || standing === 'favour' || standing === 'taken';
}

/** What somebody said in this trick, or when he will. `short` where there is no room for the whole sentence. */
interface Said {
  readonly words: string;
  readonly short: string;
}

export function saidBy(speech: Speech, view: WitchsBrewView, seat: Seat): Said | null {
  const { text, words } = speech;
  const { trick, asked } = view;
  if (!trick) return saidBefore(speech, view, seat);
  switch (at(trick.stances, seat)) {
    case 'claims':
    case 'outdone':
      return trick.caller === seat
        ? { words: text.calls[trick.role], short: words.callShort }
        : { words: text.claims[trick.role], short: words.claimShort };
    case 'yields':
      return alike(text.soBeIt);
    case 'passes':
      return playerOf(view, seat).handSize === 0
        ? alike(words.isOut)
        : { words: text.lacks[trick.role], short: words.lacksShort };
    case 'waits':
      return alike(asked?.seat === seat ? words.isAsked : turnToAnswer(words, view, seat));
  }
}

function alike(words: string): Said {
  return { words, short: words };
}

/** Between tricks: who is choosing or calling. */
function saidBefore({ words }: Speech, { asked, leader }: WitchsBrewView, seat: Seat): Said | null {
  if (asked?.what.type === 'choose') return asked.seat === seat ? alike(words.isAsked) : null;
  return leader === seat ? alike(words.leads) : null;
}

/** Nobody can tell from this who holds the role. */
function turnToAnswer(words: BoardWords, view: WitchsBrewView, seat: Seat): string {
  const { trick, asked } = view;
  const from = asked?.what.type === 'answer' ? asked.seat : (trick?.caller ?? view.leader);
  const waiting = stillToAnswer(view, from);
  const place = waiting.indexOf(seat);
  if (place < 0) return words.isOut;
  if (place === waiting.length - 1) return words.answersLast;
  return place === 0 ? words.answersNext : words.answersLater;
}

export function clockLabel({ words }: Speech, { ravens }: WitchsBrewView): string {
  return words.clock(ravens, RAVENS_TO_END);
}

/** The name of what explains itself when touched. */
export function subjectLabel(speech: Speech, view: WitchsBrewView, subject: Subject): string {
  switch (subject.type) {
    case 'role':
      return speech.text.roles[subject.role];
    case 'spell':
      return spellLabel(speech, subject.spell);
    case 'stack':
      return stackLabel(speech, view, subject.stack);
    case 'player':
      return playerLabel(speech, view, subject.seat);
    case 'clock':
      return clockLabel(speech, view);
  }
}

/** A role with what it brings; what else is to be said of it comes first. */
export function roleLabel(
  { language, text, words }: Speech,
  role: Role,
  ...state: readonly string[]
): string {
  return [
    capital(text.roles[role]),
    ...state,
    explained(language, words.full, text.full[role]),
    explained(language, words.favour, text.favour[role]),
  ].join(', ');
}

/** Everything on somebody's sign. */
function playerLabel(speech: Speech, view: WitchsBrewView, seat: Seat): string {
  const { text, words, who } = speech;
  const { gold, drops, vials, cards, openPotions, spent, handSize } = playerOf(view, seat);
  const ravens = openPotions.filter((id) => potionOf(id).hasRaven).length;
  const said = saidBy(speech, view, seat)?.words;
  const told = [
    ...(said ? [said] : []),
    ...(standingOf(view, seat) === 'taken' ? [words.outdone] : []),
    text.goods(goodsOf({ gold, drops, vials })),
    ravens > 0 ? `${words.potionCards(cards)}, ${words.hasRavens(ravens)}` : words.potionCards(cards),
    ...(spent.length > 0 ? [words.hasPlayed(spent.map((role) => text.roles[role]).join(', '))] : []),
    words.held(handSize),
  ];
  return explained(speech.language, who(seat), told.join('; '));
}

/** What can be had of a stack now, and for how much. */
export function stackLabel(speech: Speech, view: WitchsBrewView, stack: Stack): string {
  const { text, words } = speech;
  const potion = openPotion(view, stack);
  const name = capital(text.stacks[stack]);
  if (!potion) return explained(speech.language, name, words.empty);
  const told = [
    words.points(potion.points),
    ...(potion.hasRaven ? [words.withRaven] : []),
    needLabel(speech, potion),
    ...lyingLabels(speech, view, potion),
    words.left(view.stacks[stack].length),
  ];
  return explained(speech.language, name, told.join(', '));
}

/** What a potion costs. */
export function needLabel({ text, words }: Speech, potion: Potion): string {
  switch (potion.stack) {
    case 'iron':
    case 'copper':
    case 'silver':
      return words.needs(text.goods(goodsOf({ drops: potion.cost })));
    case 'gold':
      return words.needs(text.goods(goodsOf({ gold: potion.need })));
    case 'drops':
      return words.needs(words.anyDrops(potion.need));
  }
}

function lyingLabels({ text, words }: Speech, view: WitchsBrewView, potion: Potion): readonly string[] {
  if (!('need' in potion) || lyingOn(view, potion.stack) === 0) return [];
  return [words.lying(text.goods(lyingGoods(view, potion.stack)))];
}

function spellLabel({ language, text, words }: Speech, spell: Spell): string {
  return explained(language, words.openSpell(text.spells[spell]), text.spellEffects[spell]);
}

/** What terms foretell beyond what the role says by itself. */
export function forecastLabels({ words }: Speech, { price, gain }: Terms): readonly string[] {
  const [gifts, lying, less] = [find(price, 'gifts'), find(gain, 'lying'), find(gain, 'less')];
  if (gifts && lying) return [words.levy(gifts.counts.map(String), lying.lying, lying.need)];
  if (!less) return [];
  return [less.from === 0 ? words.paysNothing : words.insteadOf(less.to, less.from)];
}

/** What the full action of a role would come to for a seat as things are. */
export function chanceLabels(
  speech: Speech,
  view: WitchsBrewView,
  seat: Seat,
  role: Role,
): readonly string[] {
  const { words } = speech;
  const terms = termsOf(view, seat, role, true);
  const why = whyNotNow(view, seat, role, true);
  const potion = find(terms.gain, 'potion');
  return [
    ...(potion ? [words.points(potion.points), ...(potion.hasRaven ? [words.withRaven] : [])] : []),
    ...priceLabels(speech, terms, potion !== undefined),
    ...forecastLabels(speech, terms),
    ...(why ? [words.cannotHave[why]] : []),
  ];
}

/** What a potion costs; what anything else does is said of the role itself. */
function priceLabels({ text, words }: Speech, { price }: Terms, isPotion: boolean): readonly string[] {
  const colours = price.flatMap((sign) => (sign.type === 'drop' ? [sign.colour] : []));
  if (!isPotion || colours.length === 0) return [];
  const any = colours.filter((colour) => colour === 'any').length;
  const drops = { red: 0, white: 0, green: 0, any: 0 };
  for (const colour of colours) drops[colour] += 1;
  return [words.needs(any > 0 ? words.anyDrops(any) : text.goods(goodsOf({ drops })))];
}

function find<Type extends Sign['type']>(signs: readonly Sign[], type: Type) {
  return signs.find((sign): sign is Extract<Sign, { readonly type: Type }> => sign.type === type);
}

export function orderLabel({ words, who }: Speech, seats: readonly Seat[]): string {
  return words.orderOfSpeaking(seats.map(who).join(', '));
}

/** What whoever is asked is busy with, for the others. */
export function busyLabel({ words, who }: Speech, { asked }: WitchsBrewView): string {
  if (!asked) return words.over;
  const name = who(asked.seat);
  switch (asked.what.type) {
    case 'choose':
      return words.choosing(name);
    case 'lead':
      return words.leading(name);
    case 'answer':
      return words.answering(name);
    case 'effect':
    case 'give':
    case 'complete':
      return words.acting(name);
  }
}
