import { StyleSheet, View } from 'react-native';

import type { OutcomeProps } from '@/components/kit/board';
import { useSpeech } from '@/components/kit/speech';
import { useTheme } from '@/components/kit/theme';
import { Label, Numeral } from '@/components/kit/type';
import { at } from '@/engine/core/list';
import { allSeats, type Seat } from '@/engine/core/seat';
import { FORMULA_LEVEL } from '@/engine/games/materia-prima/cards';
import { AXIAL, HEXES, isCity, landAt } from '@/engine/games/materia-prima/map';
import { hasFulfilled } from '@/engine/games/materia-prima/queries/ending';
import { homunculiOf } from '@/engine/games/materia-prima/queries/figures';
import type { MateriaPrima } from '@/engine/games/materia-prima/state';

import { Chart } from './art/chart';
import { Banner, bannerWidth } from './art/banner';
import { mapHeight, mapWidth } from './art/hex';
import { MapPicture } from './art/map';
import { IconSign, NoSoul, Sigil, StoneSoFar, Token } from './art/small-pieces';
import { Bust, FigurePicture, Standee, standingAt, Tower } from './art/standee';
import { mapOf } from './map/map-ground';
import { onHex } from './art/rims';
import { standers } from './map/map-standing';
import { SHOWING } from './scenes/use-stage';
import { playerOf } from './touch/situation';
import { list, playerLabel, type Speech } from './words/labels';

type Ended = Pick<OutcomeProps<MateriaPrima>, 'view' | 'people'>;

/** What of the sea is to be seen round the map, in sides of a hex. */
const COAST = 0.6;
const MOST_SIDE = 40;
/** From so much on estates stand beside the map. */
const BESIDE = 720;
const MAP_SHARE = 0.6;
const LEAST_ESTATE = 150;
const GAP = 14;
const BUST = 48;
/** Of the names of cities. */
const LETTERS = 11;

/** The map as it ended, and what everybody had made: his Stone, souls, homunculi, and the mission that he kept. */
export function MateriaPrimaOutcome({ view, people, language, width }: OutcomeProps<MateriaPrima>) {
  const speech = useSpeech(SHOWING.texts, SHOWING.words, language, people);
  const isBeside = width >= BESIDE;
  const room = isBeside ? width * MAP_SHARE : width;
  const side = Math.min(MOST_SIDE, room / (mapWidth(1) + COAST));
  const estate = isBeside ? LEAST_ESTATE : Math.floor((width - GAP) / 2);
  return (
    <View style={[styles.whole, isBeside ? styles.row : null, { width }]}>
      <EndMap view={view} people={people} side={side} speech={speech} />
      <View style={isBeside ? [styles.estates, styles.flexible] : styles.estates}>
        {allSeats(view.players.length).map((seat) => (
          <Estate key={seat} seat={seat} view={view} people={people} speech={speech} width={estate} />
        ))}
      </View>
    </View>
  );
}

interface EndMapProps extends Ended {
  readonly side: number;
  readonly speech: Speech;
}

