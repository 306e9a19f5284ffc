/** Keeps the turns of the event loop short under load, so that each connection gets its response in order of arrival. */

/** A turn that has handled requests for this long leaves the further ones to the next turns. */
const TURN_MS = 10;

/** A linked list, because under load the queue may not be empty for hours: an array would grow. */
type Waiting = { work: () => void; since: number; next?: Waiting };

/**
 * Node accepts one connection in each turn of the event loop (libuv 1.45 and later). When one turn handled the requests
 * of all open connections, new connections waited for a turn each: with 400 connections, the last ones for 20 s.
 */
export class RequestQueue {
  /** The number of requests that wait. */
  length = 0;
  private oldest: Waiting | undefined;
  private newest: Waiting | undefined;
  private turnBeganAt: number | null = null;

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Milliseconds for which the oldest request has waited. */
  get delayMs(): number {
    return this.oldest ? this.now() - this.oldest.since : 0;
  }

  /** Does the work now. Under load, does it in a later turn, after all work that came before. */
  run(work: () => void): void {
    const since = this.now();
    if (this.turnBeganAt === null) {
      this.turnBeganAt = since;
      setImmediate(() => this.endTurn());
    }
    if (this.length === 0 && since - this.turnBeganAt < TURN_MS) work();
    else this.add({ work, since });
  }

  private add(request: Waiting): void {
    if (this.newest) this.newest.next = request;
    else this.oldest = request;
    this.newest = request;
    this.length += 1;
  }

  /**
   * Runs after the requests that this turn has received. Does the work of one request only: what it does after its
   * first `await` is part of the same turn.
   */
  private endTurn(): void {
    this.turnBeganAt = null;
    const request = this.oldest;
    if (!request) return;
    this.oldest = request.next;
    this.length -= 1;
    if (this.oldest) {
      this.turnBeganAt = this.now();
      setImmediate(() => this.endTurn());
    } else this.newest = undefined;
    request.work();
  }
}
