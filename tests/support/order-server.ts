/** The charity API as a child process that a test can kill, at a given step of an order or at any time. */
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { serve } from '@hono/node-server';
import { createCharityApi } from '#api/app';
import { openDatabase } from '#api/db/open';
import type { ApiDeps, OrderStep } from '#api/deps';
import { testConfig } from '#tests/support/api/api';

/** Messages to the child. It opens the database on command, so that the next process can load while this one runs. */
export type Command =
  { do: 'open'; dataDir: string } | { do: 'arm'; dieAt: OrderStep } | { do: 'tick' };
/** Messages from the child. */
export type Report =
  { is: 'loaded' } | { is: 'listening'; port: number } | { is: 'armed' } | { is: 'ticked' };

const report = (message: Report): void => void process.send?.(message);

let dieAt: OrderStep | undefined;

async function open(dataDir: string): Promise<() => Promise<void>> {
  const { db } = await openDatabase(path.join(dataDir, 'charity.db'));
  const deps: ApiDeps = {
    db,
    config: testConfig(dataDir),
    now: () => new Date(),
    random: randomBytes,
    log: { info: () => {}, warn: () => {}, error: () => {} },
    reached: (step) => {
      if (step === dieAt) process.kill(process.pid, 'SIGKILL');
    },
  };
  const api = createCharityApi(deps);
  serve({ fetch: api.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
    report({ is: 'listening', port }),
  );
  return () => api.tick();
}

let tick: () => Promise<void>;
process.on('message', (command: Command) => {
  switch (command.do) {
    case 'open':
      return void open(command.dataDir).then((opened) => (tick = opened));
    case 'arm':
      dieAt = command.dieAt;
      return report({ is: 'armed' });
    case 'tick':
      return void tick().then(() => report({ is: 'ticked' }));
  }
});
// The child ends with the test process.
process.on('disconnect', () => process.exit());
report({ is: 'loaded' });
