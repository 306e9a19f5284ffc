/** A charity API in a child process that a test kills, at a step or at any time, and starts again on the same files. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import { expect } from 'vitest';
import type { CreateOrderInput, Order } from '#contract/orders';
import type { OrderStep, ProviderSettings } from '#api/deps';
import { openDatabase, withoutDiskWaits, type OpenDatabase } from '#api/db/open';
import { seed } from '#api/content/seed';
import { testCharityFolder } from '#tests/support/api/database';
import { gatewayPath } from '#tests/support/api/orders';
import type { Command, Place, Report } from '../support/order-server';

export type OrderRequest = { key: string; body: CreateOrderInput };

/** The data of an API, and the code of its next process. */
export type Installation = {
  dataDir: string;
  /** Opens the database. A SQLite file must not be in use by a process. */
  database(): Promise<OpenDatabase>;
  start(): Promise<RunningApi>;
  /** Kills the process that waits, and deletes the files. */
  remove(): Promise<void>;
};

/**
 * @param providers settings of mocks that run in the process of the test, so that they survive each kill
 * @param databaseUrl of an empty PostgreSQL database, which several processes can use. Default: a SQLite file
 */
export async function install(
  providers: ProviderSettings = {},
  databaseUrl?: string,
): Promise<Installation> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'charity-kill-'));
  const program = await bundle();
  /** A process that has loaded its code and waits for the command to open the database. */
  let warm = load(program);
  const database = () => openDatabase(databaseUrl ?? path.join(dataDir, 'charity.db'));
  const { db, close } = await database();
  await withoutDiskWaits(db, () => seed(db, { today: new Date(), folder: testCharityFolder() }));
  await close();
  return {
    dataDir,
    database,
    async start() {
      const child = await warm;
      warm = load(program);
      return RunningApi.open(child, { dataDir, databaseUrl, providers });
    },
    async remove() {
      (await warm).kill('SIGKILL');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * Bundles the server into one JavaScript file. Otherwise each of a dozen processes would compile all TypeScript again.
 */
async function bundle(): Promise<string> {
  const outfile = path.resolve('node_modules/.cache/tests/order-server.mjs');
  await build({
    entryPoints: ['tests/support/order-server.ts'],
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    outfile,
  });
  return outfile;
}

async function load(program: string): Promise<ChildProcess> {
  const child = fork(program);
  await reported(child, 'loaded');
  return child;
}

async function reported<Is extends Report['is']>(child: ChildProcess, is: Is) {
  for (;;) {
    const [report] = (await once(child, 'message')) as [Report];
    if (report.is === is) return report as Extract<Report, { is: Is }>;
  }
}

/**
 * Other writers had the lock for too long: `request.busy`, or `payment.providerFailed` of a trial, whose sessions are
 * in the same database.
 */
const BUSY: readonly (number | undefined)[] = [503, 502];

function orderIn(answer: Awaited<ReturnType<RunningApi['post']>>): Order | null {
  if (!answer) return null;
  expect(answer).toMatchObject({ status: 201 });
  return (JSON.parse(answer.text) as { result: Order }).result;
}

export class RunningApi {
  private constructor(
    readonly child: ChildProcess,
    private readonly port: number,
    readonly dead: Promise<unknown>,
  ) {}

  static async open(
    child: ChildProcess,
    settings: Place & { providers: ProviderSettings },
  ): Promise<RunningApi> {
    const dead = once(child, 'exit');
    child.send({ do: 'open', ...settings } satisfies Command);
    const { port } = await reported(child, 'listening');
    return new RunningApi(child, port, dead);
  }

  /** Makes the process kill itself when it reaches this step. */
  async arm(dieAt: OrderStep): Promise<void> {
    this.child.send({ do: 'arm', dieAt } satisfies Command);
    await reported(this.child, 'armed');
  }

  kill(): Promise<unknown> {
    this.child.kill('SIGKILL');
    return this.dead;
  }

  /** Starts the background jobs. @returns when they have ended; never, when the process dies */
  async tick(): Promise<void> {
    this.child.send({ do: 'tick' } satisfies Command);
    await reported(this.child, 'ticked');
  }

  /** Starts a refund. @returns the state of the order; null when the process died before */
  async refund(refund: Extract<Command, { do: 'refund' }>['refund']): Promise<string | null> {
    this.child.send({ do: 'refund', refund } satisfies Command);
    return Promise.race([
      reported(this.child, 'refunded').then(({ state }) => state),
      this.dead.then(() => null),
    ]);
  }

  /** Delivers a webhook. @returns the status of the response; 0 when the process died before */
  deliver(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    return fetch(new Request(`http://127.0.0.1:${this.port}${pathname}`, request)).catch(() =>
      Response.error(),
    );
  }

  /** Returns null when the process died before it responded. */
  async post(at: string, body: unknown, headers: Record<string, string> = {}) {
    const form = body instanceof URLSearchParams;
    return fetch(`http://127.0.0.1:${this.port}${at}`, {
      method: 'POST',
      redirect: 'manual',
      headers: form ? headers : { 'content-type': 'application/json', ...headers },
      body: form ? body : JSON.stringify(body),
    })
      .then(async (answer) => ({ status: answer.status, text: await answer.text() }))
      .catch(() => null);
  }

  async give(request: OrderRequest): Promise<Order | null> {
    return orderIn(await this.send(request));
  }

  /** Sends the order again as long as the API is busy, as donors do. */
  async giveWhenFree(request: OrderRequest): Promise<Order | null> {
    for (;;) {
      const answer = await this.send(request);
      if (!BUSY.includes(answer?.status)) return orderIn(answer);
    }
  }

  private send({ key, body }: OrderRequest) {
    return this.post('/user/orders', body, { 'idempotency-key': key });
  }

  async approve(order: Order): Promise<void> {
    await this.post(gatewayPath(order), new URLSearchParams({ decision: 'approve' }));
  }

  async comeBack({ token }: Order): Promise<Order | null> {
    const answer = await this.post(`/user/orders/${token}/confirm`, {});
    return answer && (JSON.parse(answer.text) as { result: Order }).result;
  }
}
