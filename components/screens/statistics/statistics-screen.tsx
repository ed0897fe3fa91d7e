import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Button } from '@/components/kit/button';
import { Medallion } from '@/components/kit/medallion';
import { Parchment } from '@/components/kit/parchment';
import { useToast } from '@/components/kit/toast';
import { SPACE } from '@/components/kit/tokens';
import { Body, Heading, Label } from '@/components/kit/type';
import { useWidthClass } from '@/components/kit/use-width-class';
import { BlankLedger } from '@/components/shell-art/blank-ledger';
import type { StatisticsWords } from '@/components/words/statistics';
import { useWords } from '@/components/words/use-words';
import type { Ledger } from '@/engine/core/ledger';
import { figuresOf, scoresOver, winsOver, type Figures, type Scope } from '@/engine/core/ledger-figures';
import { Screen } from '../screen';
import type { RosterEntry } from '../seats';
import { FigureSheet } from './figure-sheet';
import { LastGames } from './last-games';
import { againstWord, type Column } from './said';
import { ScopeChooser, type NamedGame } from './scope-chooser';
import { ScoresPlot } from './scores-plot';
import { TallyTable } from './tally-table';
import { EraseSheet, ExportSheet, type ExportForm } from './way-sheets';
import { WinsPlot } from './wins-plot';
import { SmallButton } from '../small-button';

export interface StatisticsScreenProps {
  readonly ledger: Ledger;
  /** Everybody in the ledger. */
  readonly people: readonly RosterEntry[];
  /** The games in the ledger. */
  readonly games: readonly NamedGame[];
  readonly scope: Scope;
  readonly now: number;
  readonly problem: keyof StatisticsWords['problems'] | null;
  readonly onScope: (scope: Scope) => void;
  readonly onExport: (form: ExportForm) => void;
  /** Null: everything. */
  readonly onErase: (who: string | null) => void;
  readonly onUndoErase: () => void;
  readonly onNewGame: () => void;
  readonly onBack: () => void;
}

const WIDE = 1060;
/** More points than this run into each other. */
const PLOTTED = 40;
/** More lines than this cannot be told apart. */
const LINES = 5;

/** What has become of the games that were played here. */
export function StatisticsScreen(props: StatisticsScreenProps) {
  const { t } = useWords();
  const { widthClass } = useWidthClass();
  const isWide = widthClass === 'wide' && props.people.length > 0;
  return (
    <Screen title={t('statistics.title')} onBack={props.onBack} width={isWide ? WIDE : 640}>
      {props.problem ? <Notice words={t(`statistics.problems.${props.problem}`)} /> : null}
      {props.people.length === 0 ? <Empty {...props} /> : <Filled {...props} isWide={isWide} />}
    </Screen>
  );
}

function Notice({ words }: { readonly words: string }) {
  return (
    <Parchment seed={5}>
      <View role="status">
        <Body isBold tone="cinnabar">
          {words}
        </Body>
      </View>
    </Parchment>
  );
}

function Empty({ onNewGame }: Pick<StatisticsScreenProps, 'onNewGame'>) {
  const { t } = useWords();
  return (
    <Parchment seed={12} style={styles.empty}>
      <BlankLedger size={190} />
      <Heading align="center">{t('statistics.emptyTitle')}</Heading>
      <Body align="center">{t('statistics.empty')}</Body>
      <Button icon="plus" label={t('home.newGame')} onPress={onNewGame} />
    </Parchment>
  );
}

function Filled(props: StatisticsScreenProps & { readonly isWide: boolean }) {
  const { ledger, scope, isWide } = props;
  const { t } = useWords();
  const figures = figuresOf(ledger, scope);
  const isEmpty = figures.games === 0;
  return (
    <>
      <ScopeChooser {...props} />
      {isEmpty ? (
        <Parchment seed={9}>
          <Body>{t('statistics.none')}</Body>
        </Parchment>
      ) : (
        <View style={isWide ? styles.columns : styles.column}>
          <View style={isWide ? styles.half : styles.column}>
            <FigureSheet {...props} figures={figures} />
            <OverTime {...props} figures={figures} />
          </View>
          <View style={isWide ? styles.half : styles.column}>
            <Tables {...props} figures={figures} />
          </View>
        </View>
      )}
      {figures.isSummed ? <Label tone="second">{t('statistics.summed')}</Label> : null}
      <Ways {...props} />
    </>
  );
}

type WithFigures = StatisticsScreenProps & { readonly figures: Figures };

