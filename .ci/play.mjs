// Installs and builds what is missing, then serves the web app: npm run play [-- --port 8080]
import { parseArgs } from 'node:util';

import { build, dist } from './build.mjs';
import { install } from './install.mjs';
import { serve } from './serve.mjs';

const firstPort = 8080;

/** A port that was asked for is taken or refused; otherwise the first free one will do. */
async function serveAt(wanted) {
  for (let port = wanted ?? firstPort; ; port++) {
    try {
      return await serve(dist, port);
    } catch (error) {
      if (error.code !== 'EADDRINUSE' || wanted !== null || port === 65535) throw error;
    }
  }
}

function portIn(args) {
  const { port } = parseArgs({ args, options: { port: { type: 'string', short: 'p' } } }).values;
  if (port === undefined) return null;
  const isPort = /^\d{1,5}$/.test(port) && Number(port) <= 65535;
  if (!isPort) throw new Error(`--port wants a number up to 65535, not “${port}”`);
  return Number(port);
}

async function main(args) {
  const wanted = portIn(args);
  if (!(await install()) || !(await build())) return (process.exitCode = 1);
  const server = await serveAt(wanted);
  console.log(`\nAthanor is served at ${server.address}   (Ctrl-C ends it)`);
  const stop = () => server.close().then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

const explanations = {
  EADDRINUSE: 'That port is taken: choose another with --port, or leave it out.',
  EACCES: 'That port may not be used: choose one above 1023.',
};

main(process.argv.slice(2)).catch((error) => {
  console.error(explanations[error.code] ?? error.message);
  process.exitCode = 1;
});
