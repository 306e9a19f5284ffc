/** Tests the emulated slow network: it changes no byte, and sends ten packets before the first acknowledgement. */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { startSlowNetwork } from './slow-network';

const ROUND_TRIP_MS = 60;
const FAST = { bytesPerSecond: 50_000_000, roundTripMs: ROUND_TRIP_MS };

/** Fetches a body of this size through the network. @returns the body, and the number of round trips that it took */
async function fetchSlowly(body: Buffer) {
  const server = createServer((_, answer) => answer.end(body)).listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const network = await startSlowNetwork(`http://localhost:${port}`, FAST);
  onTestFinished(async () => {
    await network.stop();
    server.close();
  });
  const begun = performance.now();
  const received = Buffer.from(await (await fetch(network.origin)).arrayBuffer());
  return { received, roundTrips: (performance.now() - begun) / ROUND_TRIP_MS };
}

test('a large body arrives unchanged, in the rounds of the slow start', async () => {
  const body = randomBytes(200_000);
  const { received, roundTrips } = await fetchSlowly(body);
  expect(received.equals(body)).toBe(true);
  // Connection, request, and windows of 14.6, 29.2, 58.4 and 116.8 KB: a busy machine can only take longer.
  expect(roundTrips).toBeGreaterThan(4.5);
});

test('a connection and a small body take at least two round trips', async () => {
  const { received, roundTrips } = await fetchSlowly(Buffer.from('small'));
  expect(received.toString()).toBe('small');
  expect(roundTrips).toBeGreaterThan(1.9);
});
