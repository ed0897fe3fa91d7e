const { ModuleKind, ScriptTarget, transpileModule, JsxEmit } = require('typescript');

const compilerOptions = {
  module: ModuleKind.CommonJS,
  target: ScriptTarget.ES2022,
  jsx: JsxEmit.ReactJSX,
  esModuleInterop: true,
  inlineSourceMap: true,
  inlineSources: true,
};

/**
 * What needs no React needs no Babel either; `jest.mock` is not hoisted, so tests that want it belong to the app.
 * The compiler writes exports as plain fields; faster tools make a getter of each, and bots, who count all day
 * long, then spend a tenth of it calling them.
 */
module.exports = {
  process: (source, fileName) => ({
    code: transpileModule(source, { fileName, compilerOptions }).outputText,
  }),
};
