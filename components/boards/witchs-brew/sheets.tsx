import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { CharacterLine } from '@/components/kit/character-line';
import { Sheet } from '@/components/kit/sheet';
import { useInks } from '@/components/kit/theme';
import { Touch } from '@/components/kit/touch';
import { Body, Heading, Label } from '@/components/kit/type';
import { never } from '@/engine/core/list';
import type { Seat } from '@/engine/core/seat';
import {
  CAULDRONS,
  NOTHING,
  potionOf,
  RAVENS_TO_END,
  type Potion,
  type PotionId,
  type Role,
  type Spell,
  type Stack,
} from '@/engine/games/witchs-brew/data';
import type { WitchsBrewRule } from '@/engine/games/witchs-brew/rulebook';
import { capital } from '@/engine/core/wording';

import { PotionBack, PotionCard } from './art/potion-card';
import { RoleCard } from './art/role-card';
import { RoleMedallion } from './art/role-medallion';
import { Raven, Vial } from './art/small-pieces';
import { SpellPage } from './art/spell-page';
import { cardsOf } from './cards-of';
import { lyingOn, playerOf, shelfTop } from './deeds';
import { clockLabel, saidBy, type Speech } from './labels';
import { OwnGoods } from './own-goods';
import { PRIVATE_WORDS } from './private-words';
import { TermsRow } from './sign-row';
import type { Subject } from './subjects';
import { usePerson, useSetting, useMatch } from './table';
import { termsOf } from './terms';

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

function titleOf({ text, who, language }: Speech, subject: Subject): string {
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
      return PRIVATE_WORDS[language].clock;
    default:
      return never(subject);
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
    default:
      return never(subject);
  }
}

/** Opens the rules that say more. */
function Rules({ rules }: { readonly rules: readonly WitchsBrewRule[] }) {
  const { speech, onRule, inspect } = useSetting();
  const open = (rule: WitchsBrewRule) => {
    inspect(null);
    onRule(rule);
  };
  return (
    <View style={styles.rules}>
      {rules.map((rule) => {
        const label = PRIVATE_WORDS[speech.language].rule(rule);
        return (
          <Touch key={rule} label={label} role="link" onPress={() => open(rule)} style={styles.link}>
            <Label isBold tone="lapis" style={styles.underlined}>
              {label}
            </Label>
          </Touch>
        );
      })}
    </View>
  );
}

const MORE_RULES: Partial<Readonly<Record<Role, readonly WitchsBrewRule[]>>> = {
  witch: ['WB-14'],
  wizard: ['WB-14'],
  druid: ['WB-14'],
  warlock: ['WB-24'],
  cutpurse: ['WB-16', 'WB-18'],
  monk: ['WB-17', 'WB-18'],
};

