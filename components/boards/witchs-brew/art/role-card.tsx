import { memo } from 'react';
import { StyleSheet, View } from 'react-native';

import { box, disc, line, path, type Mark } from '@/components/kit/drawing/marks';
import { OnSurface } from '@/components/kit/theme';
import { Body } from '@/components/kit/type';
import { ROLES, type Role } from '@/engine/games/witchs-brew/data';
import { CHAINS } from './chains';
import { once } from '@/components/kit/drawing/once';
import { BRASS, FRAME } from './paints';
import { parchment } from './parchment-marks';
import { Piece } from './piece';
import { NICHE, roleArt } from './role-art';
import { lettering } from './role-lettering';

const CARD = [-100, -140, 200, 280] as const;
const MINI = [-100, -124, 200, 248] as const;
const MARGIN = 22;
/** Smaller cards show the figure alone, since the name could not be read. */
export const LEAST_NAMED = 84;
/** From here on the fine lines can be seen. */
const FINE = 96;
const TONE = ['#fdf4de', '#eeddb8', '#c9a76f'] as const;
const GOLD_LIGHT = '#ffcf5a';

const outline = (stroke: string, strokeWidth: number, transform?: string) =>
  path(NICHE, { fill: 'none', stroke, strokeWidth, ...(transform ? { transform } : {}) });

const CORNERS: readonly Mark[] = [-86, 86].flatMap((x) => {
  const side = Math.sign(x);
  return [
    line(`M${x}-104q${-2 * side}-20 ${-22 * side}-22`, '#7a5200', 2.4, { strokeOpacity: 0.7 }),
    disc(x * 0.985, -127, 5, BRASS, { stroke: '#4a2d08', strokeWidth: 1.4 }),
  ];
});

const skinOf = (role: Role, first: number, fibres: number) =>
  ({ seed: first + ROLES.indexOf(role), tone: TONE, stray: 2.4, step: 17, fibres }) as const;

const faceOf = once((role: Role): readonly Mark[] => [
  parchment([-99, -139, 198, 278], skinOf(role, 900, 70)),
  outline('#3a2208', 9),
  outline(FRAME, 5.5),
  path(NICHE, {
    fill: 'none',
    stroke: '#fff3c8',
    strokeOpacity: 0.7,
    strokeWidth: 1.3,
    transform: 'translate(-1.6 -1.8)',
  }),
  ...roleArt(role),
  outline('#2a1606', 2.2),
  ...CORNERS,
]);

const miniOf = once((role: Role): readonly Mark[] => [
  {
    type: 'group',
    transform: 'translate(0 17)',
    marks: [
      parchment([-99, -141, 198, 248], skinOf(role, 920, 40)),
      outline('#3a2208', 10),
      outline(FRAME, 6),
      ...roleArt(role),
      outline('#2a1606', 2.2),
    ],
  },
]);

/** Shadow and, round a card that is chosen or claimed, light. */
function ground([, top, , height]: readonly number[], isLit: boolean): readonly Mark[] {
  const [y = 0, high = 0] = [top, height];
  return [
    box([-97, y + 4, 196, high - 4, 5], '#000', { fillOpacity: 0.55, transform: 'translate(6 10)' }),
    ...(isLit
      ? [
          box([-112, y - 12, 224, high + 24, 20], GOLD_LIGHT, { fillOpacity: 0.28 }),
          box([-106, y - 6, 212, high + 12, 14], GOLD_LIGHT, {
            fillOpacity: 0.78,
            stroke: '#7a5200',
            strokeOpacity: 0.6,
            strokeWidth: 2,
          }),
        ]
      : []),
  ];
}

const cardGround = { true: ground(CARD, true), false: ground(CARD, false) } as const;
const miniGround = { true: ground(MINI, true), false: ground(MINI, false) } as const;
const lit = (isLit: boolean) => (isLit ? 'true' : 'false');

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

/** A role at full size, `width` by 1.4 `width`; narrower than `LEAST_NAMED` use `MiniCard`. */
export const RoleCard = memo(function RoleCard(props: RoleCardProps) {
  const { role, name, width, isLit = false, isForbidden = false } = props;
  return (
    <View>
      <Piece
        layers={[cardGround[lit(isLit)], faceOf(role)]}
        box={CARD}
        margin={MARGIN}
        width={width}
        isSmall={width < FINE}
        style={isForbidden ? styles.faded : null}
      >
        <Plate name={name} width={width} />
      </Piece>
      {isForbidden ? <Chains width={width} height={roleCardHeight(width)} /> : null}
    </View>
  );
});

function Plate({ name, width }: { readonly name: string; readonly width: number }) {
  const unit = width / 200;
  const { lines, letter } = lettering(name);
  const size = letter * unit;
  const isTall = lines.length > 1;
  const place = isTall ? TALL_PLATE : PLATE;
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

/** From the head of the card. */
const PLATE = { top: 237, height: 38 };
/** It covers the foot of the picture. */
const TALL_PLATE = { top: 226, height: 51 };
const TIGHT = 1.06;

/** A role by its figure alone, `width` by 1.24 `width`. */
export const MiniCard = memo(function MiniCard(props: CardProps) {
  const { role, width, isLit = false, isForbidden = false } = props;
  return (
    <View>
      <Piece
        layers={[miniGround[lit(isLit)], miniOf(role)]}
        box={MINI}
        margin={MARGIN}
        width={width}
        isSmall={width < FINE}
        style={isForbidden ? styles.faded : null}
      />
      {isForbidden ? <Chains width={width} height={miniCardHeight(width)} /> : null}
    </View>
  );
});

/** Two chains and a lock over something of that size. */
const Chains = memo(function Chains({ width, height }: { readonly width: number; readonly height: number }) {
  const side = Math.min(width, height);
  return (
    <View style={[StyleSheet.absoluteFill, styles.over]}>
      <Piece layers={[CHAINS]} box={[-40, -40, 80, 80]} margin={6} width={side} />
    </View>
  );
});

const styles = StyleSheet.create({
  faded: { opacity: 0.5 },
  plate: { position: 'absolute', left: 0, right: 0, justifyContent: 'center' },
  tall: { left: '2%', right: '2%', backgroundColor: '#F0E0BC', borderTopWidth: 1, borderColor: '#7A5200' },
  over: { alignItems: 'center', justifyContent: 'center', pointerEvents: 'none' },
});