function EndMap({ view, people, side, speech }: EndMapProps) {
  const { scheme } = useTheme();
  const { layout } = view;
  const [across, high] = [mapWidth(side), mapHeight(side)];
  const margin = (COAST / 2) * side;
  const homes = view.players.flatMap(({ home }) => (home === null ? [] : [at(AXIAL, home)]));
  return (
    <View
      accessible
      role="img"
      aria-label={speech.words.outcome.map}
      style={[styles.pane, { width: across + 2 * margin, height: high + 2 * margin }]}
    >
      <Chart width={across + 2 * margin} height={high + 2 * margin} theme={scheme} />
      <View style={[styles.over, { left: margin, top: margin, width: across, height: high }]}>
        <MapPicture layout={mapOf(layout)} side={side} theme={scheme} towers={homes} />
        {standers(view).map((stander) => {
          const { left, top } = onHex(at(AXIAL, stander.hex), side, stander.foot, 0);
          const { colour } = at(people, stander.seat);
          const own = side * (stander.type === 'figure' ? stander.scale : 1);
          const place = standingAt(own, { x: left, y: top });
          return stander.type === 'tower' ? (
            <Tower key={`tower ${stander.seat}`} colour={colour} side={own} style={[styles.over, place]} />
          ) : (
            <Standee
              key={stander.figure.id}
              figure={stander.figure.id}
              colour={colour}
              side={own}
              at={place}
            />
          );
        })}
        {HEXES.map((hex) => {
          const land = landAt(layout, hex);
          if (!isCity(land)) return null;
          const city = speech.text.cities[land];
          const { left, top } = onHex(at(AXIAL, hex), side, [0, 0.6], 0);
          return (
            <Banner
              key={land}
              size={LETTERS}
              style={[styles.over, { left: left - bannerWidth(city, LETTERS) / 2, top }]}
            >
              {city}
            </Banner>
          );
        })}
      </View>
    </View>
  );
}

interface EstateProps extends Ended {
  readonly seat: Seat;
  readonly speech: Speech;
  readonly width: number;
}

/** What somebody came to in the end, in pictures. */
function Estate({ seat, view, people, speech, width }: EstateProps) {
  const { name, colour } = at(people, seat);
  const player = playerOf(view, seat);
  const { alchemist, souls, fragments } = player;
  const mission = missionOf({ seat, view, speech });
  return (
    <View
      accessible
      role="img"
      aria-label={list([playerLabel(speech, view, seat), mission?.said])}
      style={[styles.estate, { width }]}
    >
      {alchemist ? <Bust figure={alchemist} colour={colour} size={BUST} isSkull={souls === 0} /> : null}
      <View style={styles.facts}>
        <View style={styles.line}>
          <Sigil colour={colour} size={16} />
          <Label isBold numberOfLines={1} style={styles.flexible}>
            {name}
          </Label>
        </View>
        <View style={styles.line}>
          <StoneSoFar levels={fragments.map((stone) => FORMULA_LEVEL[stone])} size={26} />
          {souls > 0 ? <Token thing="soul" size={22} /> : <NoSoul size={20} />}
          {souls > 1 ? <Numeral size={14}>{souls}</Numeral> : null}
          {homunculiOf(player).map((id) => (
            <FigurePicture key={id} figure={id} colour={colour} size={26} />
          ))}
        </View>
        {mission ? (
          <View style={styles.line}>
            <IconSign
              name={mission.isFulfilled ? 'check' : 'scroll'}
              size={16}
              colour={mission.isFulfilled ? '#3FA37E' : '#C9992F'}
            />
            <Label size={13} tone={mission.isFulfilled ? 'gold' : 'second'} style={styles.flexible}>
              {mission.name}
            </Label>
          </View>
        ) : null}
      </View>
    </View>
  );
}

function missionOf({ seat, view, speech }: Pick<EstateProps, 'seat' | 'view' | 'speech'>) {
  const { mission } = playerOf(view, seat);
  if (mission === null) return null;
  const isFulfilled = hasFulfilled(view, seat);
  const name = speech.text.missions[mission];
  const { fulfilled, notFulfilled } = speech.words.outcome;
  return { name, isFulfilled, said: isFulfilled ? fulfilled(name) : notFulfilled(name) };
}

const styles = StyleSheet.create({
  whole: { gap: GAP, alignItems: 'center' },
  row: { flexDirection: 'row', alignItems: 'flex-start', justifyContent: 'center' },
  pane: { overflow: 'hidden', borderRadius: 14 },
  over: { position: 'absolute' },
  estates: { flexDirection: 'row', flexWrap: 'wrap', gap: GAP },
  estate: { flexDirection: 'row', alignItems: 'flex-start', gap: 8 },
  facts: { flex: 1, gap: 3 },
  line: { flexDirection: 'row', alignItems: 'center', gap: 3 },
  flexible: { flex: 1 },
});