function OverTime({ ledger, people, scope, figures }: WithFigures) {
  const { t } = useWords();
  const { height } = useWidthClass();
  const person = people.find(({ id }) => id === scope.who);
  const side = Math.max(150, Math.min(230, Math.round(height * 0.28)));
  const { at, lines } = winsOver(ledger, scope);
  const hasScores = person !== undefined && scope.game !== null;
  const told = at.slice(-PLOTTED).length;
  return (
    <Parchment seed={43} style={styles.plot}>
      <Heading size={17}>{t(hasScores ? 'statistics.scoresTitle' : 'statistics.winsTitle')}</Heading>
      {at.length > told ? <Label tone="second">{t('statistics.lastOnly', { count: told })}</Label> : null}
      {told < 2 ? (
        <Body tone="second">{t('statistics.tooFewToPlot')}</Body>
      ) : hasScores ? (
        <ScoresPlot name={person.name} points={scoresOver(figures.results).slice(-PLOTTED)} height={side} />
      ) : (
        <WinsPlot
          people={people}
          wins={{
            at: at.slice(-PLOTTED),
            lines: lines.slice(0, LINES).map(({ who, wins }) => ({ who, wins: wins.slice(-PLOTTED) })),
          }}
          height={side}
        />
      )}
    </Parchment>
  );
}

function Tables({ people, games, scope, figures }: WithFigures) {
  const { t } = useWords();
  const person = people.find(({ id }) => id === scope.who);
  const isOneGame = scope.game !== null;
  const columns: readonly Column[] = isOneGame ? ['games', 'wins', 'best'] : ['games', 'wins'];
  const byPerson = figures.byPerson.flatMap(({ key, tally }) => {
    const one = people.find(({ id }) => id === key);
    return one ? [{ key, tally, words: one.name, sign: <Medallion person={one} size={30} /> }] : [];
  });
  const byGame = figures.byGame.map(({ key, tally }) => ({
    key,
    tally,
    words: games.find(({ id }) => id === key)?.title ?? key,
  }));
  const byOpponents = figures.byOpponents.map(({ key, tally }) => ({
    key,
    tally,
    words: againstWord(t, key),
  }));
  return (
    <>
      {person ? null : (
        <TallyTable title={t('statistics.byPerson')} rows={byPerson} columns={columns} seed={61} />
      )}
      {isOneGame ? null : (
        <TallyTable
          title={t('statistics.byGame')}
          rows={byGame}
          columns={person ? ['games', 'wins', 'best'] : ['games', 'best']}
          seed={62}
        />
      )}
      {person ? (
        <>
          <TallyTable title={t('statistics.byOpponents')} rows={byOpponents} columns={columns} seed={63} />
          {figures.results.length > 0 ? (
            <LastGames person={person} games={games} results={figures.results} />
          ) : null}
        </>
      ) : null}
    </>
  );
}

function Ways({ people, scope, onExport, onErase, onUndoErase }: StatisticsScreenProps) {
  const { t } = useWords();
  const { show } = useToast();
  const [open, setOpen] = useState<'export' | 'erase' | null>(null);
  const close = () => setOpen(null);
  const erase = (person: RosterEntry | null) => {
    onErase(person?.id ?? null);
    show({
      kind: 'news',
      words: person ? t('statistics.erasedPerson', { name: person.name }) : t('statistics.erased'),
      action: { label: t('common.undo'), onPress: onUndoErase },
    });
  };
  return (
    <>
      <Label tone="second" align="center">
        {t('statistics.counts')}
      </Label>
      <View style={styles.ways}>
        <SmallButton icon="share" label={t('statistics.export')} onPress={() => setOpen('export')} />
        <SmallButton icon="trash" label={t('statistics.erase')} onPress={() => setOpen('erase')} />
      </View>
      <ExportSheet isOpen={open === 'export'} onClose={close} onExport={onExport} />
      <EraseSheet
        isOpen={open === 'erase'}
        onClose={close}
        person={people.find(({ id }) => id === scope.who)}
        onErase={erase}
      />
    </>
  );
}

const styles = StyleSheet.create({
  empty: { alignItems: 'center', gap: SPACE.medium, paddingVertical: SPACE.huge },
  column: { gap: SPACE.large },
  columns: { flexDirection: 'row', gap: SPACE.large, alignItems: 'flex-start' },
  half: { flex: 1, gap: SPACE.large },
  plot: { gap: SPACE.small },
  ways: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: SPACE.small },
});
