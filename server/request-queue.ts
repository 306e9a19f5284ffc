/** Keeps the turns of the event loop short under load, and does urgent work first. */

/** Every fourth turn does other work first. Otherwise endless requests for orders, which anyone can send, would stop it. */
const OTHERS_FIRST_EVERY = 4;

/** A turn that has handled requests for this long leaves the further ones to the next turns. */
const TURN_MS = 10;

type Waiting = { work: () => void; since: number };

/**
 * Node accepts one connection in each turn of the event loop (libuv 1.45 and later). When one turn handled the requests
 * of all open connections, new connections waited for a turn each: with 400 connections, the last ones for 20 s.
 */
export class RequestQueue {
  private readonly urgent: Waiting[] = [];
  private readonly others: Waiting[] = [];
  private turnBeganAt: number | null = null;
  private turns = 0;

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** The number of requests that wait. */
  get length(): number {
    return this.urgent.length + this.others.length;
  }

  /** Milliseconds for which the oldest request has waited. */
  get delayMs(): number {
    const now = this.now();
    return now - Math.min(this.urgent[0]?.since ?? now, this.others[0]?.since ?? now);
  }

  /**
   * Does the work now. Under load, does it in a later turn, in the order of arrival.
   * @param isUrgent the work comes before other work in most turns: the donor has paid
   */
  run(work: () => void, isUrgent = false): void {
    const since = this.now();
    if (this.turnBeganAt === null) {
      this.turnBeganAt = since;
      setImmediate(() => this.endTurn());
    }
    if (this.length === 0 && since - this.turnBeganAt < TURN_MS) work();
    else (isUrgent ? this.urgent : this.others).push({ work, since });
  }

  /**
   * Runs after the requests that this turn has received. Does the work of one request only: what it does after its
   * first `await` is part of the same turn.
   */
  private endTurn(): void {
    this.turnBeganAt = null;
    this.turns += 1;
    const queues = [this.urgent, this.others];
    if (this.turns % OTHERS_FIRST_EVERY === 0) queues.reverse();
    const request = queues[0]!.shift() ?? queues[1]!.shift();
    if (!request) return;
    if (this.length > 0) {
      this.turnBeganAt = this.now();
      setImmediate(() => this.endTurn());
    }
    request.work();
  }
}
