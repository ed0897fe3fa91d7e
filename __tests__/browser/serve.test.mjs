import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { serve } from '../../.ci/serve.mjs';
import { assert, assertSame, test } from './harness.mjs';

const script = `entry-${'0123456789abcdef'.repeat(2)}.js`;

/** Asks without tidying the path, which `fetch` would do. */
function ask(server, path, headers = {}) {
  return new Promise((resolve, reject) => {
    const request = get({ host: 'localhost', port: server.port, path, headers }, async (response) => {
      const parts = [];
      for await (const part of response) parts.push(part);
      resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) });
    });
    request.on('error', reject);
  });
}

async function withServer(body) {
  const home = mkdtempSync(join(tmpdir(), 'athanor-serve-'));
  const folder = join(home, 'dist');
  mkdirSync(join(folder, 'js'), { recursive: true });
  writeFileSync(join(home, 'secret.txt'), 'secret');
  writeFileSync(join(folder, '.stamp'), 'secret');
  writeFileSync(join(folder, 'index.html'), 'the page');
  writeFileSync(join(folder, 'sound.mp3'), '0123456789');
  writeFileSync(join(folder, 'js', script), 'let code;'.repeat(100));
  const server = await serve(folder, 0);
  try {
    await body(server, folder);
  } finally {
    await server.close();
    rmSync(home, { recursive: true });
  }
}

test('served: what is no file is a route of the app, but a missing file is missing', () =>
  withServer(async (server) => {
    for (const path of ['/', '/new', '/kazaam/play/3', '/rules/kazaam?rule=KZ-9']) {
      const { status, body, headers } = await ask(server, path);
      assertSame(`${status} ${body}`, '200 the page', path);
      assertSame(headers['cache-control'], 'no-cache', 'a page is asked for every time');
    }
    assertSame((await ask(server, '/gone.js')).status, 404, 'a script that is not there');
    assertSame(
      (await ask(server, '/kazaam/play/a.b', { accept: 'text/html' })).status,
      200,
      'a route with a dot',
    );
  }));

test('served: no path leads out of the folder', () =>
  withServer(async (server) => {
    const paths = ['/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/js/..%5c..%5csecret.txt'];
    for (const path of [...paths, '/.stamp', '/js/../.stamp', '/%00', '/%ff', '//etc/hostname.txt']) {
      const { status, body } = await ask(server, path);
      assert(!String(body).includes('secret'), `${path} leads out`);
      assert(status === 404 || String(body) === 'the page', `${path} is answered with ${status}`);
    }
  }));

test('served: compressed, and kept for good where the name holds a hash', () =>
  withServer(async (server) => {
    const path = `/js/${script}`;
    const plain = await ask(server, path);
    const brotli = await ask(server, path, { 'accept-encoding': 'gzip, br' });
    const gzip = await ask(server, path, { 'accept-encoding': 'gzip' });
    assertSame(String(brotliDecompressSync(brotli.body)), String(plain.body), 'brotli');
    assertSame(String(gunzipSync(gzip.body)), String(plain.body), 'gzip');
    assertSame(plain.headers['content-type'], 'text/javascript; charset=utf-8', 'type');
    assertSame(plain.headers['cache-control'], 'public, max-age=31536000, immutable', 'kept');
    const again = await ask(server, path, { 'if-none-match': plain.headers.etag });
    assertSame(again.status, 304, 'not sent twice');
  }));

test('served: sounds by pieces, and a file that changes', () =>
  withServer(async (server, folder) => {
    const part = await ask(server, '/sound.mp3', { range: 'bytes=2-4' });
    assertSame(`${part.status} ${part.body}`, '206 234', 'from here to there');
    assertSame(String((await ask(server, '/sound.mp3', { range: 'bytes=-3' })).body), '789', 'the end');
    assertSame((await ask(server, '/sound.mp3', { range: 'bytes=20-' })).status, 416, 'past the end');
    writeFileSync(join(folder, 'index.html'), 'another page');
    assertSame(String((await ask(server, '/')).body), 'another page', 'changed');
  }));

test('served: a port that is taken is refused', () =>
  withServer(async (server, folder) => {
    const code = await serve(folder, server.port).then(
      () => 'served',
      (error) => error.code,
    );
    assertSame(code, 'EADDRINUSE', 'the same port');
  }));
