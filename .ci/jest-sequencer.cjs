const { default: Sequencer } = require('@jest/test-sequencer');

const isMounted = ({ path }) => path.endsWith('.tsx');

/**
 * One suite that mounts something comes first, the others of its kind last: with nothing in the cache it transforms
 * what they all need, while the other cores run what needs no React instead of transforming the same once more.
 */
module.exports = class ColdFirstSequencer extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    const mounted = sorted.filter(isMounted);
    return [...mounted.slice(0, 1), ...sorted.filter((test) => !isMounted(test)), ...mounted.slice(1)];
  }
};
