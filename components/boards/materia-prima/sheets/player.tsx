import { StyleSheet, View } from 'react-native';

import { Touch } from '@/components/kit/touch';
import { Body, Heading, Label } from '@/components/kit/type';
import type { Seat } from '@/engine/core/seat';
import { HOMUNCULUS, type Equipment } from '@/engine/games/materia-prima/cards';
import { ALCHEMIST, KINDS } from '@/engine/games/materia-prima/data';
import { capacityOf, cardOf, diceOf, isAlchemist } from '@/engine/games/materia-prima/queries/figures';
import type { FigureId } from '@/engine/games/materia-prima/state';
import { elementsOf, sizeOf } from '@/engine/games/materia-prima/stock';
import { READING } from '@/engine/games/materia-prima/rulebook';
import { capital, explained } from '@/engine/core/wording';

import { FigureNiche } from '../art/panels';
import { CardBack } from '../art/mission-card';
import { GearPicture, Heart, Skull, StonePicture, Token } from '../art/small-pieces';
import { Bust } from '../art/standee';
import { Strengths } from '../pieces/strengths';
import { useLook } from '../pieces/use-look';
import { figureLabel, giftWords, placeName, whereabouts } from '../words/labels';
import { playerOf, standingOf, type Standing } from '../touch/situation';
import { useSetting } from '../table';
import { Part, Rules, useSheetWidth } from './leaf';
import { TokenRow } from './tokens';
import { TowerHead } from './tower-head';

/** Everything open about somebody: figures, tower, gear, fragments, the backs of his formulas, at the end his mission. */
export function PlayerPart({ seat }: { readonly seat: Seat }) {
  const { view, speech } = useSetting();
  const { words, text } = speech;
  const { sheets } = words;
  const width = useSheetWidth();
  const player = playerOf(view, seat);
  const stored = elementsOf(player.store);
  const gear = [...player.worn, ...player.stored];
  const backs = KINDS.flatMap((kind) => Array.from({ length: player.hand[kind] }, () => kind));
  return (
    <>
      <TowerHead seat={seat} width={width} />
      <Part title={sheets.figures}>
        {player.figures.map((figure) => (
          <FigureRow key={figure.id} seat={seat} figure={figure} />
        ))}
      </Part>
      <Part title={sheets.inTower}>
        {stored.length > 0 ? <TokenRow things={stored} /> : <Body tone="second">{sheets.nothingStored}</Body>}
      </Part>
      {gear.length > 0 ? (
        <Part title={sheets.gearTitle}>
          {gear.map((piece) => (
            <GearRow
              key={piece}
              piece={piece}
              note={` (${player.worn.includes(piece) ? sheets.worn : sheets.stored})`}
            />
          ))}
        </Part>
      ) : null}
      {player.fragments.length > 0 ? (
        <Part title={sheets.fragments}>
          {player.fragments.map((stone) => (
            <View key={stone} style={styles.row}>
              <StonePicture stone={stone} size={40} />
              <Label style={styles.flexible}>{text.stones[stone]}</Label>
            </View>
          ))}
        </Part>
      ) : null}
      <Part title={words.formulas(backs.length)}>
        <View role="img" aria-label={backs.map((kind) => text.kinds[kind]).join(', ')} style={styles.backs}>
          {backs.map((kind, index) => (
            <CardBack key={index} kind={kind} width={46} />
          ))}
        </View>
      </Part>
      {view.ending && player.mission ? (
        <Part title={words.table.mission}>
          <Label isBold>{text.missions[player.mission]}</Label>
          <Body>{text.tasks[player.mission]}</Body>
        </Part>
      ) : null}
      <Rules rules={READING.player} />
    </>
  );
}

function GearRow({ piece, note = '' }: { readonly piece: Equipment; readonly note?: string }) {
  const { text, language } = useSetting().speech;
  return (
    <View style={styles.row}>
      <GearPicture piece={piece} size={36} />
      <Label style={styles.flexible}>
        {explained(language, text.equipment[piece], text.effect(piece)) + note}
      </Label>
    </View>
  );
}

function FigureRow({ seat, figure: { id, hex, load } }: Standing) {
  const { view, speech, open } = useSetting();
  const look = useLook(seat, id);
  return (
    <Touch
      label={figureLabel(speech, view, id)}
      onPress={() => open({ type: 'figure', figure: id })}
      style={styles.row}
    >
      <Bust figure={id} {...look} size={44} />
      <View style={styles.flexible}>
        <Label isBold>{speech.text.figure(id)}</Label>
        <Label tone="second" size={13}>
          {placeName(speech, view, hex)}
        </Label>
      </View>
      <TokenRow things={elementsOf(load)} size={22} />
    </Touch>
  );
}

/** One figure with its numbers, its gift, its gear and its load. */
export function FigurePart({ id }: { readonly id: FigureId }) {
  const { view, speech, near } = useSetting();
  const { text, words } = speech;
  const standing = standingOf(view, id);
  const seat = standing?.seat ?? near;
  const player = playerOf(view, seat);
  const look = useLook(seat, id);
  const gift = giftWords(speech, isAlchemist(id) ? ALCHEMIST[id] : HOMUNCULUS[id]);
  const load = standing ? elementsOf(standing.figure.load) : [];
  return (
    <>
      <View style={styles.pair} accessible aria-label={figureLabel(speech, view, id)}>
        <FigureNiche width={110} height={140} figure={id} {...look} />
        <View style={styles.beside}>
          <View style={styles.row}>
            <Heading size={18}>{text.figure(id)}</Heading>
            {isAlchemist(id) ? look.isSkull ? <Skull size={22} /> : <Heart size={22} /> : null}
            {isAlchemist(id)
              ? Array.from({ length: player.souls }, (_, index) => (
                  <Token key={index} thing="soul" size={24} />
                ))
              : null}
          </View>
          <Label tone="second">{speech.who(seat)}</Label>
          <Numbers id={id} seat={seat} />
          {gift ? <Body isItalic>{capital(gift)}</Body> : null}
          {standing ? (
            <Label tone="second">{capital(whereabouts(speech, view, standing.figure.hex))}</Label>
          ) : null}
        </View>
      </View>
      {load.length > 0 ? (
        <Part title={words.load(load.length, capacityOf(player, id))}>
          <TokenRow things={load} />
        </Part>
      ) : null}
      {isAlchemist(id) && player.worn.length > 0 ? (
        <Part title={words.sheets.gearTitle}>
          {player.worn.map((piece) => (
            <GearRow key={piece} piece={piece} />
          ))}
        </Part>
      ) : null}
      <Rules rules={isAlchemist(id) ? READING.alchemist : READING.homunculus} />
    </>
  );
}

function Numbers({ id, seat }: { readonly id: FigureId; readonly seat: Seat }) {
  const { view } = useSetting();
  const player = playerOf(view, seat);
  const standing = standingOf(view, id);
  const carried = standing ? sizeOf(standing.figure.load) : 0;
  return (
    <Strengths
      attack={diceOf(player, id, 'attack')}
      defence={diceOf(player, id, 'defence')}
      capacity={`${carried}/${capacityOf(player, id)}`}
      actions={cardOf(player, id).actions}
      size={26}
    />
  );
}

const styles = StyleSheet.create({
  flexible: { flex: 1 },
  row: { flexDirection: 'row', alignItems: 'center', gap: 10, minHeight: 48 },
  backs: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
  pair: { flexDirection: 'row', flexWrap: 'wrap', gap: 20, alignItems: 'flex-start' },
  beside: { flex: 1, minWidth: 150, gap: 6 },
});
