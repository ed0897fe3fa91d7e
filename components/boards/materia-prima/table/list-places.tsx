import type { ReactElement } from 'react';
import { StyleSheet, View } from 'react-native';

import { Touch } from '@/components/kit/touch';
import { Label } from '@/components/kit/type';
import { allSeats } from '@/engine/core/seat';
import { capital } from '@/engine/core/wording';
import { BASICS, OFFERS } from '@/engine/games/materia-prima/data';
import { distance, HEXES, isCity, isMine, landAt, type Hex } from '@/engine/games/materia-prima/map';
import { cityAt, marketAt } from '@/engine/games/materia-prima/queries/city';
import type { MateriaPrimaView } from '@/engine/games/materia-prima/view';

import { IconSign, MineSeal, Sigil, Token } from '../art/small-pieces';
import { useMatch, usePerson, useSetting, type Setting } from '../table';
import { chosenFigure } from '../touch/reach';
import { playerOf, standingOn } from '../touch/situation';
import { hexLabel, list, lyingOn, placeName } from '../words/labels';

type Sort = 'cities' | 'towers' | 'mines' | 'ground';

interface PlacesOf {
  readonly sort: Sort;
  readonly hexes: readonly Hex[];
}

/** What somebody looks for on the map, the nearest first: land on which there is nothing is not among it. */
function placesBySort(view: MateriaPrimaView, near: (hex: Hex) => number): readonly PlacesOf[] {
  const { layout, players } = view;
  const nearest = (hexes: readonly Hex[]) => hexes.toSorted((one, other) => near(one) - near(other));
  const landIs = (is: (land: ReturnType<typeof landAt>) => boolean) =>
    HEXES.filter((hex) => is(landAt(layout, hex)));
  const mines = BASICS.flatMap((element) => nearest(landIs((land) => land === element)));
  const known = new Set(landIs((land) => isMine(land) || isCity(land)));
  const homes = allSeats(players.length).flatMap((seat) => playerOf(view, seat).home ?? []);
  const piles = [...new Set(view.piles.map(({ hex }) => hex))].filter((hex) => !known.has(hex));
  const all: readonly PlacesOf[] = [
    { sort: 'cities', hexes: nearest(landIs(isCity)) },
    { sort: 'towers', hexes: nearest(homes) },
    { sort: 'ground', hexes: nearest(piles) },
    { sort: 'mines', hexes: mines },
  ];
  return all.filter(({ hexes }) => hexes.length > 0);
}

interface PlaceRows {
  readonly sort: Sort;
  readonly rows: readonly { readonly key: string; readonly shown: ReactElement }[];
}

/** Cities, towers, what lies about, and mines: what each is good for, and how far it is for whoever is to act. */
export function usePlaceRows(): readonly PlaceRows[] {
  const setting = useMatch();
  const { view, situation } = setting;
  const figure = chosenFigure(situation);
  const far = (hex: Hex) => (figure ? distance(figure.hex, hex) : 0);
  return placesBySort(view, far).map(({ sort, hexes }) => ({
    sort,
    rows: hexes.map((hex) => {
      const away = figure && far(hex) > 0 ? setting.speech.words.table.stepsAway(far(hex)) : null;
      return { key: `${sort} ${hex}`, shown: <PlaceLine hex={hex} away={away} /> };
    }),
  }));
}

interface PlaceLineProps {
  readonly hex: Hex;
  readonly away: string | null;
}

function PlaceLine({ hex, away }: PlaceLineProps) {
  const setting = useSetting();
  const { view, speech, open } = setting;
  return (
    <Touch
      label={hexLabel(speech, view, hex, [away])}
      onPress={() => open({ type: 'hex', hex })}
      style={styles.line}
      testID={`place-${hex}`}
    >
      <View style={styles.sign}>
        <PlaceSign hex={hex} />
      </View>
      <View style={styles.words}>
        <Label isBold>{placeName(speech, view, hex)}</Label>
        <Label tone="second" size={13}>
          {capital(list([away, ...useOf(setting, hex)], ' · '))}
        </Label>
      </View>
    </Touch>
  );
}

/** What one would go there for. */
function useOf({ view, speech: { text, words, who } }: Setting, hex: Hex): readonly (string | null)[] {
  const city = cityAt(view, hex);
  const extension = city && marketAt(view, city);
  const owner = allSeats(view.players.length).find((seat) => playerOf(view, seat).home === hex);
  const lying = lyingOn(view, hex);
  const there = standingOn(view, hex).map(({ seat, figure }) =>
    words.figureOf(text.figure(figure.id), who(seat)),
  );
  return [
    owner === undefined ? null : words.towerOf(who(owner)),
    city && words.offers(OFFERS[city].map((kind) => text.kinds[kind]).join(', ')),
    extension && words.sells(text.extensions[extension]),
    lying.length > 0 ? words.lying(text.thingsOf(lying)) : null,
    ...there,
  ];
}

function PlaceSign({ hex }: { readonly hex: Hex }) {
  const { view } = useSetting();
  const land = landAt(view.layout, hex);
  const owner = allSeats(view.players.length).find((seat) => playerOf(view, seat).home === hex);
  if (owner !== undefined) return <OwnerSign seat={owner} />;
  if (isMine(land)) return <MineSeal element={land} size={36} />;
  if (isCity(land)) return <IconSign name="book" size={28} colour="#E2B04A" />;
  const [first = 'soul'] = lyingOn(view, hex);
  return <Token thing={first} size={30} />;
}

function OwnerSign({ seat }: { readonly seat: Parameters<typeof usePerson>[0] }) {
  const { colour } = usePerson(seat);
  return <Sigil colour={colour} size={30} />;
}

const styles = StyleSheet.create({
  line: { minHeight: 52, flexDirection: 'row', alignItems: 'center', gap: 10 },
  sign: { width: 40, alignItems: 'center' },
  words: { flex: 1 },
});
