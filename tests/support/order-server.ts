/** The charity API as a child process that a test can kill, at a given step of an order or at any time. */
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { serve } from '@hono/node-server';
import { createCharityApi } from '#api/app';
import { refundPayment, type RefundWish } from '#api/giving/staff/refund';
import { createProviders } from '#api/payments/providers';
import { openDatabase } from '#api/db/open';
import type { ApiDeps, OrderStep, ProviderSettings } from '#api/deps';
import { testConfig } from '#tests/support/api/api';

/** Messages to the child. It opens the database on command, so that the next process can load while this one runs. */
export type Command =
  | { do: 'open'; dataDir: string; providers?: ProviderSettings }
  | { do: 'arm'; dieAt: OrderStep }
  | { do: 'tick' }
  | { do: 'refund'; refund: RefundWish & { id: string; reference: string } };
/** Messages from the child. */
export type Report =
  | { is: 'loaded' }
  | { is: 'listening'; port: number }
  | { is: 'armed' }
  | { is: 'ticked' }
  | { is: 'refunded'; state: string };

const report = (message: Report): void => void process.send?.(message);

let dieAt: OrderStep | undefined;

type Opened = {
  tick: () => Promise<void>;
  refund: (wish: RefundWish & { id: string; reference: string }) => Promise<string>;
};

async function open(dataDir: string, providers: ProviderSettings = {}): Promise<Opened> {
  const { db } = await openDatabase(path.join(dataDir, 'charity.db'));
  const deps: ApiDeps = {
    db,
    config: { ...testConfig(dataDir), providers },
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
  return {
    tick: () => api.tick(),
    refund: async (wish) =>
      (await refundPayment(deps, createProviders(deps), { kind: 'site' }, wish)).state,
  };
}

let opened: Opened;
process.on('message', (command: Command) => {
  switch (command.do) {
    case 'open':
      return void open(command.dataDir, command.providers).then((api) => (opened = api));
    case 'arm':
      dieAt = command.dieAt;
      return report({ is: 'armed' });
    case 'tick':
      // A failed run ends no process of a site (main.ts).
      return void opened
        .tick()
        .catch(() => undefined)
        .then(() => report({ is: 'ticked' }));
    case 'refund':
      return void opened.refund(command.refund).then((state) => report({ is: 'refunded', state }));
  }
});
// The child ends with the test process.
process.on('disconnect', () => process.exit());
report({ is: 'loaded' });
