import { createContext, use, useMemo, useState, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { announce } from '@/components/kit/announce';
import { Beacon } from '@/components/kit/beacon';
import { Button, type ButtonProps } from '@/components/kit/button';
import { Sheet } from '@/components/kit/sheet';
import { SPACE } from '@/components/kit/tokens';
import { Touch } from '@/components/kit/touch';
import { Body, Heading, Label } from '@/components/kit/type';
import { useWidthClass } from '@/components/kit/use-width-class';
import { isAlike } from '@/engine/core/alike';
import type { MateriaPrimaRule } from '@/engine/games/materia-prima/rulebook';
import type { MateriaPrimaMove } from '@/engine/games/materia-prima/state';

import { isLeftFor, pointerTo } from '../touch/hint';
import type { PlannedStep } from '../touch/situation';
import { useOpened, usePointing, useSetting } from '../table';

type Tell = (words: string, rule: string | null) => void;

const TellContext = createContext<Tell>(() => undefined);

/** Says something on the sheet itself: what is said on the table would lie under it. */
export function useTell(): Tell {
  return use(TellContext);
}

const SIDE_SHEET = { width: 430, share: 0.6 } as const;
const FOOT_SHEET = 640;

/** How wide what lies on a sheet may be. */
export function useSheetWidth(): number {
  const { width, widthClass } = useWidthClass();
  const whole =
    widthClass === 'wide'
      ? Math.min(SIDE_SHEET.width, width * SIDE_SHEET.share)
      : Math.min(FOOT_SHEET, width);
  return Math.floor(whole - 2 * SPACE.large);
}

interface LeafProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Under the thumb. */
  readonly footer?: ReactNode;
  readonly onClose: () => void;
}

interface Said {
  readonly words: string;
  readonly rule: string | null;
}

/** What is pointed out lies on the table, under what is open. */
function useIsInTheWay(): boolean {
  const { situation, hint } = usePointing();
  const opened = useOpened();
  return opened !== null && isLeftFor(opened, pointerTo(situation, hint) ? hint : null);
}

/** One sheet over the table. */
export function Leaf({ title, children, footer, onClose }: LeafProps) {
  const { speech } = useSetting();
  const [said, setSaid] = useState<Said | null>(null);
  const tell = useMemo<Tell>(
    () => (words, rule) => {
      setSaid({ words, rule });
      announce(words);
    },
    [],
  );
  return (
    <TellContext value={tell}>
      <Sheet
        isOpen
        title={title}
        onClose={onClose}
        closeLabel={speech.words.close}
        isCloseLit={useIsInTheWay()}
        footer={
          said || footer ? (
            <>
              {said ? <Saying {...said} /> : null}
              {footer}
            </>
          ) : undefined
        }
      >
        {children}
      </Sheet>
    </TellContext>
  );
}

function Saying({ words, rule }: Said) {
  return (
    <View style={styles.saying}>
      <Body tone="cinnabar" style={styles.flexible}>
        {words}
      </Body>
      {rule === null ? null : <RuleLink rule={rule} />}
    </View>
  );
}

function RuleLink({ rule }: { readonly rule: string }) {
  const { speech, onRule, open } = useSetting();
  const label = `${speech.words.rule} ${rule}`;
  const read = () => {
    open(null);
    onRule(rule);
  };
  return (
    <Touch label={label} role="link" onPress={read} style={styles.link}>
      <Label isBold tone="lapis" style={styles.underlined}>
        {rule}
      </Label>
    </Touch>
  );
}

/** Opens the rules that say more. */
export function Rules({ rules }: { readonly rules: readonly MateriaPrimaRule[] }) {
  const { speech } = useSetting();
  return (
    <View style={styles.rules}>
      <Label tone="second">{speech.words.sheets.rules}</Label>
      {rules.map((rule) => (
        <RuleLink key={rule} rule={rule} />
      ))}
    </View>
  );
}

export function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <View style={styles.part}>
      <Heading size={16}>{title}</Heading>
      {children}
    </View>
  );
}

/** Buttons side by side; one under another where letters are large. */
export function ButtonRow({ children }: { readonly children: ReactNode }) {
  const { layout, isLeftHanded } = useSetting();
  const row = isLeftHanded ? styles.mirrored : styles.row;
  return <View style={layout.isLargeText ? styles.stacked : row}>{children}</View>;
}

interface MoveButtonProps extends Omit<ButtonProps, 'onPress' | 'reason' | 'onRefused'> {
  /** The move that it comes to; what speaks against it is said. */
  readonly move: MateriaPrimaMove;
  /** More than the move alone. */
  readonly steps?: readonly PlannedStep[] | undefined;
  /** What is still to be chosen before it is a move. */
  readonly lack?: string | null | undefined;
  readonly isLit?: boolean | undefined;
  /** What is still asked before it is made, instead of making it. */
  readonly onAsk?: (() => void) | undefined;
  readonly onDone?: (() => void) | undefined;
}

/** Does a move; dull with a reason where it is refused. */
export function MoveButton(props: MoveButtonProps) {
  const { move, steps, lack = null, isLit = false, onAsk, onDone, children, ...rest } = props;
  const { moves, asked, explain, plan, speech } = useSetting();
  const tell = useTell();
  const isLegal = moves.some((one) => isAlike(one, move));
  const refusal = lack === null && !isLegal ? explain(move) : null;
  const reason = lack ?? (isLegal ? undefined : (refusal?.words ?? speech.words.sheets.notNow));
  const press = () => {
    if (onAsk) return onAsk();
    plan(steps ?? [{ answers: asked?.what.type ?? 'turn', move }]);
    return onDone?.();
  };
  return (
    <Button
      {...rest}
      {...(reason === undefined ? {} : { reason })}
      onPress={press}
      onRefused={(words) => tell(words, refusal?.rule ?? null)}
    >
      {children}
      <Beacon isOn={isLit} radius={13} />
    </Button>
  );
}

const styles = StyleSheet.create({
  saying: { flexDirection: 'row', alignItems: 'center', gap: 12 },
  flexible: { flex: 1 },
  link: { minHeight: 48, minWidth: 48, justifyContent: 'center' },
  underlined: { textDecorationLine: 'underline' },
  rules: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: 16 },
  part: { gap: 12 },
  row: { flexDirection: 'row', gap: 10, alignItems: 'stretch' },
  mirrored: { flexDirection: 'row-reverse', gap: 10, alignItems: 'stretch' },
  stacked: { gap: 10 },
});
