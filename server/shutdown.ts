/** Going down without letting anybody down: no new connections, what has begun is finished, then the app's own work. */
import type { Server } from 'node:http';
import { Server as Listener } from 'node:net';
import { seconds } from '#domain/time/durations';

type Parts = {
  server: Server;
  /** Closes what the app has open. */
  stop: () => Promise<void>;
  onError: (error: unknown) => void;
  exit: (code: number) => void;
  /** Milliseconds after which unfinished requests are aborted. */
  finishMs?: number;
};

/** Between the word that we go (readiness, `Connection: close`) and the end of listening. */
export const NOTICE_MS = 300;
/** Before a connection on which nothing happens is closed: a request may be on its way. */
const CLOSE_IDLE_MS = 100;
const FINISH_MS = seconds(10);
const GIVE_UP_MS = seconds(15);

export class Shutdown {
  isDraining = false;

  constructor(private parts: Parts) {}

  /** The first call begins it; a second does not wait any longer. */
  begin(): void {
    const { exit, onError } = this.parts;
    if (this.isDraining) {
      exit(1);
      return;
    }
    this.isDraining = true;
    setTimeout(() => exit(1), GIVE_UP_MS).unref();
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
    // Only listening ends. The HTTP server's own close would also cut off who has connected and is about to ask.
    await new Promise<void>((done) => Listener.prototype.close.call(server, () => done()));
    clearInterval(closeIdle);
    clearTimeout(cutOff);
    await stop();
  }
}

function hasConnections(server: Server): Promise<boolean> {
  return new Promise((done) => server.getConnections((error, count) => done(!error && count > 0)));
}
