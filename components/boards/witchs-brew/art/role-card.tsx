import { memo, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { OnSurface } from '@/components/kit/theme';
import { Body } from '@/components/kit/type';
import type { Role } from '@/engine/games/witchs-brew/data';
import { MINI_BOX, ROLE_BOX, ROLE_MARGIN } from './boxes';
import { Drawing } from './drawing';
import { Piece } from './piece';
import { print } from './prints';
import { lettering, plateFor } from './role-lettering';

/** Smaller cards show the figure alone, since the name could not be read. */
export const LEAST_NAMED = 84;
/** From here on the fine lines can be seen. */
const FINE = 96;
export const roleCardHeight = (width: number): number => width * 1.4;
export const miniCardHeight = (width: number): number => width * 1.24;

interface CardProps {
  readonly role: Role;
  readonly width: number;
  /** Chosen, or the claim that stands: a rim of gold light. */
  readonly isLit?: boolean;
  /** Chained: may not be chosen in this set. */
  readonly isForbidden?: boolean;
}

interface RoleCardProps extends CardProps {
  readonly name: string;
}

/** Under a card: its shadow and, where it is chosen or claimed, light. */
const groundOf = (kind: 'role' | 'mini', isLit: boolean) => ({
  print: print(`${kind}-${isLit ? 'light' : 'shade'}`),
});

/** A role at full size, `width` by 1.4 `width`; narrower than `LEAST_NAMED` use `MiniCard`. */
export const RoleCard = memo(function RoleCard(props: RoleCardProps) {
  const { role, name, width, isLit = false, isForbidden = false } = props;
  return (
    <Chained isForbidden={isForbidden} width={width} height={roleCardHeight(width)}>
      <Piece
        layers={[groundOf('role', isLit), { print: print(`role-${role}`) }]}
        box={ROLE_BOX}
        margin={ROLE_MARGIN}
        width={width}
        isSmall={width < FINE}
        style={isForbidden ? styles.faded : null}
      >
        <Plate name={name} width={width} />
      </Piece>
    </Chained>
  );
});

function Plate({ name, width }: { readonly name: string; readonly width: number }) {
  const unit = width / 200;
  const { lines, letter } = lettering(name);
  const size = letter * unit;
  const isTall = lines.length > 1;
  const place = plateFor(name);
  return (
    <View
      style={[
        styles.plate,
        isTall ? styles.tall : null,
        { top: place.top * unit, height: place.height * unit },
      ]}
    >
      <OnSurface surface="parchment">
        {lines.map((words) => (
          <Body
            key={words}
            isBold
            size={size}
            align="center"
            maxScale={1}
            {...(isTall ? { style: { lineHeight: size * TIGHT } } : { numberOfLines: 1 })}
          >
            {words}
          </Body>
        ))}
      </OnSurface>
    </View>
  );
}

const TIGHT = 1.06;

/** A role by its figure alone, `width` by 1.24 `width`. */
export const MiniCard = memo(function MiniCard(props: CardProps) {
  const { role, width, isLit = false, isForbidden = false } = props;
  return (
    <Chained isForbidden={isForbidden} width={width} height={miniCardHeight(width)}>
      <Piece
        layers={[groundOf('mini', isLit), { print: print(`mini-${role}`) }]}
        box={MINI_BOX}
        margin={ROLE_MARGIN}
        width={width}
        style={isForbidden ? styles.faded : null}
      />
    </Chained>
  );
});

interface ChainedProps {
  readonly isForbidden: boolean;
  readonly width: number;
  readonly height: number;
  readonly children: ReactNode;
}

/** Two chains and a lock over what is forbidden. */
function Chained({ isForbidden, width, height, children }: ChainedProps) {
  if (!isForbidden) return children;
  const side = Math.min(width, height) * CHAINED;
  const place = { left: (width - side) / 2, top: (height - side) / 2 };
  return (
    <View>
      {children}
      <Drawing layers={CHAINS} viewBox={CHAINS_BOX} width={side} height={side} style={[styles.over, place]} />
    </View>
  );
}

/** Chains and lock by themselves, over a small card. */
export function Lock({ width }: { readonly width: number }) {
  const height = miniCardHeight(width);
  return (
    <Chained isForbidden width={width} height={height}>
      <View style={{ width, height }} />
    </Chained>
  );
}

const CHAINS = [{ print: print('chains') }];
const CHAINS_BOX = print('chains').box;
/** The ends of the chains reach beyond the card. */
const CHAINED = 92 / 80;

const styles = StyleSheet.create({
  faded: { opacity: 0.5 },
  plate: { position: 'absolute', left: 0, right: 0, justifyContent: 'center' },
  tall: { left: '2%', right: '2%', backgroundColor: '#F0E0BC', borderTopWidth: 1, borderColor: '#7A5200' },
  over: { position: 'absolute' },
});
