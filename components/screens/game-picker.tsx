import { StyleSheet, View } from 'react-native';

import { Paint } from '@/components/kit/paint';
import { useTheme } from '@/components/kit/theme';
import { BRASS_PLATE, ON_BRASS } from '@/components/kit/tokens';
import { Touch } from '@/components/kit/touch';
import { Label } from '@/components/kit/type';
import { useSize } from '@/components/kit/use-size';
import { useTextScale } from '@/components/kit/use-text-scale';
import { useWidthClass } from '@/components/kit/use-width-class';
import { Niche } from '@/components/shell-art/niche';
import type { ShelfGame } from './shelf-game';

interface GamePickerProps {
  /** What is chosen, for those who listen. */
  readonly label: string;
  readonly games: readonly ShelfGame[];
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}

const GAP = 6;
const NICHE = 58;
/** Room for the longest word of a title beside the niche or below it. */
const WORD = 70;

interface PickerLayout {
  readonly columns: number;
  /** The title below the niche, or beside it where there is little room. */
  readonly isUpright: boolean;
}

interface PickerRoom {
  readonly width: number;
  /** Of the whole window: where it is low, the seats are to be seen too. */
  readonly height: number;
  readonly textScale: number;
}

const LOW = 520;

/** All in one row if they fit; otherwise as many lying ones beside each other as fill their rows evenly. */
export function pickerLayout(games: number, { width, height, textScale }: PickerRoom): PickerLayout {
  const fitting = (least: number) => Math.floor((width + GAP) / (least + GAP));
  const fitsUpright = fitting(WORD * Math.max(1, textScale) + 4) >= games;
  if (fitsUpright && height >= LOW) return { columns: games, isUpright: true };
  const most = Math.min(games, Math.max(1, fitting(NICHE + 12 + WORD * textScale)));
  return { columns: Math.ceil(games / Math.ceil(games / most)), isUpright: false };
}

/** The games by their pieces; the chosen one is framed in brass. */
export function GamePicker({ label, games, chosen, onChoose }: GamePickerProps) {
  const scale = useTextScale();
  const [size, onLayout] = useSize();
  const { height } = useWidthClass();
  const room = { width: size?.width ?? 0, height, textScale: scale };
  const { columns, isUpright } = pickerLayout(games.length, room);
  const width = size ? Math.floor((size.width - GAP * (columns - 1)) / columns) : 0;
  return (
    <View role="radiogroup" aria-label={label} onLayout={onLayout} style={styles.row}>
      {games.map((game) => (
        <Tile
          key={game.id}
          game={game}
          width={width}
          isUpright={isUpright}
          isChosen={game.id === chosen}
          onChoose={() => onChoose(game.id)}
        />
      ))}
    </View>
  );
}

interface TileProps {
  readonly game: ShelfGame;
  readonly width: number;
  readonly isUpright: boolean;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function Tile({ game, width, isUpright, isChosen, onChoose }: TileProps) {
  const { colours, materials } = useTheme();
  const frame = [
    styles.tile,
    isUpright ? styles.upright : styles.lying,
    {
      width,
      borderColor: colours.edge,
      boxShadow: isChosen ? `0px 0px 0px 4px ${colours.glowEdge}59` : `2px 4px 0px ${colours.shadow}`,
    },
  ];
  const face = (
    <>
      <Paint gradient={isChosen ? BRASS_PLATE : materials.shelf} radius={11} />
      <View style={isUpright ? null : styles.beside}>
        <Niche lamp={game.lamp} radius={14}>
          {game.art}
        </Niche>
      </View>
      <Label
        isBold
        size={13}
        align={isUpright ? 'center' : 'left'}
        style={[isUpright ? null : styles.title, { color: isChosen ? ON_BRASS : colours.ink }]}
      >
        {game.title}
      </Label>
    </>
  );
  return (
    <Touch role="radio" label={game.title} isChecked={isChosen} onPress={onChoose} style={frame}>
      {face}
    </Touch>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: GAP, paddingTop: 4 },
  tile: { borderWidth: 1.3, borderRadius: 12, padding: 5 },
  upright: { gap: 3, maxWidth: 190 },
  lying: { flexDirection: 'row', alignItems: 'center', gap: 6 },
  beside: { width: NICHE },
  title: { flex: 1 },
});
