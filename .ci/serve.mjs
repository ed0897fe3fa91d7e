import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { filesUnder } from './tools.mjs';

const types = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.m4a': 'audio/mp4',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.otf': 'font/otf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.wav': 'audio/wav',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};

const worthCompressing = /\.(css|html|ico|js|json|otf|svg|ttf|txt|wasm|wav|webmanifest)$/;
const hasHashInName = /[-.][0-9a-f]{20,}(@\d+x)?\.\w+$/;

const compressors = {
  br: (content) => promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: promisify(gzip),
};

/** Nothing is fetched from, or sent to, anywhere else. */
const policy = [
  "default-src 'self'",
  "img-src 'self' data: blob:",
  "media-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self' data: blob:",
  "style-src 'self' 'unsafe-inline'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const everyAnswer = {
  'Content-Security-Policy': policy,
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

/**
 * Serves a built web app at `http://localhost:<port>`; port 0 takes any free one.
 * What is no file is a route of the app. Rejects with `EADDRINUSE` where the port is taken.
 */
export function serve(folder, port) {
  const answer = answerFrom(folder);
  const server = createServer((request, response) => {
    answer(request, response).catch(() => refuse(response, 500));
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, 'localhost', () => {
      const { port: taken } = server.address();
      resolve({ address: `http://localhost:${taken}`, port: taken, close: () => close(server) });
    });
  });
}

function close(server) {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

function answerFrom(folder) {
  const find = finder(folder);
  const prepare = preparer(folder);
  return async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405);
    const name = find(request);
    if (name === null) return refuse(response, 404);
    const range = rangeOf(request, join(folder, name));
    if (range) return sendPart(request, response, join(folder, name), range);
    send(request, response, await prepare(name, encodingFor(request, name)));
  };
}

/** Only names that were found in the folder are ever opened, so no path leads out of it. */
function finder(folder) {
  let known = new Set(filesUnder(folder));
  const has = (name) => {
    if (!known.has(name)) known = new Set(filesUnder(folder));
    return known.has(name) && existsSync(join(folder, name));
  };
  return (request) => {
    const name = nameIn(request.url ?? '/');
    if (name === null || /(^|\/)\./.test(name)) return null;
    if (name !== '' && has(name)) return name;
    const isRoute = extname(name) === '' || request.headers.accept?.includes('text/html');
    return isRoute && has('index.html') ? 'index.html' : null;
  };
}

function nameIn(url) {
  try {
    return decodeURIComponent(url.split(/[?#]/, 1)[0]).replace(/^\/+|\/+$/g, '');
  } catch {
    return null;
  }
}

function encodingFor(request, name) {
  if (!worthCompressing.test(name)) return null;
  const accepted = String(request.headers['accept-encoding'] ?? '');
  return Object.keys(compressors).find((encoding) => accepted.includes(encoding)) ?? null;
}

/** Reads and compresses a file once, until it changes. */
function preparer(folder) {
  const kept = new Map();
  return async (name, encoding) => {
    const { mtimeMs } = statSync(join(folder, name));
    const key = `${name} ${encoding} ${mtimeMs}`;
    if (!kept.has(key)) kept.set(key, read(folder, name, encoding));
    return kept.get(key);
  };
}

/** What the build has pressed as small as it goes, which would take too long while somebody waits. */
function pressedIn(folder, name, encoding) {
  const pressed = join(folder, `${name}.br`);
  return encoding === 'br' && existsSync(pressed) ? readFileSync(pressed) : null;
}

async function read(folder, name, encoding) {
  const content = readFileSync(join(folder, name));
  const body = pressedIn(folder, name, encoding) ?? (await (compressors[encoding]?.(content) ?? content));
  const etag = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  return {
    body,
    headers: { ...headersFor(name, encoding), 'Content-Length': body.length, ETag: `"${etag}"` },
  };
}

function headersFor(name, encoding) {
  return {
    ...everyAnswer,
    'Accept-Ranges': 'bytes',
    'Cache-Control': hasHashInName.test(name) ? 'public, max-age=31536000, immutable' : 'no-cache',
    'Content-Type': types[extname(name)] ?? 'application/octet-stream',
    Vary: 'Accept-Encoding',
    ...(encoding && { 'Content-Encoding': encoding }),
  };
}

function send(request, response, { body, headers }) {
  if (request.headers['if-none-match'] === headers.ETag) return response.writeHead(304, headers).end();
  response.writeHead(200, headers).end(request.method === 'HEAD' ? undefined : body);
}

/** Some browsers ask for sounds piece by piece. */
function rangeOf(request, file) {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
  if (!first && !last) return null;
  const { size } = statSync(file);
  const start = first ? Number(first) : Math.max(0, size - Number(last));
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1;
  return { start, end, size };
}

function sendPart(request, response, file, { start, end, size }) {
  if (start > end) return refuse(response, 416, { 'Content-Range': `bytes */${size}` });
  response.writeHead(206, {
    ...headersFor(file, null),
    'Content-Range': `bytes ${start}-${end}/${size}`,
    'Content-Length': end - start + 1,
  });
  if (request.method === 'HEAD') return response.end();
  createReadStream(file, { start, end }).pipe(response);
}

function refuse(response, status, headers = {}) {
  if (response.headersSent) return response.destroy();
  response.writeHead(status, { ...everyAnswer, ...headers, 'Content-Type': 'text/plain' }).end(`${status}\n`);
}
