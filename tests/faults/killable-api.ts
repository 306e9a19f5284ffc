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
import type { Command, Report } from '../support/order-server';

export type OrderRequest = { key: string; body: CreateOrderInput };

/** The data of an API, and the code of its next process. */
export type Installation = {
  dataDir: string;
  /** Opens the database, which must not be in use by a process. */
  database(): Promise<OpenDatabase>;
  start(): Promise<RunningApi>;
  /** Kills the process that waits, and deletes the files. */
  remove(): Promise<void>;
};

/** @param providers settings of mocks that run in the process of the test, so that they survive each kill */
export async function install(providers: ProviderSettings = {}): Promise<Installation> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'charity-kill-'));
  const program = await bundle();
  /** A process that has loaded its code and waits for the command to open the database. */
  let warm = load(program);
  const database = () => openDatabase(path.join(dataDir, 'charity.db'));
  const { db, close } = await database();
  await withoutDiskWaits(db, () => seed(db, { today: new Date(), folder: testCharityFolder() }));
  await close();
  return {
    dataDir,
    database,
    async start() {
      const child = await warm;
      warm = load(program);
      return RunningApi.open(child, { dataDir, providers });
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
    settings: { dataDir: string; providers: ProviderSettings },
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
    return fetch(`http://127.0.0.1:${this.port}${at}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
      .then(async (answer) => ({ status: answer.status, text: await answer.text() }))
      .catch(() => null);
  }

  async give(request: OrderRequest): Promise<Order | null> {
    return orderIn(await this.send(request));
  }

  private send({ key, body }: OrderRequest) {
    return this.post('/user/orders', body, { 'idempotency-key': key });
  }

  async comeBack({ token }: Order): Promise<Order | null> {
    const answer = await this.post(`/user/orders/${token}/confirm`, {});
    return answer && (JSON.parse(answer.text) as { result: Order }).result;
  }
}
