/** Handles the requests of the charity API's process one after the other under load. */
import type { HttpBindings } from '@hono/node-server';

/** Requests about existing orders come first, because their donors may have paid (server/admission.ts). */
const ORDER_PATHS = /^\/(webhooks|user\/(orders|payment-transactions))\//;
/** Status of nginx for a connection that the client has closed. It is only logged. */
const CLOSED = { status: 499 };

type Queue = { run(work: () => void, isUrgent: boolean): void };
export type Fetch = (
  request: Request,
  connection: { outgoing: Pick<HttpBindings['outgoing'], 'destroyed'> },
) => Promise<Response>;

/** Does not handle a request whose client closed the connection while the request waited. */
export function inTurn(queue: Queue, fetch: (request: Request) => Promise<Response>): Fetch {
  return (request, { outgoing }) =>
    new Promise((resolve) => {
      const handle = () =>
        resolve(outgoing.destroyed ? new Response(null, CLOSED) : fetch(request));
      queue.run(handle, ORDER_PATHS.test(new URL(request.url).pathname));
    });
}
