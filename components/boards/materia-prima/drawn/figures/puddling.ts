import { ball, body, light, mark, type Figure, INK } from './hand';

export const PUDDLING: Figure = () => [
  body('M-18 4L-16-16H-6L-8 4Z', '@brass', 2.4),
  body('M8 4L6-16H16L20 4Z', '@brass', 2.4),
  body('M-14-92H14V-80C36-72 40-46 34-28 28-12-28-12-34-28-40-46-36-72-14-80Z', '#e9fbff'),
  light('M-32-48C-16-56 16-40 33-50 38-22 22-16 0-15-22-16-38-24-32-48Z', '#3f93cf', 0.95),
  light('M-31-48C-16-56 16-40 32-50 31-44 14-36-4-42-16-46-26-44-31-42Z', '#bfe9fb', 0.9),
  light('M-15.5 -36a5.5 7 0 1 0 11 0a5.5 7 0 1 0 -11 0Z', '#fff', 1),
  light('M4.5 -36a5.5 7 0 1 0 11 0a5.5 7 0 1 0 -11 0Z', '#fff', 1),
  light(ball(-9, -35, 3), INK, 1),
  light(ball(11, -35, 3), INK, 1),
  mark('M-4-24Q0-20 5-24', '#0d3a5a'),
  light('M-28-60C-26-70-18-74-12-75-20-66-24-56-25-44Z', '#fff', 0.85),
  body('M-14 -100h28a4 4 0 0 1 4 4v4a4 4 0 0 1 -4 4h-28a4 4 0 0 1 -4 -4v-4a4 4 0 0 1 4 -4Z', '@wood'),
  body(ball(-36, -44, 6), '@water', 2.2),
  body(ball(37, -44, 6), '@water', 2.2),
];
