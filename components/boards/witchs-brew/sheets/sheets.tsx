import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { CharacterLine } from '@/components/kit/character-line';
import { times } from '@/components/kit/drawing/geometry';
import { Sheet } from '@/components/kit/sheet';
import { Body, Heading, Label } from '@/components/kit/type';
import type { Seat } from '@/engine/core/seat';
import {
  potionOf,
  RAVENS_TO_END,
  type Potion,
  type PotionId,
  type Role,
  type Spell,
  type Stack,
} from '@/engine/games/witchs-brew/data';
import { isSpell, sourceOf } from '@/engine/games/witchs-brew/queries/deeds';
import { isShelf, lyingGoods, lyingOn, potionOn } from '@/engine/games/witchs-brew/queries/stacks';
import {
  END_RULE,
  ROLE_RULES,
  RULES_ABOUT,
  STACK_RULES,
  type WitchsBrewRule,
} from '@/engine/games/witchs-brew/rulebook';
import { capital } from '@/engine/core/wording';

import { PotionBack, PotionCard } from '../art/potion-card';
import { RoleCard } from '../art/role-card';
import { RoleMedallion } from '../art/role-medallion';
import { Raven, Vial } from '../art/small-pieces';
import { SpellPage } from '../art/spell-page';
import { cardsOf } from './cards-of';
import { clockLabel, needLabel, saidBy, type Speech } from '../words/labels';
import { OwnGoods } from '../pieces/own-goods';
import { RuleLink } from '../pieces/rule-link';
import { playerOf } from '../seats';
import { TermsRow } from '../pieces/sign-row';
import type { Subject } from '../touch/subjects';
import { usePerson, useSetting, useMatch } from '../table';
import { termsOf } from '../pieces/terms';

/** What is being explained, over the table; opening it changes nothing. */
export function Sheets() {
  const { inspected, inspect, speech } = useMatch();
  return (
    <Sheet
      isOpen={inspected !== null}
      title={inspected ? titleOf(speech, inspected) : ''}
      onClose={() => inspect(null)}
      closeLabel={speech.words.close}
    >
      {inspected ? <Explanation subject={inspected} /> : null}
    </Sheet>
  );
}

function titleOf({ text, who, words }: Speech, subject: Subject): string {
  switch (subject.type) {
    case 'role':
      return capital(text.roles[subject.role]);
    case 'spell':
      return text.spells[subject.spell];
    case 'stack':
      return capital(text.stacks[subject.stack]);
    case 'player':
      return who(subject.seat);
    case 'clock':
      return words.ravensTitle;
  }
}

function Explanation({ subject }: { readonly subject: Subject }) {
  switch (subject.type) {
    case 'role':
      return <RolePart role={subject.role} />;
    case 'spell':
      return <SpellPart spell={subject.spell} />;
    case 'stack':
      return <StackPart stack={subject.stack} />;
    case 'player':
      return <PlayerPart seat={subject.seat} />;
    case 'clock':
      return <ClockPart />;
  }
}

/** Opens the rules that say more. */
function Rules({ rules }: { readonly rules: readonly WitchsBrewRule[] }) {
  const { onRule, inspect } = useSetting();
  const open = (rule: WitchsBrewRule) => {
    inspect(null);
    onRule(rule);
  };
  return (
    <View style={styles.rules}>
      {rules.map((rule) => (
        <RuleLink key={rule} rule={rule} onPress={() => open(rule)} />
      ))}
    </View>
  );
}

function RolePart({ role }: { readonly role: Role }) {
  const { view, speech } = useSetting();
  const { text, words } = speech;
  const isForbidden = view.forbidden.includes(role);
  return (
    <>
      <View style={styles.pair}>
        <RoleCard role={role} name={text.roles[role]} width={148} isForbidden={isForbidden} />
        <View style={styles.beside}>
          <Deed role={role} isFull title={words.fullAction} />
          <Deed role={role} isFull={false} title={capital(words.favour)} />
          {isForbidden ? <Body tone="cinnabar">{capital(words.forbidden)}.</Body> : null}
        </View>
      </View>
      <Rules rules={[...ROLE_RULES[role], ...(isForbidden ? RULES_ABOUT.forbidden : [])]} />
    </>
  );
}

