import { Choice, Labelled } from '@/components/kit/switch';
import { useWords } from '@/components/words/use-words';
import type { SeatDraft } from './seats';

interface WhoBeginsProps {
  /** Who begins by the rulebook, in words. */
  readonly begins: string;
  readonly hadLeast?: string | undefined;
  readonly seats: readonly SeatDraft[];
  /** The key of the seat whose person had least in the last game. */
  readonly least: string | null;
  /** The key of the seat that is to begin; null: whom chance chooses. */
  readonly starter: string | null;
  readonly onChoose: (key: string | null) => void;
}

const LOT = 'lot';

/** Chance, or one of those at the table: who is the oldest only they know. */
export function WhoBegins({ begins, hadLeast, seats, least, starter, onChoose }: WhoBeginsProps) {
  const { t } = useWords();
  if (seats.length < 2) return null;
  const named = (seat: SeatDraft) =>
    hadLeast && seat.key === least ? t('newGame.named', { name: seat.name, what: hadLeast }) : seat.name;
  return (
    <Labelled title={t('newGame.first')} help={begins}>
      <Choice
        label={t('newGame.first')}
        value={starter ?? LOT}
        options={[
          { value: LOT, label: t('newGame.byLot'), icon: 'dice' },
          ...seats.map((seat) => ({ value: seat.key, label: named(seat) })),
        ]}
        onChange={(value) => onChoose(value === LOT ? null : value)}
      />
    </Labelled>
  );
}
