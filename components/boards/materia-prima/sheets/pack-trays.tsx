import { StyleSheet, View } from 'react-native';

import { Beacon } from '@/components/kit/beacon';
import { times } from '@/components/kit/drawing/geometry';
import { Draggable, DragProvider, DragRaise, DropZone } from '@/components/kit/drag-layer';
import { OnSurface, useTheme } from '@/components/kit/theme';
import { Body, Heading, Label, Numeral } from '@/components/kit/type';
import { explained } from '@/engine/core/wording';
import type { Equipment } from '@/engine/games/materia-prima/cards';
import { MOST_WORN, type Element } from '@/engine/games/materia-prima/data';
import { capacityOf, isAlchemist } from '@/engine/games/materia-prima/queries/figures';
import { countOf, elementsOf, kindsOf, merged, sizeOf } from '@/engine/games/materia-prima/stock';

import { GlassSlot } from '../art/panels';
import { CountTag, GearPicture, IconSign } from '../art/small-pieces';
import { Bust } from '../art/standee';
import { useLook } from '../pieces/use-look';
import { useSetting } from '../table';
import { nearPlayer } from '../touch/situation';
import { useThingName } from './tokens';
import { packableName, usePacking, type Packable, type PackProps } from './use-packing';

const SLOT = 48;
const GAP = 8;
const PADDING = 12;

/** Two trays between which things go to and fro by a touch or a drag; each thing lies in one of them, and nothing else moves. */
export function PackTrays(props: PackProps) {
  return (
    <DragProvider>
      <FigureTray {...props} />
      <TowerTray {...props} />
    </DragProvider>
  );
}

/** All pieces that can be worn or stored now, in an order that stays. */
function usePieces({ task }: PackProps): readonly Equipment[] {
  const { worn, stored } = nearPlayer(useSetting().view);
  return task.isEquip && isAlchemist(task.figure) ? [...worn, ...stored] : [];
}

/** What goes along: two places for gear, and as many sockets as can be filled. */
function FigureTray(props: PackProps) {
  const { task, goal } = props;
  const { view, speech, near } = useSetting();
  const { colours } = useTheme();
  const { sheets } = speech.words;
  const look = useLook(near, task.figure);
  const pieces = usePieces(props);
  const { placeFor } = usePacking(props);
  const capacity = capacityOf({ ...nearPlayer(view), worn: goal.worn }, task.figure);
  const isTooMuch = sizeOf(goal.load) > capacity;
  return (
    <DragRaise>
      <DropZone id="pack-figure" label={sheets.goesAlong} {...placeFor('figure')} radius={14}>
        <View style={[styles.tray, { borderColor: colours.line }]} role="group" aria-label={sheets.goesAlong}>
          <View style={styles.head}>
            <Bust figure={task.figure} {...look} size={40} />
            <Heading size={16} style={styles.flexible}>
              {sheets.goesAlong}
            </Heading>
            <IconSign name="bag" size={18} colour="#C9992F" />
            <Numeral size={17} tone={isTooMuch ? 'cinnabar' : 'gold'}>
              {`${sizeOf(goal.load)}/${capacity}`}
            </Numeral>
          </View>
          {pieces.length > 0 ? (
            <View style={styles.gear}>
              {times(MOST_WORN, (place) => {
                const piece = goal.worn[place];
                return piece ? (
                  <GearPiece key={piece} piece={piece} {...props} />
                ) : (
                  <View key={place} style={[styles.piece, styles.empty, { borderColor: colours.line }]} />
                );
              })}
            </View>
          ) : null}
          <Load {...props} capacity={capacity} />
        </View>
      </DropZone>
    </DragRaise>
  );
}

/** What is carried, then sockets that are still free; room is kept for as many as a bag could add. */
function Load(props: PackProps & { readonly capacity: number }) {
  const { task, goal, touch, capacity } = props;
  const { view, speech } = useSetting();
  const { sheets } = speech.words;
  const named = useThingName();
  const player = nearPlayer(view);
  const most = capacityOf({ ...player, worn: usePieces(props) }, task.figure);
  const carried = elementsOf(goal.load);
  return (
    <View style={styles.slots}>
      {carried.map((element, index) => {
        const number = index - carried.indexOf(element);
        return (
          <Piece
            key={packableName({ type: 'leave', element }, number)}
            {...props}
            thing={{ type: 'leave', element }}
            number={number}
            label={sheets.leave(named(element), countOf(goal.load, element))}
            isLit={number === 0 && touch?.type === 'leave' && touch.element === element}
            testID={number === 0 ? `leave-${element}` : undefined}
          />
        );
      })}
      {times(Math.max(0, Math.max(capacity, most) - carried.length), (index) => (
        <View key={index} style={carried.length + index < capacity ? null : styles.none} aria-hidden>
          <GlassSlot size={SLOT} />
        </View>
      ))}
    </View>
  );
}

