/** Shared parts of the mock providers: an HTTP server with planned faults, and a webhook queue. */
import type { Socket } from 'node:net';
import { serve } from '@hono/node-server';
import type { Hono } from 'hono';

/**
 * A fault of the next matching call. `lostBefore`: the connection breaks before the provider handles the call.
 * `lostAfter`: the provider handles the call, and its response is lost. A function returns another response.
 */
export type Fault = 'lostBefore' | 'lostAfter' | (() => Response);

/** Method and path: "POST /v2/checkout/orders". */
type Call = string;

type Wire = { incoming: { socket: Socket } };

export type MockServer = {
  url: string;
  /** All received calls, in order, without their queries. */
  calls: Call[];
  /** Plans a fault for the next call that begins with `call`. Several faults of one call happen one after another. */
  fail(call: Call, fault: Fault): void;
  /** Makes the calls that begin with `call` wait until so many of them have arrived. */
  meet(call: Call, count: number): void;
  close(): Promise<void>;
};

/** @param port 0: a free port */
export async function serveMock(app: Pick<Hono, 'fetch'>, port = 0): Promise<MockServer> {
  const calls: Call[] = [];
  const faults: { call: Call; fault: Fault }[] = [];
  const meetings: { call: Call; arrived: () => Promise<void> }[] = [];
  const answer = async (request: Request, { incoming }: Wire): Promise<Response> => {
    const call = `${request.method} ${new URL(request.url).pathname}`;
    // A browser on a page of the mock requests its icon. That is not a call of the charity API.
    if (call === 'GET /favicon.ico') return new Response(null, { status: 204 });
    calls.push(call);
    await meetings.find((planned) => call.startsWith(planned.call))?.arrived();
    const at = faults.findIndex((planned) => call.startsWith(planned.call));
    const fault = at < 0 ? undefined : faults.splice(at, 1)[0]!.fault;
    if (typeof fault === 'function') return fault();
    const answered = fault === 'lostBefore' ? new Response() : await app.fetch(request);
    // The caller gets no response, only a broken connection.
    if (fault !== undefined) incoming.socket.destroy();
    return answered;
  };
  return new Promise((resolve) => {
    const fetch = (request: Request, wire: unknown) => answer(request, wire as Wire);
    const server = serve({ fetch, port, hostname: '127.0.0.1' }, (address) =>
      resolve({
        url: `http://127.0.0.1:${address.port}`,
        calls,
        fail: (call, fault) => void faults.push({ call, fault }),
        meet: (call, count) => void meetings.push({ call, arrived: meetingOf(count) }),
        close: () =>
          new Promise((closed) => {
            server.close(() => closed());
            if ('closeAllConnections' in server) server.closeAllConnections();
          }),
      }),
    );
  });
}

/** Returns a function whose promises are fulfilled when it has been called so many times. */
function meetingOf(count: number): () => Promise<void> {
  let missing = count;
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return () => {
    missing -= 1;
    if (missing <= 0) open();
    return opened;
  };
}

/** Delivers a webhook to the charity: by the API's `fetch` in tests, over the network in manual tests. */
type Deliver = (request: Request) => Promise<Response> | Response;

/** `publicUrl`: of the charity. By default, a free port and a queue that a test delivers. */
export type MockOptions = {
  deliver: Deliver;
  publicUrl: string;
  now?: () => Date;
  port?: number;
  postbox?: WebhookQueue;
};

export type WebhookQueue = {
  /** Queues a webhook. `make` creates it again for each delivery, because signatures contain the time. */
  post(make: () => Request): void;
  /**
   * Delivers all queued webhooks.
   * @param times deliveries of each webhook: providers deliver at least once @returns the status of each response
   */
  deliver(how?: { times?: number; reversed?: boolean }): Promise<number[]>;
  /** Queued webhooks. */
  waiting: (() => Request)[];
};

/** A queue that a test delivers at any time: before the donor returns, twice, in the wrong order, or never. */
export function openWebhookQueue(deliver: Deliver): WebhookQueue {
  const waiting: (() => Request)[] = [];
  return {
    waiting,
    post: (make) => void waiting.push(make),
    async deliver({ times = 1, reversed = false } = {}) {
      const due = waiting.splice(0);
      if (reversed) due.reverse();
      const statuses: number[] = [];
      // One webhook after another. Several deliveries of one webhook are sent at the same time.
      for (const make of due) {
        const answers = Array.from({ length: times }, async () => (await deliver(make())).status);
        statuses.push(...(await Promise.all(answers)));
      }
      return statuses;
    },
  };
}

/** A queue for manual tests. It delivers each webhook immediately, and at most five times until it is accepted. */
export function openInstantWebhookQueue(
  deliver: Deliver,
  print: (line: string) => void,
): WebhookQueue {
  const RETRY_AFTER_MS = 3_000;
  const TRIES = 5;
  const attempt = async (make: () => Request, tries: number): Promise<void> => {
    const status = await Promise.resolve(deliver(make())).then(
      (answer) => answer.status,
      () => 0,
    );
    print(`webhook ${new URL(make().url).pathname}: ${status === 0 ? 'no response' : status}`);
    if (status >= 200 && status < 300) return;
    if (tries < TRIES) setTimeout(() => void attempt(make, tries + 1), RETRY_AFTER_MS);
  };
  return { waiting: [], post: (make) => void attempt(make, 1), deliver: async () => [] };
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
