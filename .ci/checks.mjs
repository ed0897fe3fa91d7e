import { runTool } from './tools.mjs';

const kept = (name) => ['--cache', '--cache-location', `node_modules/.cache/athanor/${name}`];

/** What is read instead of run. What was found in order is not read again until it changes. */
export const checks = [
  { name: 'types', args: () => ['typescript/bin/tsc', '--noEmit'] },
  {
    name: 'lint',
    args: (files) => [
      'eslint/bin/eslint.js',
      ...files,
      '--max-warnings=0',
      '--no-warn-ignored',
      ...kept('eslint'),
      '--cache-strategy=content',
    ],
  },
  {
    name: 'format',
    args: (files) => [
      'prettier/bin/prettier.cjs',
      '--check',
      '--ignore-unknown',
      ...files,
      ...kept('prettier'),
      '--cache-strategy=content',
    ],
  },
];

/** Whether a check holds for these files; all of them if none are named. */
export async function runCheck({ name, args }, files = ['.']) {
  const { code, output } = await runTool(args(files), 'pipe');
  console.log(`\n${code === 0 ? '✓' : '✗'} ${name}`);
  if (code !== 0) console.log(output.trim());
  return code === 0;
}