interface DeedProps {
  readonly role: Role;
  readonly isFull: boolean;
  readonly title: string;
}

/** What it does, and at what price at this moment. */
function Deed({ role, isFull, title }: DeedProps) {
  const { view, speech, near } = useSetting();
  const { text, words } = speech;
  const source = sourceOf(view.spell, role, isFull);
  return (
    <View style={styles.deed}>
      <Label isBold tone="gold">
        {title}
      </Label>
      <Body>{capital(isFull ? text.full[role] : text.favour[role])}.</Body>
      {isSpell(source) ? (
        <Label tone="second">{`${words.openSpell(text.spells[source])}. ${capital(text.spellEffects[source])}.`}</Label>
      ) : null}
      <TermsRow terms={termsOf(view, near, role, isFull)} size={23} />
    </View>
  );
}

function SpellPart({ spell }: { readonly spell: Spell }) {
  const { text, words } = useSetting().speech;
  return (
    <>
      <View style={styles.pair}>
        <SpellPage spell={spell} name={text.spells[spell]} width={148} isPinned={false} />
        <View style={styles.beside}>
          <Body>{capital(text.spellEffects[spell])}.</Body>
          <View style={styles.row}>
            <RoleMedallion role="warlock" size={32} />
            <Label style={styles.flexible}>{words.inRole(text.roles.warlock)}</Label>
          </View>
        </View>
      </View>
      <Rules rules={RULES_ABOUT.spell} />
    </>
  );
}

const CARD = 92;

/** All that is left of a stack: open information. */
function StackPart({ stack }: { readonly stack: Stack }) {
  const { view, speech } = useSetting();
  const { words } = speech;
  const left = view.stacks[stack];
  if (left.length === 0) {
    return (
      <>
        <Body>{words.noneLeft}</Body>
        <Rules rules={RULES_ABOUT.usedUp} />
      </>
    );
  }
  return (
    <>
      <ShelfLine stack={stack} />
      <Label tone="second">{`${words.stackLeft(left.length)}. ${words.onlyTop}`}</Label>
      <View style={styles.cards}>
        {left.map((id, index) => (
          <StackCard key={id} potion={potionOf(id)} place={index === 0 ? words.open : null} />
        ))}
      </View>
      <Rules rules={STACK_RULES[stack]} />
    </>
  );
}

/** What lies on the open card of a shelf. */
function ShelfLine({ stack }: { readonly stack: Stack }) {
  const { view, speech } = useSetting();
  const top = isShelf(stack) && potionOn(view, stack);
  if (!top) return null;
  const { text, words } = speech;
  const lying = text.goods(lyingGoods(view, top.stack));
  return <Body>{`${words.ofNeed(lyingOn(view, top.stack), top.need)} – ${words.lying(lying)}`}</Body>;
}

function StackCard({ potion, place }: { readonly potion: Potion; readonly place: string | null }) {
  const { speech } = useSetting();
  const label = [...(place ? [place] : []), speech.text.potion(potion), needLabel(speech, potion)].join(', ');
  return (
    <View role="img" aria-label={capital(label)} style={styles.card}>
      <PotionCard potion={potion} width={CARD} />
      <Label isBold={place !== null} size={13.5} tone={place === null ? 'second' : 'gold'} align="center">
        {place ?? speech.words.points(potion.points)}
      </Label>
    </View>
  );
}

