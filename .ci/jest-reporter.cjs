const { mkdirSync, writeFileSync } = require('node:fs');
const { dirname, join, relative } = require('node:path');

/** Writes down, for every suite, whose it is, how long it took and how its tests ended. */
module.exports = class SuitesReporter {
  constructor({ rootDir }) {
    this.top = rootDir;
    this.suites = [];
  }

  onTestResult({ path, context }, { perfStats, testExecError, testResults }) {
    const count = (status) => testResults.filter((test) => test.status === status).length;
    this.suites.push({
      project: context.config.displayName?.name ?? '',
      name: relative(this.top, path),
      seconds: (perfStats.end - perfStats.start) / 1000,
      passed: count('passed'),
      failed: count('failed') + (testExecError ? 1 : 0),
    });
  }

  onRunComplete() {
    const file = join(this.top, 'node_modules/.cache/athanor/suites.json');
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(this.suites, null, 2));
  }
};
