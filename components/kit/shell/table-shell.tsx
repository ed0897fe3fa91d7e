import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { DragProvider } from '../drag-layer';
import { AnchorProvider, ROOT, useAnchor, type Part } from '../stage/anchors';
import { SkipArea } from '../stage/skip-area';
import type { Stage } from '../stage/use-stage';
import { OnSurface } from '../theme';

interface TableShellProps {
  /** Names that stand for parts of what is measured. */
  readonly partOf?: (name: string) => Part | null;
  readonly stage: Pick<Stage<unknown, unknown, unknown>, 'fact' | 'isFinale' | 'step' | 'skip'>;
  readonly skipLabel: string;
  /** A picture of its own that ends the game, while it is shown. */
  readonly finale?: ReactNode;
  readonly children: ReactNode;
}

/** What lies round and over every table: where things are, what is dragged, and a tap that ends what is being shown. */
export function TableShell({ partOf, stage, skipLabel, finale, children }: TableShellProps) {
  const { fact, isFinale, step, skip } = stage;
  return (
    <AnchorProvider {...(partOf && { partOf })}>
      <DragProvider>
        <OnSurface surface="bench">
          <Root>
            {children}
            {fact !== null && !isFinale ? <SkipArea label={skipLabel} onSkip={skip} step={step} /> : null}
            {isFinale ? finale : null}
          </Root>
        </OnSurface>
      </DragProvider>
    </AnchorProvider>
  );
}

function Root({ children }: { readonly children: ReactNode }) {
  return (
    <View ref={useAnchor(ROOT)} collapsable={false} style={styles.table}>
      {children}
    </View>
  );
}

const styles = StyleSheet.create({
  // What is broader than the screen must not make the page as broad.
  table: { flex: 1, overflow: 'hidden' },
});
