import { group, type Mark } from '@/components/kit/drawing/marks';
import { glow, sheen, stroke } from '../../art/hand';
import type { SiteLight } from '../../art/names';

/** What comes and goes over a site that the map shows at rest, round 0, 0; 100 units are the side of a hex. */
const FORGE: readonly Mark[] = [
  glow(0, 26, 44, 'amber', 0.9),
  sheen('M0 46C-12 42-10 31-3 24-2 30 3 30 3 23 12 30 13 42 0 46Z', '#fff6c0', 0.9),
];

const VOLCANO: readonly Mark[] = [
  glow(0, -46, 40, 'amber', 0.9),
  sheen('M0-30C-12-36-10-46-3-55-3-48 3-48 3-58 13-50 14-38 0-30Z', '#fffbe0', 0.85),
  stroke('M-2-22C2-6-8 2-2 14 2 24-4 34 0 42', '#fffbe0', 4, 0.8),
  sheen('M-27-46a3 3 0 1 0 6 0a3 3 0 1 0-6 0ZM23-54a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0Z', '#ffe9a6', 1),
];

const WINDOWS: readonly Mark[] = [
  glow(0, 6, 16, 'amber', 0.8),
  glow(-29, 0, 14, 'amber', 0.7),
  glow(28, -14, 14, 'amber', 0.7),
  glow(0, -42, 14, 'amber', 0.7),
  glow(0, 44, 20, 'amber', 0.8),
];

const FALL: readonly Mark[] = [
  stroke('M-8-34V-22M1-30V-12M9-20V-4M-4-6V10M5 0V12', '#ffffff', 3, 0.9),
  sheen('M-18 18a18 7 0 1 0 36 0a18 7 0 1 0-36 0Z', '#ffffff', 0.5),
];

/** By what breathes. */
export const SITE_LIGHTS: Readonly<Record<SiteLight, readonly Mark[]>> = {
  forge: FORGE,
  windows: WINDOWS,
  volcano: [group('scale(1.04)', VOLCANO)],
  fall: [group('scale(1.04)', FALL)],
};
