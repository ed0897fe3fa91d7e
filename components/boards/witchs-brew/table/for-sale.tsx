import { memo } from 'react';
import { StyleSheet, View } from 'react-native';

import { Parchment } from '@/components/kit/parchment';
import { Label } from '@/components/kit/type';
import { STACKS, type Potion, type ShelfPotion, type Stack } from '@/engine/games/witchs-brew/data';
import { isShelf, lyingOn, openPotion } from '@/engine/games/witchs-brew/queries/stacks';
import type { WitchsBrewView } from '@/engine/games/witchs-brew/view';

import { CauldronSign } from '../art/cauldron';
import { ShelfUnit } from '../art/deed';
import { Bottle, PotionBack, PotionCard } from '../art/potion-card';
import { recipeOf } from '../art/recipe';
import { Drop, PointsSeal, Raven, SpellSign } from '../art/small-pieces';
import type { Speech } from '../words/labels';
import { SubjectTouch } from '../pieces/subject-touch';
import { useSetting } from '../table';

/** The five open potions and the open spell at a glance. */
export const ForSale = memo(function ForSale() {
  const { speech } = useSetting();
  return (
    <Parchment seed={66} style={styles.strip}>
      <View role="group" aria-label={speech.words.forSale} style={styles.row}>
        {STACKS.map((stack, index) => (
          <View key={stack} style={[styles.cell, index > 0 ? styles.rule : null]}>
            <Offer stack={stack} />
          </View>
        ))}
        <View style={[styles.cell, styles.rule]}>
          <SpellOffer />
        </View>
      </View>
    </Parchment>
  );
});

/** The same as cards side by side, in that width altogether. */
export const PotionsForSale = memo(function PotionsForSale({ width }: { readonly width: number }) {
  const { speech } = useSetting();
  const card = Math.floor((width - (STACKS.length - 1) * CARD_GAP) / STACKS.length);
  return (
    <View role="group" aria-label={speech.words.forSale} style={styles.cards}>
      {STACKS.map((stack) => (
        <CardForSale key={stack} stack={stack} width={card} />
      ))}
    </View>
  );
});

const CARD_GAP = 8;

function CardForSale({ stack, width }: { readonly stack: Stack; readonly width: number }) {
  const { view, speech } = useSetting();
  const top = openPotion(view, stack);
  const isOnShelf = top && 'need' in top;
  return (
    <SubjectTouch subject={{ type: 'stack', stack }} style={styles.card}>
      {top ? <PotionCard potion={top} width={width} /> : <PotionBack width={width} />}
      <Label isBold size={14} align="center">
        {isOnShelf ? ofNeed(speech, view, top) : speech.words.left(view.stacks[stack].length)}
      </Label>
    </SubjectTouch>
  );
}

function ofNeed({ words }: Speech, view: WitchsBrewView, { stack, need }: ShelfPotion): string {
  return words.ofNeed(lyingOn(view, stack), need);
}

function Offer({ stack }: { readonly stack: Stack }) {
  const top = openPotion(useSetting().view, stack);
  return (
    <SubjectTouch subject={{ type: 'stack', stack }} style={styles.offer}>
      <View style={styles.what}>
        {isShelf(stack) ? <Bottle stack={stack} size={29} /> : <CauldronSign cauldron={stack} size={29} />}
        {top ? <Worth top={top} /> : null}
      </View>
      <View style={styles.price}>
        {top ? (
          <Price top={top} />
        ) : (
          <Label isBold size={13} tone="second" maxScale={1.3}>
            –
          </Label>
        )}
      </View>
    </SubjectTouch>
  );
}

function SpellOffer() {
  const { view, speech } = useSetting();
  const { spell } = view;
  return (
    <SubjectTouch subject={{ type: 'spell', spell }} style={styles.offer}>
      <SpellSign size={28} />
      <Label isBold size={12} maxScale={1.3} numberOfLines={1}>
        {speech.text.spells[spell]}
      </Label>
    </SubjectTouch>
  );
}

function Price({ top }: { readonly top: Potion }) {
  const { view, speech } = useSetting();
  if ('need' in top) {
    return (
      <>
        <Label isBold size={13.5} maxScale={1.3}>
          {ofNeed(speech, view, top)}
        </Label>
        <ShelfUnit shelf={top.stack} size={15} />
      </>
    );
  }
  return recipeOf(top, null).map(({ colour }, index, all) => (
    <View key={index} style={all.length > 3 ? styles.close : null}>
      <Drop colour={colour} size={15} />
    </View>
  ));
}

function Worth({ top }: { readonly top: Potion }) {
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
