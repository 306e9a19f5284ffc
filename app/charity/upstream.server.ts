/** The host of the charity API: circuit breaker, limit of calls in flight, retry budget and usual response time. */
import { logEvent } from '#contract/telemetry/events';
import { seconds } from '#domain/time/durations';
import { log } from '../log.server';
import { CallSlots } from './call-slots.server';
import { CircuitBreaker, type CallResult } from './circuit-breaker.server';
import { CharityError } from './errors';
import { ResponseTimes } from './response-times.server';
import { RetryBudget } from './retry-budget.server';

/** The call was not sent, because the host failed many calls before. */
export class OpenCircuitError extends Error {
  override name = 'OpenCircuitError';
}

/** Milliseconds. A call that had less time than this says nothing about the host when it times out. */
const MIN_TIME_TO_JUDGE_MS = seconds(1);

type Options = {
  /** False for the API in this process: it has no connections, and a busy process is not a failed host. */
  isRemote: boolean;
  host?: string;
  now?: () => number;
};

export class Upstream {
  readonly retries = new RetryBudget();
  private readonly remote: {
    breaker: CircuitBreaker;
    slots: CallSlots;
    times: ResponseTimes;
  } | null;
  private readonly now: () => number;

  constructor({ isRemote, host, now = Date.now }: Options) {
    this.now = now;
    const breaker = () =>
      new CircuitBreaker(now, (isOpen) =>
        logEvent(log(), 'warn', isOpen ? 'circuit.opened' : 'circuit.closed', { host }),
      );
    this.remote = isRemote
      ? { breaker: breaker(), slots: new CallSlots(), times: new ResponseTimes() }
      : null;
  }

  /** Calls in flight to a remote host. */
  get inFlight(): number {
    return this.remote?.slots.inFlight ?? 0;
  }

  get isCircuitOpen(): boolean {
    return this.remote?.breaker.isOpen ?? false;
  }

  /** Milliseconds after which most calls have a response; null for the API in this process. */
  get softDeadlineMs(): number | null {
    return this.remote?.times.softDeadlineMs() ?? null;
  }

  /**
   * Sends a call within the limits of the host.
   * @param isForm true for calls of forms: they use reserved slots, and are sent although the circuit is open, because a
   * gift that may succeed is worth the wait
   * @throws OpenCircuitError, NoSlotError, and the errors of `send`
   */
  async run<Value>(isForm: boolean, send: () => Promise<Value>): Promise<Value> {
    if (!this.remote) return send();
    const { breaker, slots, times } = this.remote;
    const release = isForm || !breaker.isOpen ? await slots.acquire(isForm) : () => undefined;
    // After the wait for a slot, because the circuit may have opened meanwhile.
    const admission = breaker.admit();
    if (admission === null && !isForm) {
      release();
      throw new OpenCircuitError('the circuit is open');
    }
    const begun = this.now();
    let result: CallResult = 'unknown';
    try {
      const value = await send();
      result = 'ok';
      if (!isForm) times.add(this.now() - begun);
      return value;
    } catch (error) {
      result = resultOf(error, this.now() - begun);
      throw error;
    } finally {
      release();
      if (admission) breaker.record(admission, result);
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

/** Returns the limits of a host, which all calls of this process share. @param isRemote see Options */
export function upstreamAt(url: string, isRemote: boolean): Upstream {
  const { host } = new URL(url);
  shared.__upstreams ??= new Map();
  let upstream = shared.__upstreams.get(host);
  if (!upstream) shared.__upstreams.set(host, (upstream = new Upstream({ isRemote, host })));
  return upstream;
}

/** Forgets failures and response times, for tests. */
export function resetUpstreams(): void {
  shared.__upstreams?.clear();
}
