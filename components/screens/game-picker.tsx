import { StyleSheet, View } from 'react-native';

import { Paint } from '@/components/kit/paint';
import { useTheme } from '@/components/kit/theme';
import { BRASS_PLATE, ON_BRASS } from '@/components/kit/tokens';
import { Touch } from '@/components/kit/touch';
import { Label } from '@/components/kit/type';
import { useTextScale } from '@/components/kit/use-text-scale';
import { Niche } from '@/components/shell-art/niche';
import { useWords } from '@/components/words/use-words';
import type { ShelfGame } from './shelf-game';

export interface GamePickerProps {
  /** What is chosen, for those who listen. */
  readonly label: string;
  readonly games: readonly ShelfGame[];
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}

/** The games by their pieces; the chosen one is framed in brass. Those still to come cannot be chosen. */
export function GamePicker({ label, games, chosen, onChoose }: GamePickerProps) {
  return (
    <View role="radiogroup" aria-label={label} style={styles.row}>
      {games.map((game) => (
        <Tile
          key={game.id}
          game={game}
          isChosen={game.id === chosen}
          onChoose={game.isReady ? () => onChoose(game.id) : null}
        />
      ))}
    </View>
  );
}

interface TileProps {
  readonly game: ShelfGame;
  readonly isChosen: boolean;
  readonly onChoose: (() => void) | null;
}

function Tile({ game, isChosen, onChoose }: TileProps) {
  const { t } = useWords();
  const { colours, materials } = useTheme();
  const scale = useTextScale();
  const frame = [
    styles.tile,
    { minWidth: Math.round(74 * Math.max(1, scale * 0.85)) },
    {
      borderColor: colours.edge,
      boxShadow: isChosen ? `0px 0px 0px 4px ${colours.glowEdge}59` : `2px 4px 0px ${colours.shadow}`,
    },
  ];
  const face = (
    <>
      <Paint gradient={isChosen ? BRASS_PLATE : materials.shelf} radius={11} />
      <View style={onChoose ? null : styles.unlit}>
        <Niche lamp={game.lamp} radius={14}>
          {game.art}
        </Niche>
      </View>
      <Label isBold size={13} align="center" style={isChosen ? { color: ON_BRASS } : { color: colours.ink }}>
        {game.title}
      </Label>
    </>
  );
  if (!onChoose) {
    return (
      <View
        accessible
        role="radio"
        aria-disabled
        aria-checked={false}
        aria-label={t('home.comingLabel', { title: game.title })}
        style={frame}
      >
        {face}
      </View>
    );
  }
  return (
    <Touch role="radio" label={game.title} isChecked={isChosen} onPress={onChoose} style={frame}>
      {face}
    </Touch>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: 6, paddingTop: 4 },
  tile: { flexGrow: 1, flexBasis: 0, borderWidth: 1.3, borderRadius: 12, padding: 5, gap: 3, maxWidth: 190 },
  unlit: { opacity: 0.8 },
});
