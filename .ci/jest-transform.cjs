const { transformSync } = require('esbuild');

/** What needs no React needs no Babel either; `jest.mock` is not hoisted, so tests that want it belong to the app. */
module.exports = {
  process: (source, path) =>
    transformSync(source, {
      loader: path.endsWith('.tsx') ? 'tsx' : path.endsWith('.ts') ? 'ts' : 'js',
      format: 'cjs',
      target: 'node20',
      sourcemap: 'inline',
      sourcefile: path,
    }),
};
