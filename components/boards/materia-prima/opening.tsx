import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import type { OpeningProps, Person } from '@/components/kit/board';
import { Parchment } from '@/components/kit/parchment';
import { useSpeech } from '@/components/kit/speech';
import { Body, Heading, Label } from '@/components/kit/type';
import { capital, explained } from '@/engine/core/wording';
import { ALCHEMIST, ALCHEMISTS, KINDS } from '@/engine/games/materia-prima/data';
import type { MateriaPrima } from '@/engine/games/materia-prima/state';
import type { MateriaPrimaSeatView } from '@/engine/games/materia-prima/view';

import { CardBack } from './art/mission-card';
import { FigureNiche } from './art/panels';
import { Token } from './art/small-pieces';
import { Bust, Tower } from './art/standee';
import { Strengths } from './pieces/strengths';
import { SHOWING } from './scenes/use-stage';
import { nearPlayer } from './touch/situation';
import { giftWords, strengthWords, type Speech } from './words/labels';

const NOBODY: readonly Person[] = [];
const NICHE = { width: 104, height: 136 } as const;
const BUST = 60;
const TOWER_SIDE = 44;
const PICTURE = 84;

/** Who one is, what one begins with, and what one is after. */
export function MateriaPrimaOpening({ view, person, language, width }: OpeningProps<MateriaPrima>) {
  const speech = useSpeech(SHOWING.texts, SHOWING.words, language, NOBODY);
  const { opening } = speech.words;
  const player = nearPlayer(view);
  const { text } = speech;
  return (
    <View style={[styles.whole, { width }]}>
      <Who speech={speech} player={player} colour={person.colour} />
      <View style={styles.things}>
        <Thing
          label={explained(language, capital(opening.tower), text.towers[player.tower])}
          words={opening.tower}
        >
          <Tower colour={person.colour} side={TOWER_SIDE} />
        </Thing>
        <Thing label={opening.soul} words={opening.soul}>
          <Token thing="soul" size={48} />
        </Thing>
        <Thing label={opening.formulas} words={opening.formulas}>
          <View style={styles.backs}>
            {KINDS.map((kind) => (
              <CardBack key={kind} kind={kind} width={34} />
            ))}
          </View>
        </Thing>
        <Thing label={opening.mission} words={opening.mission}>
          <CardBack kind="mission" width={54} height={66} />
        </Thing>
      </View>
      <Parchment seed={31} style={styles.goal}>
        <Body align="center">{opening.goal}</Body>
      </Parchment>
    </View>
  );
}

interface WhoProps {
  readonly speech: Speech;
  readonly player: MateriaPrimaSeatView;
  readonly colour: Person['colour'];
}

/** The alchemist with what he can do; before he is picked, all of whom one will be. */
function Who({ speech, player: { alchemist }, colour }: WhoProps) {
  const { text, words } = speech;
  if (!alchemist) {
    return (
      <View style={styles.who}>
        <Heading size={22} align="center">
          {words.opening.willPick}
        </Heading>
        <View style={styles.busts}>
          {ALCHEMISTS.map((one) => (
            <View key={one} accessible role="img" aria-label={text.alchemists[one]}>
              <Bust figure={one} colour={colour} size={BUST} />
            </View>
          ))}
        </View>
      </View>
    );
  }
  const card = ALCHEMIST[alchemist];
  const gift = giftWords(speech, card);
  return (
    <View style={styles.who}>
      <Heading size={24} align="center">
        {words.opening.youAre(text.alchemists[alchemist])}
      </Heading>
      <FigureNiche {...NICHE} figure={alchemist} colour={colour} />
      <View accessible role="img" aria-label={strengthWords(speech, card.heart)}>
        <Strengths {...card.heart} size={26} />
      </View>
      {gift ? (
        <Body isItalic align="center">
          {capital(gift)}
        </Body>
      ) : null}
    </View>
  );
}

interface ThingProps {
  readonly label: string;
  readonly words: string;
  readonly children: ReactNode;
}

function Thing({ label, words, children }: ThingProps) {
  return (
    <View style={styles.thing} accessible role="img" aria-label={label}>
      <View style={styles.picture}>{children}</View>
      <Label size={13} tone="second" align="center">
        {words}
      </Label>
    </View>
  );
}

const styles = StyleSheet.create({
  whole: { gap: 14, alignItems: 'center' },
  who: { gap: 10, alignItems: 'center' },
  busts: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: 10 },
  things: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: 14 },
  thing: { width: 124, alignItems: 'center', gap: 4 },
  picture: { height: PICTURE, alignItems: 'center', justifyContent: 'flex-end' },
  backs: { flexDirection: 'row', gap: 4 },
  goal: { alignSelf: 'stretch' },
});
