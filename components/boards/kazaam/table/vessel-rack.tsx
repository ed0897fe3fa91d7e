import { StyleSheet, View } from 'react-native';

import { Spoken } from '@/components/kit/beacon';
import { usePoured } from '@/components/kit/stage/scene-context';
import { useTheme } from '@/components/kit/theme';
import { Numeral } from '@/components/kit/type';
import { BOARDS, INGREDIENTS, type Ingredient } from '@/engine/games/kazaam/data';

import { Shelf } from '../art/furniture';
import { IngredientSign } from '../art/ingredient-sign';
import { LiveVessel } from '../art/live-vessel';
import { nearSeat, payments, playerOf } from '../touch/intent';
import { PowerZone } from '../pieces/power-zone';
import { SpotTouch } from '../pieces/spot-touch';
import { spotKey, type Spot } from '../touch/spots';
import { useMatch, useScene, useSetting } from '../table';

/** Six glasses whose level is the amount; what the taken-up tile costs is marked on them. */
export function VesselRack() {
  const { layout, speech } = useSetting();
  const { scheme } = useTheme();
  const { isUpright, width } = layout.vessels;
  return (
    <View
      role="group"
      aria-label={speech.words.vessels}
      style={isUpright ? [styles.upright, { width }] : styles.rack}
    >
      {isUpright ? null : (
        <View style={styles.shelf}>
          <Shelf width={width} theme={scheme} />
        </View>
      )}
      {INGREDIENTS.map((ingredient) => (
        <VesselSpot key={ingredient} ingredient={ingredient} />
      ))}
      <PowerZone spot={SUPPLY} />
      <Spoken of="goods" />
    </View>
  );
}

/** A torso fills whichever glasses one likes: it may be let go over any of them. */
const SUPPLY: Spot = { type: 'vessel', ingredient: INGREDIENTS[0] };

interface VesselProps {
  readonly ingredient: Ingredient;
}

function VesselSpot({ ingredient }: VesselProps) {
  const { layout } = useSetting();
  const { scheme } = useTheme();
  const { isUpright, width } = layout.vessels;
  return (
    <SpotTouch
      spot={{ type: 'vessel', ingredient }}
      style={[styles.spot, isUpright ? styles.ledge : styles.glass]}
    >
      {isUpright ? (
        <>
          <View style={styles.glass}>
            <Glass ingredient={ingredient} />
          </View>
          <Shelf width={width - 8} theme={scheme} />
        </>
      ) : (
        <Glass ingredient={ingredient} />
      )}
      <Payment ingredient={ingredient} />
    </SpotTouch>
  );
}

/** What playing the taken-up tile would take out of this glass. */
function usePayment(ingredient: Ingredient): number {
  return payments(useMatch().situation)[ingredient] ?? 0;
}

function Glass({ ingredient }: VesselProps) {
  const { layout, view } = useSetting();
  const { scheme } = useTheme();
  const { purse, alchemist } = playerOf(view, nearSeat(view));
  const { glass: size } = layout.vessels;
  const paying = usePayment(ingredient);
  const amount = usePoured(useScene(), spotKey({ type: 'vessel', ingredient }), purse[ingredient]);
  return (
    <>
      <LiveVessel
        ingredient={ingredient}
        level={amount}
        paying={paying}
        isFavourite={BOARDS[alchemist].ingredient === ingredient}
        size={size}
        theme={scheme}
      />
      <View style={[styles.count, { marginLeft: -size * 0.2 }]}>
        <IngredientSign ingredient={ingredient} size={Math.max(16, size * 0.36)} />
        <Numeral size={size > 56 ? 19 : 16} tone={amount > 0 ? 'ink' : 'second'}>
          {amount}
        </Numeral>
      </View>
    </>
  );
}

function Payment({ ingredient }: VesselProps) {
  const { colours } = useTheme();
  const { isUpright } = useSetting().layout.vessels;
  const count = usePayment(ingredient);
  if (count === 0) return null;
  return (
    <View style={[styles.payment, isUpright ? styles.above : styles.below, { backgroundColor: colours.tag }]}>
      <Numeral size={12.5} style={{ color: colours.onTag }}>{`−${count}`}</Numeral>
    </View>
  );
}

const styles = StyleSheet.create({
  rack: { flexDirection: 'row', justifyContent: 'space-between', paddingBottom: 12 },
  shelf: { position: 'absolute', left: 0, right: 0, bottom: 0, pointerEvents: 'none' },
  upright: { justifyContent: 'space-between' },
  above: { top: 0 },
  below: { bottom: -12 },
  spot: { flex: 1, minHeight: 48 },
  ledge: { alignItems: 'center', justifyContent: 'flex-end' },
  glass: { flexDirection: 'row', alignItems: 'flex-end', justifyContent: 'center' },
  count: { alignItems: 'center', gap: 2, paddingBottom: 4 },
  payment: {
    position: 'absolute',
    right: 0,
    borderRadius: 9,
    paddingHorizontal: 7,
    borderWidth: 1,
    borderColor: '#2B1806',
  },
});