function RolePart({ role }: { readonly role: Role }) {
  const { view, speech } = useSetting();
  const { text, language } = speech;
  const words = PRIVATE_WORDS[language];
  return (
    <>
      <View style={styles.pair}>
        <RoleCard
          role={role}
          name={text.roles[role]}
          width={148}
          isForbidden={view.forbidden.includes(role)}
        />
        <View style={styles.beside}>
          <Deed role={role} isFull title={words.fullAction} />
          <Deed role={role} isFull={false} title={capital(words.favour)} />
          {view.forbidden.includes(role) ? <Body tone="cinnabar">{capital(words.forbidden)}.</Body> : null}
        </View>
      </View>
      <Rules
        rules={[
          'WB-23',
          ...(MORE_RULES[role] ?? []),
          ...(view.forbidden.includes(role) ? (['WB-6'] as const) : []),
        ]}
      />
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
  const { view, speech } = useSetting();
  const { text, words } = speech;
  const { ink } = useInks();
  const isSpell = role === 'warlock' && isFull;
  return (
    <View style={styles.deed}>
      <Label isBold tone="gold">
        {title}
      </Label>
      <Body>{capital(isFull ? text.full[role] : text.favour[role])}.</Body>
      {isSpell ? (
        <Label tone="second">{`${words.spell(text.spells[view.spell])}. ${capital(text.spellEffects[view.spell])}.`}</Label>
      ) : null}
      <TermsRow terms={termsOf(view, role, isFull)} size={23} ink={ink} />
    </View>
  );
}

function SpellPart({ spell }: { readonly spell: Spell }) {
  const { text, language } = useSetting().speech;
  return (
    <>
      <View style={styles.pair}>
        <SpellPage spell={spell} name={text.spells[spell]} width={148} isPinned={false} />
        <View style={styles.beside}>
          <Body>{capital(text.spellEffects[spell])}.</Body>
          <View style={styles.row}>
            <RoleMedallion role="warlock" size={32} />
            <Label style={styles.flexible}>{PRIVATE_WORDS[language].inRole(text.roles.warlock)}</Label>
          </View>
        </View>
      </View>
      <Rules rules={['WB-24', 'WB-13']} />
    </>
  );
}

const CARD = 92;

function needLabel({ text, words }: Speech, potion: Potion): string {
  if ('cost' in potion) return words.needs(text.goods({ ...NOTHING, drops: potion.cost }));
  const price =
    potion.stack === 'gold' ? text.goods({ ...NOTHING, gold: potion.need }) : words.anyDrops(potion.need);
  return words.needs(price);
}

/** All that is left of a stack: open information. */
function StackPart({ stack }: { readonly stack: Stack }) {
  const { view, speech } = useSetting();
  const words = PRIVATE_WORDS[speech.language];
  const left = view.stacks[stack];
  const isCauldron = CAULDRONS.some((one) => one === stack);
  if (left.length === 0) {
    return (
      <>
        <Body>{words.noneLeft}</Body>
        <Rules rules={['WB-15']} />
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
      <Rules
        rules={
          isCauldron ? ['WB-25', 'WB-20', 'WB-14'] : ['WB-25', 'WB-18', stack === 'gold' ? 'WB-16' : 'WB-17']
        }
      />
    </>
  );
}

/** What lies on the open card of a shelf. */
function ShelfLine({ stack }: { readonly stack: Stack }) {
  const { view, speech } = useSetting();
  if (stack !== 'gold' && stack !== 'drops') return null;
  const top = shelfTop(view, stack);
  if (!top) return null;
  const { text, words } = speech;
  const lying =
    stack === 'gold'
      ? text.goods({ ...NOTHING, gold: view.goldOnShelf })
      : text.goods({ ...NOTHING, drops: view.dropsOnShelf });
  return <Body>{`${words.ofNeed(lyingOn(view, stack), top.need)} – ${words.lying(lying)}`}</Body>;
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
  const { words, who, language } = speech;
  const own = PRIVATE_WORDS[language];
  const { gold, drops, vials, handSize } = playerOf(view, seat);
  const said = saidBy(speech, view, seat)?.words;
  return (
    <>
      <CharacterLine person={usePerson(seat)} />
      {said ? <Body isItalic>{said}</Body> : null}
      <View style={styles.row}>
        <OwnGoods gold={gold} drops={drops} name={who(seat)} />
        <View style={styles.row}>
          <Vial size={24} />
          <Label isBold>{own.vials(vials)}</Label>
        </View>
      </View>
      <OpenCards seat={seat} />
      <Part title={own.answers}>
        <PlayedRoles seat={seat} />
        <Label tone="second">{capital(words.held(handSize))}</Label>
      </Part>
      <Rules rules={['WB-4', 'WB-26']} />
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
  const words = PRIVATE_WORDS[speech.language];
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
  if (spent.length === 0) return <Label tone="second">{PRIVATE_WORDS[speech.language].noAnswers}</Label>;
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
        {Array.from({ length: Math.max(RAVENS_TO_END, view.ravens) }, (_, index) => (
          <Raven key={index} size={44} pose={index < view.ravens ? 'perched' : 'outline'} />
        ))}
      </View>
      <Body isBold align="center">
        {PRIVATE_WORDS[speech.language].ravens(view.ravens, RAVENS_TO_END)}
      </Body>
      <Body>{speech.text.rules['WB-21']}</Body>
      <Rules rules={['WB-21', 'WB-22']} />
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
  link: { minHeight: 48, minWidth: 48, justifyContent: 'center' },
  underlined: { textDecorationLine: 'underline' },
  cards: { flexDirection: 'row', flexWrap: 'wrap', gap: 14 },
  card: { width: CARD, gap: 5 },
  part: { gap: 8 },
  played: { flexDirection: 'row', flexWrap: 'wrap', columnGap: 16, rowGap: 8 },
  role: { flexDirection: 'row', alignItems: 'center', gap: 7 },
  ravens: { flexDirection: 'row', justifyContent: 'center', gap: 14, flexWrap: 'wrap' },
});
