import { connect, createServer } from 'node:net';

/** As much as goes over the line at once. */
const packet = 1460;

const pieces = (data) =>
  Array.from({ length: Math.ceil(data.length / packet) }, (_, index) =>
    data.subarray(index * packet, (index + 1) * packet),
  );

/** Sends what waits in turns, a packet of each connection, as fast as the line is and no faster. */
function sharedLine(bytesPerSecond) {
  const waiting = new Set();
  let freeAt = 0;
  let timer = null;

  const sendOne = (queue) => {
    const { data, since } = queue.packets[0];
    if (since > performance.now()) return false;
    queue.packets.shift();
    waiting.delete(queue);
    if (queue.packets.length > 0) waiting.add(queue);
    freeAt += (data.length / bytesPerSecond) * 1000;
    queue.send(data);
    return true;
  };

  /** Whoever has waited longest comes first; nobody saves up time in which the line was idle. */
  const work = () => {
    timer = null;
    const now = performance.now();
    freeAt = Math.max(freeAt, now - 5);
    while (freeAt <= now && [...waiting].some(sendOne));
    if (waiting.size > 0) timer = setTimeout(work, 1);
  };

  return (send) => {
    const queue = { packets: [], send };
    return (parts, since) => {
      queue.packets.push(...parts.map((data) => ({ data, since })));
      waiting.add(queue);
      timer ??= setTimeout(work, 1);
    };
  };
}

const nothing = Buffer.alloc(0);

/** Carries bytes from one end to the other, to the last of them. */
function join(client, server, { delay, line }) {
  const later = (action) => setTimeout(action, delay / 2);
  const arrival = () => performance.now() + delay / 2;
  const down = line((data) => (data === nothing ? client.end() : client.write(data)));
  client.on('data', (data) => later(() => server.write(data)));
  client.on('close', () => later(() => server.destroy()));
  server.on('data', (data) => down(pieces(data), arrival()));
  server.on('close', () => down([nothing], arrival()));
  for (const end of [client, server]) end.on('error', () => end.destroy());
}

/**
 * A slow line to a server on this machine: what is asked arrives late, and so does the answer; what comes down shares so
 * many bits a second. As Chromium counts it: the delay lies before each answer, and not before a connection.
 */
export function slowLine(port, { delay, bitsPerSecond }) {
  const line = sharedLine(bitsPerSecond / 8);
  const clients = new Set();
  const server = createServer({ noDelay: true }, (client) => {
    clients.add(client);
    client.on('close', () => clients.delete(client));
    join(client, connect({ port, host: 'localhost', noDelay: true }), { delay, line });
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, 'localhost', () => {
      resolve({
        address: `http://localhost:${server.address().port}`,
        close: () => {
          for (const client of clients) client.destroy();
          return new Promise((closed) => server.close(closed));
        },
      });
    });
  });
}
