/** Graceful shutdown: stops accepting connections, finishes running requests, then stops the app. */
import type { Server } from 'node:http';
import { Server as Listener } from 'node:net';
import { seconds } from '#domain/time/durations';

type Parts = {
  server: Server;
  /** Stops the app: closes its database and its background jobs. */
  stop: () => Promise<void>;
  onError: (error: unknown) => void;
  exit: (code: number) => void;
  /** Milliseconds after which unfinished requests are aborted. */
  finishMs?: number;
};

/** Time between the announcement of the shutdown (/readyz, `Connection: close`) and the end of listening. */
export const NOTICE_MS = 300;
/** Interval at which idle connections are closed. Not immediately, because a request may be on its way. */
const CLOSE_IDLE_MS = 100;
const FINISH_MS = seconds(10);
const FORCED_EXIT_MS = seconds(15);

export class Shutdown {
  isDraining = false;

  constructor(private parts: Parts) {}

  /** Begins the shutdown. A second call exits immediately. */
  begin(): void {
    const { exit, onError } = this.parts;
    if (this.isDraining) {
      exit(1);
      return;
    }
    this.isDraining = true;
    setTimeout(() => exit(1), FORCED_EXIT_MS).unref();
    this.run().then(
      () => exit(0),
      (error: unknown) => {
        onError(error);
        exit(1);
      },
    );
  }

  private async run(): Promise<void> {
    const { server, stop, finishMs = FINISH_MS } = this.parts;
    if (await hasConnections(server)) await new Promise((done) => setTimeout(done, NOTICE_MS));
    const cutOff = setTimeout(() => server.closeAllConnections(), finishMs);
    const closeIdle = setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_MS);
    // Stops listening only. `close` of the HTTP server would also close connections that have not sent a request yet.
    await new Promise<void>((done) => Listener.prototype.close.call(server, () => done()));
    clearInterval(closeIdle);
    clearTimeout(cutOff);
    await stop();
  }
}

function hasConnections(server: Server): Promise<boolean> {
  return new Promise((done) => server.getConnections((error, count) => done(!error && count > 0)));
}
