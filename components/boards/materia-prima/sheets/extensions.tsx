import { StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/kit/theme';
import { Body, Heading, Label } from '@/components/kit/type';
import { isAlike } from '@/engine/core/alike';
import { explained } from '@/engine/core/wording';
import { EXTENSION, type Extension } from '@/engine/games/materia-prima/data';
import type { FigureId, MateriaPrimaMove } from '@/engine/games/materia-prima/state';
import { READING } from '@/engine/games/materia-prima/rulebook';

import { ExtensionPlaque } from '../art/tower-card';
import { movesOf, nearPlayer } from '../touch/situation';
import { useHalfChosen, useSetting, useMatch } from '../table';
import { Choice, ChoiceGroup } from './choice';
import { Leaf, MoveButton, Rules } from './leaf';

/** What an extension does, and the button that sets it going where it is one's own. */
export function ExtensionPart({ extension }: { readonly extension: Extension }) {
  const { view, moves, speech, hint } = useMatch();
  const { scheme } = useTheme();
  const { text, words } = speech;
  const { sheets } = words;
  const player = nearPlayer(view);
  const isOwn = player.extensions.includes(extension);
  const ways = movesOf(moves, 'activate').filter((move) => move.extension === extension);
  const [rider, setRider] = useHalfChosen<FigureId | null>(`rider ${extension}`, null);
  const needsRider = EXTENSION[extension].type === 'move';
  const figure = needsRider ? (rider ?? ways[0]?.figure ?? player.alchemist) : null;
  const move: MateriaPrimaMove = { type: 'activate', extension, figure };
  const wanted = hint?.type === 'activate' && hint.extension === extension ? hint : null;
  return (
    <View style={styles.part}>
      <View style={styles.pair}>
        <ExtensionPlaque
          extension={extension}
          width={104}
          theme={scheme}
          isSpent={view.active === extension}
        />
        <View style={styles.beside}>
          <Heading size={17}>{text.extensions[extension]}</Heading>
          <Body>{text.powers[extension]}</Body>
          {view.active === extension ? <Label tone="gold">{sheets.isUsed}</Label> : null}
        </View>
      </View>
      {isOwn && needsRider && ways.length > 1 ? (
        <ChoiceGroup label={sheets.forWhom}>
          {ways.flatMap(({ figure: id }) =>
            id === null ? (
              []
            ) : (
              <Choice
                key={id}
                label={text.figure(id)}
                isChosen={id === figure}
                isHinted={wanted?.figure === id && id !== figure}
                onPress={() => setRider(id)}
              />
            ),
          )}
        </ChoiceGroup>
      ) : null}
      {isOwn ? (
        <MoveButton
          size="small"
          move={move}
          label={sheets.use}
          note={sheets.noAction}
          spoken={explained(speech.language, sheets.use, text.extensions[extension])}
          isLit={wanted !== null && isAlike(wanted, move)}
          testID={`activate-${extension}`}
        />
      ) : null}
    </View>
  );
}

/** All that was built on to the own tower. */
export function ActivateSheet({ onClose }: { readonly onClose: () => void }) {
  const { view, speech } = useSetting();
  const { sheets } = speech.words;
  const { extensions } = nearPlayer(view);
  return (
    <Leaf title={sheets.extensions} onClose={onClose}>
      {extensions.length === 0 ? <Body>{sheets.noExtensions}</Body> : null}
      {extensions.map((extension) => (
        <ExtensionPart key={extension} extension={extension} />
      ))}
      <Rules rules={READING.extension} />
    </Leaf>
  );
}

const styles = StyleSheet.create({
  part: { gap: 10 },
  pair: { flexDirection: 'row', flexWrap: 'wrap', gap: 16, alignItems: 'center' },
  beside: { flex: 1, minWidth: 150, gap: 4 },
});