/** What stays: every piece and every element keeps its place, also while it is with the figure. */
function TowerTray(props: PackProps) {
  const { task, goal, touch } = props;
  const { view, speech } = useSetting();
  const { colours } = useTheme();
  const { sheets } = speech.words;
  const named = useThingName();
  const pieces = usePieces(props);
  const { placeFor } = usePacking(props);
  const whole = merged(nearPlayer(view).store, task.now.load);
  const stays = (element: Element) => countOf(whole, element) - countOf(goal.load, element);
  return (
    <DragRaise>
      <DropZone id="pack-tower" label={sheets.staysInTower} {...placeFor('tower')} radius={14}>
        <View style={[styles.tray, styles.tower]} role="group" aria-label={sheets.staysInTower}>
          <OnSurface surface="velvet">
            <Heading size={16}>{sheets.staysInTower}</Heading>
            <View style={styles.gear}>
              {pieces.map((piece) =>
                goal.worn.includes(piece) ? (
                  <View key={piece} style={[styles.piece, styles.empty, { borderColor: colours.line }]}>
                    <View style={styles.ghost} aria-hidden>
                      <GearPicture piece={piece} size={36} />
                    </View>
                  </View>
                ) : (
                  <GearPiece key={piece} piece={piece} {...props} />
                ),
              )}
            </View>
            {sizeOf(whole) === 0 ? <Body tone="second">{sheets.nothingStored}</Body> : null}
            <View style={styles.slots}>
              {kindsOf(whole).map((element) =>
                stays(element) > 0 ? (
                  <Piece
                    key={element}
                    {...props}
                    thing={{ type: 'take', element }}
                    count={stays(element)}
                    label={sheets.takeAlong(named(element), stays(element))}
                    isLit={touch?.type === 'take' && touch.element === element}
                    testID={`element-${element}`}
                  />
                ) : (
                  <View key={element} style={styles.ghost} aria-hidden>
                    <GlassSlot size={SLOT} thing={element} />
                  </View>
                ),
              )}
            </View>
          </OnSurface>
        </View>
      </DropZone>
    </DragRaise>
  );
}

interface PieceProps extends PackProps {
  readonly thing: Extract<Packable, { readonly element: Element }>;
  readonly number?: number;
  readonly count?: number;
  readonly label: string;
  readonly isLit: boolean;
  readonly testID: string | undefined;
}

/** An element in its socket. */
function Piece({ thing, number, count = 1, label, isLit, testID, ...props }: PieceProps) {
  const { carry, held } = usePacking(props);
  const hold = held(thing);
  return (
    <Draggable
      id={packableName(thing, number)}
      label={label}
      {...hold}
      onTap={() => carry(thing)}
      testID={testID}
    >
      <View style={hold.reason === undefined ? null : styles.dull}>
        <GlassSlot size={SLOT} thing={thing.element} />
        {count > 1 ? (
          <View style={styles.count}>
            <CountTag size={18}>{count}</CountTag>
          </View>
        ) : null}
        <Beacon isOn={isLit} radius={24} />
      </View>
    </Draggable>
  );
}

/** A piece of equipment with its name and what it does. */
function GearPiece({ piece, ...props }: PackProps & { readonly piece: Equipment }) {
  const { speech, open } = useSetting();
  const { colours } = useTheme();
  const { text, language, words } = speech;
  const { carry, held } = usePacking(props);
  const thing: Packable = { type: 'gear', piece };
  const { touch, goal } = props;
  const hold = held(thing);
  const read = () => open({ type: 'formula', formula: piece });
  return (
    <Draggable
      id={packableName(thing)}
      label={explained(language, text.equipment[piece], text.effect(piece))}
      isSelected={goal.worn.includes(piece)}
      {...hold}
      onTap={() => carry(thing)}
      onLongPress={read}
      actions={[{ name: 'explain', label: words.sheets.read, run: read }]}
      testID={`gear-${piece}`}
      style={styles.half}
    >
      <View
        style={[
          styles.piece,
          styles.whole,
          { borderColor: colours.line },
          hold.reason === undefined ? null : styles.dull,
        ]}
      >
        <GearPicture piece={piece} size={36} />
        <View style={styles.flexible}>
          <Label isBold size={13} maxScale={1.6} numberOfLines={2}>
            {text.equipment[piece]}
          </Label>
          <Label tone="second" size={12} maxScale={1.6} numberOfLines={2}>
            {text.effect(piece)}
          </Label>
        </View>
        <Beacon isOn={touch?.type === 'gear' && touch.piece === piece} radius={10} />
      </View>
    </Draggable>
  );
}

const styles = StyleSheet.create({
  flexible: { flex: 1 },
  tray: { borderWidth: 1.5, borderRadius: 14, padding: PADDING, gap: GAP + 2 },
  tower: { backgroundColor: 'rgba(16, 10, 6, 0.78)', borderColor: 'rgba(226, 176, 74, 0.35)' },
  head: { flexDirection: 'row', alignItems: 'center', gap: 8 },
  gear: { flexDirection: 'row', flexWrap: 'wrap', gap: GAP },
  half: { flexBasis: '46%', flexGrow: 1 },
  piece: {
    flexBasis: '46%',
    flexGrow: 1,
    minHeight: 62,
    flexDirection: 'row',
    alignItems: 'center',
    gap: 8,
    paddingHorizontal: 8,
    paddingVertical: 4,
    borderWidth: 1.5,
    borderRadius: 10,
  },
  whole: { flexBasis: 'auto' },
  empty: { borderStyle: 'dashed', justifyContent: 'center' },
  slots: { flexDirection: 'row', flexWrap: 'wrap', gap: GAP },
  ghost: { opacity: 0.28 },
  none: { opacity: 0 },
  dull: { opacity: 0.5 },
  count: { position: 'absolute', right: -5, bottom: -4 },
});
