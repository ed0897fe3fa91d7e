// Everything that `npm test` does, with the full counts of games and moments: for a night, not for a coffee.
process.env.ATHANOR_LONG = '1';
await import('./test.mjs');
