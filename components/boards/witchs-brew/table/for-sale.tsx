import { memo, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { Parchment } from '@/components/kit/parchment';
import { Touch } from '@/components/kit/touch';
import { Label } from '@/components/kit/type';
import { CAULDRONS, STACKS, type Cauldron, type Shelf, type Stack } from '@/engine/games/witchs-brew/data';
import { lyingOn, openPotion, potionIn, potionOn } from '@/engine/games/witchs-brew/queries/stacks';
import type { WitchsBrewView } from '@/engine/games/witchs-brew/view';

import { CauldronSign, recipeOf } from '../art/cauldron';
import { ShelfUnit } from '../art/deed';
import { Bottle, PotionBack, PotionCard } from '../art/potion-card';
import { Drop, PointsSeal, Raven } from '../art/small-pieces';
import { stackLabel, type Speech } from '../words/labels';
import { PRIVATE_WORDS } from '../words/private-words';
import { useSetting } from '../table';

const isCauldron = (stack: Stack): stack is Cauldron => CAULDRONS.some((one) => one === stack);

/** The five open potions at a glance. */
export const ForSale = memo(function ForSale() {
  const { speech } = useSetting();
  return (
    <Parchment seed={66} style={styles.strip}>
      <View role="group" aria-label={PRIVATE_WORDS[speech.language].forSale} style={styles.row}>
        {STACKS.map((stack, index) => (
          <View key={stack} style={[styles.cell, index > 0 ? styles.rule : null]}>
            <Offer stack={stack} />
          </View>
        ))}
      </View>
    </Parchment>
  );
});

/** The same as cards side by side, in that width altogether. */
export const PotionsForSale = memo(function PotionsForSale({ width }: { readonly width: number }) {
  const { speech } = useSetting();
  const card = Math.floor((width - (STACKS.length - 1) * CARD_GAP) / STACKS.length);
  return (
    <View role="group" aria-label={PRIVATE_WORDS[speech.language].forSale} style={styles.cards}>
      {STACKS.map((stack) => (
        <CardForSale key={stack} stack={stack} width={card} />
      ))}
    </View>
  );
});

const CARD_GAP = 8;

function CardForSale({ stack, width }: { readonly stack: Stack; readonly width: number }) {
  const { view, speech, inspect } = useSetting();
  const top = openPotion(view, stack);
  return (
    <Touch
      label={stackLabel(speech, view, stack)}
      hint={speech.words.explains}
      onPress={() => inspect({ type: 'stack', stack })}
      style={styles.card}
    >
      {top ? <PotionCard potion={top} width={width} /> : <PotionBack width={width} />}
      <Label isBold size={14} align="center">
        {top && !isCauldron(stack)
          ? ofNeed(speech, view, stack)
          : speech.words.left(view.stacks[stack].length)}
      </Label>
    </Touch>
  );
}

function ofNeed({ words }: Speech, view: WitchsBrewView, shelf: Shelf): string {
  const top = potionOn(view, shelf);
  return top ? words.ofNeed(lyingOn(view, shelf), top.need) : words.empty;
}

function Offer({ stack }: { readonly stack: Stack }) {
  const { view, speech, inspect } = useSetting();
  return (
    <Touch
      label={stackLabel(speech, view, stack)}
      hint={speech.words.explains}
      onPress={() => inspect({ type: 'stack', stack })}
      style={styles.offer}
    >
      {isCauldron(stack) ? <Brew cauldron={stack} /> : <Bottled shelf={stack} />}
    </Touch>
  );
}

function Brew({ cauldron }: { readonly cauldron: Cauldron }) {
  const top = potionIn(useSetting().view, cauldron);
  return (
    <>
      <View style={styles.what}>
        <CauldronSign cauldron={cauldron} size={29} />
        <Worth top={top} />
      </View>
      <View style={styles.price}>
        {top ? (
          recipeOf(top, null).map(({ colour }, index, all) => (
            <View key={index} style={all.length > 3 ? styles.close : null}>
              <Drop colour={colour} size={15} />
            </View>
          ))
        ) : (
          <None />
        )}
      </View>
    </>
  );
}

function Bottled({ shelf }: { readonly shelf: Shelf }) {
  const { view, speech } = useSetting();
  const top = potionOn(view, shelf);
  return (
    <>
      <View style={styles.what}>
        <Bottle stack={shelf} size={29} />
        <Worth top={top} />
      </View>
      <View style={styles.price}>
        {top ? (
          <>
            <Label isBold size={13.5} maxScale={1.3}>
              {ofNeed(speech, view, shelf)}
            </Label>
            <ShelfUnit shelf={shelf} size={15} />
          </>
        ) : (
          <None />
        )}
      </View>
    </>
  );
}

function Worth({
  top,
}: {
  readonly top: { readonly points: number; readonly hasRaven: boolean } | null;
}): ReactNode {
  if (!top) return null;
  return (
    <View>
      <PointsSeal points={top.points} size={22} />
      {top.hasRaven ? (
        <View style={styles.raven}>
          <Raven size={15} isFlipped />
        </View>
      ) : null}
    </View>
  );
}

function None() {
  return (
    <Label isBold size={13} tone="second" maxScale={1.3}>
      –
    </Label>
  );
}

const styles = StyleSheet.create({
  strip: { paddingVertical: 4, paddingHorizontal: 4 },
  row: { flexDirection: 'row' },
  cell: { flex: 1, minWidth: 0 },
  rule: { borderLeftWidth: 1, borderLeftColor: 'rgba(138, 106, 58, 0.5)' },
  offer: { minHeight: 50, alignItems: 'center', justifyContent: 'center', gap: 1 },
  what: { flexDirection: 'row', alignItems: 'center', gap: 2 },
  price: { flexDirection: 'row', alignItems: 'center', justifyContent: 'center', gap: 1, flexWrap: 'wrap' },
  close: { marginHorizontal: -1.5 },
  cards: { flexDirection: 'row', gap: 8, justifyContent: 'space-between' },
  card: { gap: 4 },
  raven: { position: 'absolute', top: -8, right: -10 },
});
