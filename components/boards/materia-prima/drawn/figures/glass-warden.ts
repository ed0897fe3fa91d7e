import { ball, body, light, mark, type Figure, INK } from './hand';

export const GLASS_WARDEN: Figure = (dress) => [
  body('M-16 4L-18-14H-4L-6 4Z', '@brass', 2.4),
  body('M6 4L4-14H18L16 4Z', '@brass', 2.4),
  body('M-30-16C-34-74-24-104 0-106 24-104 34-74 30-16Z', '#dff6ee'),
  light('M-26-18C-30-70-20-98 0-100 20-98 30-70 26-18Z', '#7fcdb8', 0.55),
  light('M-15 -66a15 17 0 1 0 30 0a15 17 0 1 0 -30 0Z', '#fffbe0', 0.85),
  light('M-9 -66a9 11 0 1 0 18 0a9 11 0 1 0 -18 0Z', '#ffd34f', 0.9),
  light(ball(-4, -68, 2.2), INK, 1),
  light(ball(4.5, -68, 2.2), INK, 1),
  mark('M-3-61Q0-58 4-61', INK, 1.8),
  mark('M0-50V-30M-8-44H8', '#2b7a6c', 3, 0.7),
  body('M-29 -28h58a5 5 0 0 1 5 5v5a5 5 0 0 1 -5 5h-58a5 5 0 0 1 -5 -5v-5a5 5 0 0 1 5 -5Z', '@brass'),
  light(ball(-24, -20.5, 2.4), INK, 0.7),
  light(ball(0, -20.5, 2.4), INK, 0.7),
  light(ball(24, -20.5, 2.4), INK, 0.7),
  light('M-24-34C-26-70-18-88-8-94-16-76-18-54-17-34Z', '#fff', 0.9),
  body(ball(0, -110, 6.5), '@brass', 2.4),
  body('M22-62C34-60 44-64 50-68 54-40 48-18 34-8 22-18 18-40 22-62Z', '@steel'),
  mark('M36-56V-20M26-42H47', dress.dark, 4),
];