function PlayerPart({ seat }: { readonly seat: Seat }) {
  const { view, speech } = useSetting();
  const { words, who } = speech;
  const { vials, handSize } = playerOf(view, seat);
  const said = saidBy(speech, view, seat)?.words;
  return (
    <>
      <CharacterLine person={usePerson(seat)} />
      {said ? <Body isItalic>{said}</Body> : null}
      <View style={styles.row}>
        <OwnGoods seat={seat} name={who(seat)} />
        <View style={styles.row}>
          <Vial size={24} />
          <Label isBold>{words.vials(vials)}</Label>
        </View>
      </View>
      <OpenCards seat={seat} />
      <Part title={words.answers}>
        <PlayedRoles seat={seat} />
        <Label tone="second">{capital(words.held(handSize))}</Label>
      </Part>
      <Rules rules={RULES_ABOUT.player} />
    </>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <View style={styles.part}>
      <Heading size={16}>{title}</Heading>
      {children}
    </View>
  );
}

/** Cards that a player knows alone are not shown while others may be looking. */
function OpenCards({ seat }: { readonly seat: Seat }) {
  const { view, speech, isFaceDown } = useSetting();
  const { words } = speech;
  const { open, secret, hidden } = cardsOf(view, seat, isFaceDown);
  return (
    <>
      <Part title={words.openCards}>
        {open.length === 0 ? <Label tone="second">{words.noOpenCards}</Label> : <Cards potions={open} />}
        {hidden > 0 ? (
          <View role="img" aria-label={words.hiddenCards(hidden)} style={styles.row}>
            <PotionBack width={CARD / 2} />
            <Label tone="second">{words.hiddenCards(hidden)}</Label>
          </View>
        ) : null}
      </Part>
      {secret.length > 0 ? (
        <Part title={words.onlyYouKnow}>
          <Cards potions={secret} />
        </Part>
      ) : null}
    </>
  );
}

function Cards({ potions }: { readonly potions: readonly PotionId[] }) {
  return (
    <View style={styles.cards}>
      {potions.map((id) => (
        <StackCard key={id} potion={potionOf(id)} place={null} />
      ))}
    </View>
  );
}

function PlayedRoles({ seat }: { readonly seat: Seat }) {
  const { view, speech } = useSetting();
  const { spent } = playerOf(view, seat);
  if (spent.length === 0) return <Label tone="second">{speech.words.noAnswers}</Label>;
  return (
    <View style={styles.played}>
      {spent.map((role) => (
        <View key={role} style={styles.role}>
          <RoleMedallion role={role} size={30} />
          <Label>{speech.text.roles[role]}</Label>
        </View>
      ))}
    </View>
  );
}

function ClockPart() {
  const { view, speech } = useSetting();
  return (
    <>
      <View role="img" aria-label={clockLabel(speech, view)} style={styles.ravens}>
        {times(Math.max(RAVENS_TO_END, view.ravens), (index) => (
          <Raven key={index} size={44} pose={index < view.ravens ? 'perched' : 'outline'} />
        ))}
      </View>
      <Body isBold align="center">
        {speech.words.ravens(view.ravens, RAVENS_TO_END)}
      </Body>
      <Body>{speech.text.rules[END_RULE]}</Body>
      <Rules rules={RULES_ABOUT.clock} />
    </>
  );
}

const styles = StyleSheet.create({
  pair: { flexDirection: 'row', flexWrap: 'wrap', gap: 20, alignItems: 'flex-start' },
  beside: { flex: 1, minWidth: 150, gap: 14 },
  deed: { gap: 4 },
  row: { flexDirection: 'row', alignItems: 'center', gap: 12, flexWrap: 'wrap' },
  flexible: { flexShrink: 1 },
  rules: { flexDirection: 'row', flexWrap: 'wrap', columnGap: 20 },
  cards: { flexDirection: 'row', flexWrap: 'wrap', gap: 14 },
  card: { width: CARD, gap: 5 },
  part: { gap: 8 },
  played: { flexDirection: 'row', flexWrap: 'wrap', columnGap: 16, rowGap: 8 },
  role: { flexDirection: 'row', alignItems: 'center', gap: 7 },
  ravens: { flexDirection: 'row', justifyContent: 'center', gap: 14, flexWrap: 'wrap' },
});
