import { StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/kit/theme';
import { Touch } from '@/components/kit/touch';
import { Body, Heading, Label } from '@/components/kit/type';
import { at } from '@/engine/core/list';
import { allSeats } from '@/engine/core/seat';
import type { FormulaId } from '@/engine/games/materia-prima/cards';
import { ELEMENTS, LEVEL, MADE_FROM, OFFERS, type Element } from '@/engine/games/materia-prima/data';
import { isCity, isMine, landAt, type Hex } from '@/engine/games/materia-prima/map';
import { marketAt } from '@/engine/games/materia-prima/queries/city';
import { READING } from '@/engine/games/materia-prima/rulebook';
import { capital, explained } from '@/engine/core/wording';

import { HexRim } from '../art/rims';
import { Badge, MineSeal, PipRow, Token } from '../art/small-pieces';
import { Bust } from '../art/standee';
import { ExtensionPlaque } from '../art/tower-card';
import { isProduct } from '../touch/brewing';
import { figureLabel, formulaLabel, lyingOn, placeName } from '../words/labels';
import { standingOn } from '../touch/situation';
import { useSetting } from '../table';
import { FormulaFace } from './cards';
import { Part, Rules } from './leaf';
import { TokenRow } from './tokens';

/** A hex: what it is, who stands there, and what lies there. */
export function HexPart({ hex }: { readonly hex: Hex }) {
  const { view, speech, people, open } = useSetting();
  const { scheme } = useTheme();
  const { text, words } = speech;
  const { sheets } = words;
  const land = landAt(view.layout, hex);
  const lying = lyingOn(view, hex);
  const owner = allSeats(view.players.length).find((seat) => at(view.players, seat).home === hex);
  const extension = isCity(land) ? marketAt(view, land) : null;
  const rules = isCity(land) ? READING.cityHex : isMine(land) ? READING.mineHex : READING.freeHex;
  return (
    <>
      <View style={styles.row}>
        {isMine(land) ? <MineSeal element={land} size={44} /> : null}
        <Body style={styles.flexible}>{placeName(speech, view, hex)}</Body>
      </View>
      {isMine(land) ? <Body tone="second">{sheets.mineOf(text.things[land])}</Body> : null}
      {owner === undefined ? null : <Body>{capital(words.towerOf(speech.who(owner)))}</Body>}
      {isCity(land) ? (
        <Body tone="second">
          {capital(words.offers(OFFERS[land].map((kind) => text.kinds[kind]).join(', ')))}
        </Body>
      ) : null}
      {extension ? (
        <Touch
          label={explained(speech.language, words.sells(text.extensions[extension]), text.powers[extension])}
          onPress={() => open({ type: 'extension', extension })}
          style={styles.row}
        >
          <ExtensionPlaque extension={extension} width={80} theme={scheme} />
          <View style={styles.flexible}>
            <Label isBold>{text.extensions[extension]}</Label>
            <Label tone="second">{text.powers[extension]}</Label>
          </View>
        </Touch>
      ) : null}
      {standingOn(view, hex).map(({ seat, figure: { id } }) => (
        <Touch
          key={id}
          label={figureLabel(speech, view, id)}
          onPress={() => open({ type: 'figure', figure: id })}
          style={styles.row}
        >
          <Bust figure={id} colour={at(people, seat).colour} size={44} />
          <Label style={styles.flexible}>{words.figureOf(text.figure(id), speech.who(seat))}</Label>
        </Touch>
      ))}
      {lying.length > 0 ? (
        <Part title={sheets.liesHere}>
          <TokenRow things={lying} />
        </Part>
      ) : null}
      <Rules rules={rules} />
    </>
  );
}

/** One formula in full. */
export function FormulaPart({ formula }: { readonly formula: FormulaId }) {
  const { speech } = useSetting();
  return (
    <>
      <View role="img" aria-label={formulaLabel(speech, formula)} style={styles.middle}>
        <FormulaFace formula={formula} width={210} />
      </View>
      <Body align="center">{capital(formulaLabel(speech, formula))}</Body>
      <Rules rules={READING.formula} />
    </>
  );
}

/** What the signs on the map mean. */
export function LegendPart() {
  const { speech } = useSetting();
  const { scheme } = useTheme();
  const { sheets } = speech.words;
  const rim = (kind: 'near' | 'far' | 'attack' | 'chosen') => <HexRim kind={kind} side={22} theme={scheme} />;
  return (
    <>
      <Sign picture={rim('chosen')} words={sheets.legendChosen} />
      <Sign picture={rim('near')} words={sheets.legendNear} />
      <Sign picture={rim('far')} words={sheets.legendFar} />
      <Sign picture={rim('attack')} words={sheets.legendAttack} />
      <Sign picture={<Badge kind="extract" size={32} />} words={sheets.legendExtract} />
      <Sign picture={<PipRow count={3} left={2} size={16} />} words={sheets.legendPips} />
      <Sign picture={<MineSeal element="fire" size={34} />} words={sheets.legendMine} />
      <Sign picture={<Token thing="soul" size={34} />} words={sheets.legendSoul} />
      <Heading size={16}>{sheets.elements}</Heading>
      {ELEMENTS.map((element) => (
        <ElementRow key={element} element={element} />
      ))}
      <Rules rules={READING.legend} />
    </>
  );
}

function Sign({ picture, words }: { readonly picture: React.ReactNode; readonly words: string }) {
  return (
    <View style={styles.row}>
      <View style={styles.sign}>{picture}</View>
      <Label style={styles.flexible}>{words}</Label>
    </View>
  );
}

function ElementRow({ element }: { readonly element: Element }) {
  const { text, words } = useSetting().speech;
  const made = isProduct(element)
    ? words.sheets.madeFrom(text.things[MADE_FROM[element][0]], text.things[MADE_FROM[element][1]])
    : words.sheets.fromMine;
  return (
    <View style={styles.row}>
      <View style={styles.sign}>
        <Token thing={element} size={32} />
      </View>
      <Label isBold style={styles.name}>
        {text.things[element]}
      </Label>
      <Label tone="second" style={styles.flexible}>
        {`${words.level(LEVEL[element])}, ${made}`}
      </Label>
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: 12, minHeight: 44 },
  flexible: { flex: 1 },
  middle: { alignItems: 'center' },
  sign: { width: 48, alignItems: 'center' },
  name: { width: 96 },
});
