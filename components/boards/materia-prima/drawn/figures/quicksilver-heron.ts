import { ball, body, light, mark, type Figure, INK } from './hand';

const LEGS = 'M-8-46L-16-20-10 4M8-46L16-22 12 4';

export const QUICKSILVER_HERON: Figure = (dress) => [
  mark(LEGS, '#1c222b', 8),
  mark(LEGS, '#c2ccd8', 4.4),
  body('M-20 6C-16 0-4 0 0 6Z', '@steel', 2.2),
  body('M2 6C6 0 18 0 22 6Z', '@steel', 2.2),
  body('M-42-58C-30-80-6-82 16-72 26-66 26-52 14-44-6-38-28-44-42-58Z', '@steel'),
  light('M-34-60C-24-72-6-74 10-69-6-68-20-64-30-56Z', '#fff', 0.8),
  body('M-20-60C-6-66 6-62 12-56 0-50-14-52-20-60Z', '#8e99a8', 2),
  body('M6-66C16-78 14-92 10-104 8-122 34-124 34-106 34-96 24-90 22-74 20-66 10-60 6-66Z', '@steel'),
  body('M32-112L66-104 33-100Z', '@brass', 2.4),
  light(ball(24, -108, 3.4), INK, 1),
  light(ball(23, -109.2, 1.2), '#fff', 1),
  body('M12-114C4-126 10-134 18-138 18-128 24-122 26-118Z', dress.cloth, 2.2),
];
