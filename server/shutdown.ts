/**
 * Graceful shutdown: announces the end, closes connections in order, finishes running requests, then stops the app.
 */
import type { Server, ServerResponse } from 'node:http';
import { Server as Listener } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { seconds } from '#domain/time/durations';

type Parts = {
  server: Server;
  /** Stops the app: closes its database and its background jobs. */
  stop: () => Promise<void>;
  onError: (error: unknown) => void;
  exit: (code: number) => void;
  /**
   * Milliseconds between the announcement (/readyz returns 503, each response closes its connection) and the end of
   * listening. The process still serves every request in this time, and a load balancer sends new ones elsewhere.
   */
  noticeMs: number;
  /** Milliseconds after which unfinished requests are aborted. */
  finishMs?: number;
};

/** Interval at which idle connections are closed. Not immediately, because a request may be on its way. */
const CLOSE_IDLE_MS = 100;
const FINISH_MS = seconds(10);
/** Time for `stop`, after which the process exits although the app has not stopped. */
const STOP_MS = seconds(5);

export class Shutdown {
  isDraining = false;
  /** Responses of running requests. */
  private readonly running = new Set<ServerResponse>();

  constructor(private parts: Parts) {
    // First, so that `shouldKeepAlive` is set before the handler responds.
    parts.server.prependListener('request', (_, res) => {
      res.shouldKeepAlive &&= !this.isDraining;
      this.running.add(res);
      res.once('close', () => this.running.delete(res));
    });
  }

  /** Begins the shutdown. A second call exits immediately. */
  begin(): void {
    const { exit, onError, noticeMs, finishMs = FINISH_MS } = this.parts;
    if (this.isDraining) {
      exit(1);
      return;
    }
    this.isDraining = true;
    // A client reuses a connection unless the response says that the server closes it.
    for (const res of this.running) res.shouldKeepAlive = false;
    setTimeout(() => exit(1), noticeMs + finishMs + STOP_MS).unref();
    this.run().then(
      () => exit(0),
      (error: unknown) => {
        onError(error);
        exit(1);
      },
    );
  }

  private async run(): Promise<void> {
    const { server, stop, noticeMs, finishMs = FINISH_MS } = this.parts;
    if (await hasConnections(server)) await new Promise((done) => setTimeout(done, noticeMs));
    const cutOff = setTimeout(() => server.closeAllConnections(), finishMs);
    // The other half is for the requests of these connections.
    await acceptWaiting(server, finishMs / 2);
    const closeIdle = setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_MS);
    // Stops listening only. `close` of the HTTP server would also close connections that have not sent a request yet.
    await new Promise<void>((done) => Listener.prototype.close.call(server, () => done()));
    clearInterval(closeIdle);
    clearTimeout(cutOff);
    await stop();
  }
}

/**
 * Accepts the connections in the backlog. The system would reset them when the port is closed, although their clients
 * are connected. Node accepts one connection in each turn of the event loop (libuv 1.45 and later).
 * @param limitMs the time after which it stops, although connections still arrive
 */
async function acceptWaiting(server: Server, limitMs: number): Promise<void> {
  const deadline = performance.now() + limitMs;
  let hasAccepted = true;
  const accepted = () => (hasAccepted = true);
  server.on('connection', accepted);
  while (hasAccepted && performance.now() < deadline) {
    hasAccepted = false;
    // The first turn may be the rest of the current one.
    await nextTurn();
    await nextTurn();
  }
  server.off('connection', accepted);
}

function hasConnections(server: Server): Promise<boolean> {
  return new Promise((done) => server.getConnections((error, count) => done(!error && count > 0)));
}
