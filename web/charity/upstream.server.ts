/** The host of the charity API: its circuit breaker, and the number of calls in flight. */
import { logEvent } from '#contract/telemetry/events';
import { seconds } from '#domain/time/durations';
import { log } from '../log.server';
import { CircuitBreaker, type CallResult } from './circuit-breaker.server';
import { CharityError } from './results';

/** The call was not sent, because the host failed many calls before. */
export class OpenCircuitError extends Error {
  override name = 'OpenCircuitError';
}

/** Milliseconds. A call that had less time than this says nothing about the host when it times out. */
const MIN_TIME_TO_JUDGE_MS = seconds(1);

const SOFT_DEADLINE_MS = seconds(0.5);

type Options = {
  /** False for the API in this process: it has no connections, and a busy process is not a failed host. */
  isRemote: boolean;
  host?: string;
  now?: () => number;
};

export class Upstream {
  private readonly breaker: CircuitBreaker | null;
  private readonly now: () => number;
  private running = 0;

  constructor({ isRemote, host, now = Date.now }: Options) {
    this.now = now;
    const onChange = (isOpen: boolean) =>
      logEvent(log(), 'warn', isOpen ? 'circuit.opened' : 'circuit.closed', { host });
    this.breaker = isRemote ? new CircuitBreaker(now, onChange) : null;
  }

  /** Calls in flight to a remote host. */
  get inFlight(): number {
    return this.running;
  }

  get isCircuitOpen(): boolean {
    return this.breaker?.isOpen ?? false;
  }

  /** Milliseconds until a page shows a cached response instead of a late one; null for the API in this process. */
  get softDeadlineMs(): number | null {
    return this.breaker && SOFT_DEADLINE_MS;
  }

  /**
   * Sends a call, unless the circuit is open.
   * @param mustBeSent true for calls of forms, orders and staff: they are sent although the circuit is open, because a
   * gift that may succeed is worth the wait
   * @throws OpenCircuitError, and the errors of `send`
   */
  async run<Value>(mustBeSent: boolean, send: () => Promise<Value>): Promise<Value> {
    if (!this.breaker) return send();
    const admission = this.breaker.admit();
    if (admission === null && !mustBeSent) throw new OpenCircuitError('the circuit is open');
    const begun = this.now();
    let result: CallResult = 'unknown';
    this.running += 1;
    try {
      const value = await send();
      result = 'ok';
      return value;
    } catch (error) {
      result = resultOf(error, this.now() - begun);
      throw error;
    } finally {
      this.running -= 1;
      if (admission) this.breaker.record(admission, result);
    }
  }
}

/** Rejections such as 404, 409 and 429 are responses of a working host. */
function resultOf(error: unknown, ms: number): CallResult {
  if (!(error instanceof CharityError)) return 'unknown';
  if (!error.isOutage) return 'ok';
  return error.failure === 'late' && ms < MIN_TIME_TO_JUDGE_MS ? 'unknown' : 'failed';
}

// On globalThis because the build of the staff area calls the same host.
const shared = globalThis as typeof globalThis & { __upstreams?: Map<string, Upstream> };

/** Returns the state of a host, which all calls of this process share. @param isRemote see Options */
export function upstreamAt(url: string, isRemote: boolean): Upstream {
  const { host } = new URL(url);
  shared.__upstreams ??= new Map();
  let upstream = shared.__upstreams.get(host);
  if (!upstream) shared.__upstreams.set(host, (upstream = new Upstream({ isRemote, host })));
  return upstream;
}

/** Forgets failures, for tests. */
export function resetUpstreams(): void {
  shared.__upstreams?.clear();
}
