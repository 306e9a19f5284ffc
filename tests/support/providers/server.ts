/** The frame of the mock providers: each listens on a port of its own, loses answers when told to, and posts webhooks. */
import type { Socket } from 'node:net';
import { serve } from '@hono/node-server';
import type { Hono } from 'hono';

/**
 * What happens to the next call that matches. lostBefore: the line breaks and the provider never heard of it.
 * lostAfter: the provider did it, and its answer never arrived. Or another answer than the provider's own.
 */
export type Fault = 'lostBefore' | 'lostAfter' | (() => Response);

/** A call as it is counted: "POST /v2/checkout/orders". */
export type Call = string;

type Wire = { incoming: { socket: Socket } };

export type MockServer = {
  url: string;
  /** Every call that was heard, in order, without its query. */
  calls: Call[];
  /** The next call that begins so meets the fault; several for the same call are met one after another. */
  fail(call: Call, fault: Fault): void;
  close(): Promise<void>;
};

/** @param port 0: any that is free */
export async function serveMock(app: Pick<Hono, 'fetch'>, port = 0): Promise<MockServer> {
  const calls: Call[] = [];
  const faults: { call: Call; fault: Fault }[] = [];
  const answer = async (request: Request, { incoming }: Wire): Promise<Response> => {
    const call = `${request.method} ${new URL(request.url).pathname}`;
    // Browsers that show a page of the mock ask for its icon, which is no call of the charity's.
    if (call === 'GET /favicon.ico') return new Response(null, { status: 204 });
    calls.push(call);
    const at = faults.findIndex((planned) => call.startsWith(planned.call));
    const fault = at < 0 ? undefined : faults.splice(at, 1)[0]!.fault;
    if (typeof fault === 'function') return fault();
    const answered = fault === 'lostBefore' ? new Response() : await app.fetch(request);
    // No status, no bytes: whoever asked sees a connection that broke.
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
        close: () =>
          new Promise((closed) => {
            server.close(() => closed());
            if ('closeAllConnections' in server) server.closeAllConnections();
          }),
      }),
    );
  });
}

/** How a webhook reaches the charity: the API's own fetch in tests, a port when tried by hand. */
export type Deliver = (request: Request) => Promise<Response> | Response;

export type Postbox = {
  /** Puts a webhook in. It is made anew for each delivery, as signatures have a time. */
  post(make: () => Request): void;
  /**
   * Carries what has not been carried yet, all at once.
   * @param times how often each: providers deliver at least once @returns the statuses of the answers
   */
  deliver(how?: { times?: number; reversed?: boolean }): Promise<number[]>;
  /** What waits to be carried. */
  waiting: (() => Request)[];
};

/** A postbox that a test empties when it wants to: before the donor is back, twice, in the wrong order, or never. */
export function openPostbox(deliver: Deliver): Postbox {
  const waiting: (() => Request)[] = [];
  return {
    waiting,
    post: (make) => void waiting.push(make),
    async deliver({ times = 1, reversed = false } = {}) {
      const due = waiting.splice(0);
      if (reversed) due.reverse();
      const statuses: number[] = [];
      // One kind of news after another, each as often at the same moment as was asked for.
      for (const make of due) {
        const answers = Array.from({ length: times }, async () => (await deliver(make())).status);
        statuses.push(...(await Promise.all(answers)));
      }
      return statuses;
    },
  };
}

/** A postbox for trying by hand: everything is carried at once, and again every few seconds until it is taken. */
export function openPromptPostbox(deliver: Deliver, say: (line: string) => void): Postbox {
  const RETRY_AFTER = 3_000;
  const TRIES = 5;
  const carry = async (make: () => Request, tries: number): Promise<void> => {
    const status = await Promise.resolve(deliver(make())).then(
      (answer) => answer.status,
      () => 0,
    );
    say(`webhook ${new URL(make().url).pathname}: ${status === 0 ? 'nobody there' : status}`);
    if (status >= 200 && status < 300) return;
    if (tries < TRIES) setTimeout(() => void carry(make, tries + 1), RETRY_AFTER);
  };
  return { waiting: [], post: (make) => void carry(make, 1), deliver: async () => [] };
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
