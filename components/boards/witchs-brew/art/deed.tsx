import { memo, type ReactElement } from 'react';
import { StyleSheet, View } from 'react-native';

import { Numeral } from '@/components/kit/type';
import { never } from '@/engine/core/list';
import {
  COLOURS,
  FAVOUR,
  FULL,
  LEVY,
  type Cauldron,
  type Colour,
  type Deed,
  type Goods,
  type Role,
  type Shelf,
  type Spared,
  type Stack,
} from '@/engine/games/witchs-brew/data';
import { CauldronSign } from './cauldron';
import { Arrow } from './furniture';
import { Bottle } from './potion-card';
import { Coin, Drop, SparedSign, SpellSign, Vial } from './small-pieces';

/** One sign of what a role does. */
type Part =
  | { readonly type: 'drop'; readonly colour: Colour | 'any' }
  | { readonly type: 'pot'; readonly cauldron: Cauldron }
  | { readonly type: 'bottle'; readonly stack: Stack }
  | { readonly type: 'number'; readonly text: string }
  | { readonly type: 'coin' | 'vial' | 'arrow' | 'spell' }
  | { readonly type: 'spared'; readonly shelf: Shelf };

const ARROW: Part = { type: 'arrow' };
const COIN: Part = { type: 'coin' };
const ANY: Part = { type: 'drop', colour: 'any' };
const number = (text: string): Part => ({ type: 'number', text });
const repeated = (part: Part, count: number): readonly Part[] => Array.from({ length: count }, () => part);

function goods({ gold, drops, vials }: Goods): readonly Part[] {
  return [
    ...repeated(COIN, gold),
    ...COLOURS.flatMap((colour) => repeated({ type: 'drop', colour }, drops[colour])),
    ...repeated({ type: 'vial' }, vials),
  ];
}

const arrowed = (price: readonly Part[], gain: readonly Part[]): readonly Part[] =>
  price.length > 0 ? [...price, ARROW, ...gain] : gain;

const FRACTIONS: Readonly<Record<number, string>> = { 4: '¼' };
const share = (shelf: Shelf): string => FRACTIONS[LEVY[shelf]] ?? `1/${LEVY[shelf]}`;
const owed = (shelf: Shelf): Part => (shelf === 'gold' ? COIN : ANY);

function partsOf(deed: Deed | Spared): readonly Part[] {
  switch (deed.type) {
    case 'swap':
      return arrowed(goods(deed.price), goods(deed.gain));
    case 'sell':
      return [ANY, ARROW, number(String(deed.gold)), COIN];
    case 'gather':
      return arrowed(repeated(COIN, deed.gold), repeated(ANY, deed.count));
    case 'brew':
      return [
        ...deed.cauldrons.flatMap((cauldron): readonly Part[] => [
          { type: 'pot', cauldron },
          ARROW,
          { type: 'bottle', stack: cauldron },
        ]),
        ...(deed.gold > 0 ? [number(`−${deed.gold}`), COIN] : []),
      ];
    case 'levy':
      return [number(share(deed.shelf)), owed(deed.shelf), ARROW, { type: 'bottle', stack: deed.shelf }];
    case 'spared':
      return [deed];
    default:
      return never(deed);
  }
}

function partsOfRole(role: Role, isFavour: boolean): readonly Part[] {
  if (!isFavour) return role === 'warlock' ? [{ type: 'spell' }] : partsOf(FULL[role]);
  return partsOf(FAVOUR[role]);
}

/** What a shelf is filled with: a coin, or a drop of any colour. */
export function ShelfUnit({ shelf, size }: ShelfSignProps) {
  switch (shelf) {
    case 'gold':
      return <Coin size={size * 0.9} />;
    case 'drops':
      return <Drop colour="any" size={size} />;
  }
}

interface ShelfSignProps {
  readonly shelf: Shelf;
  readonly size: number;
}

interface SignProps {
  readonly part: Part;
  readonly size: number;
  readonly colour: string;
}

function PartSign({ part, size, colour }: SignProps): ReactElement {
  switch (part.type) {
    case 'drop':
      return <Drop colour={part.colour} size={size * 0.92} />;
    case 'pot':
      return <CauldronSign cauldron={part.cauldron} size={size * 1.3} />;
    case 'bottle':
      return <Bottle stack={part.stack} size={size} />;
    case 'number':
      return (
        <Numeral size={size * 0.72} maxScale={1} style={{ color: colour }}>
          {part.text}
        </Numeral>
      );
    case 'coin':
      return <Coin size={size * 0.84} />;
    case 'vial':
      return <Vial size={size} />;
    case 'arrow':
      return <Arrow size={size * 0.6} colour={colour} />;
    case 'spell':
      return <SpellSign size={size * 1.2} />;
    case 'spared':
      return <SparedSign shelf={part.shelf} size={size} />;
    default:
      return never(part);
  }
}

interface RoleDeedProps {
  readonly role: Role;
  readonly isFavour: boolean;
  /** The height of the signs; a row of them is as wide as they are. */
  readonly size: number;
  /** Of numbers and arrows. */
  readonly colour?: string;
}

/** What a role does, in signs. */
export const RoleDeed = memo(function RoleDeed({ role, isFavour, size, colour = '#2b1708' }: RoleDeedProps) {
  return (
    <View style={styles.row} aria-hidden>
      {partsOfRole(role, isFavour).map((part, index) => (
        <PartSign key={index} part={part} size={size} colour={colour} />
      ))}
    </View>
  );
});

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: 1, pointerEvents: 'none' },
});
