/** In-memory cache of public API responses: fresh TTL, longer stale-if-error TTL, one in-flight request per key. */
import { LRUCache } from 'lru-cache';
import { seconds } from '#domain/time/durations';
import { CharityError } from '#web/charity/results';

/** TTLs of a cache entry, from its request: fresh until `freshMs`, served after errors until `staleMs`. */
export type CacheTtl = { freshMs: number; staleMs: number };

/** How long a caller waits for a new response. */
export type Patience = {
  /** Milliseconds until the stale response is served; null: as long as without one. */
  softMs: number | null;
  /** Milliseconds until the caller gets an error when there is no stale response. */
  hardMs: number;
};

export type Cached<Value> = { value: Value; at: number; stale: boolean };

/** The response did not arrive in the time of the caller. The request continues for other callers. */
export class TooLateError extends Error {
  override name = 'TooLateError';
}

/** Limits memory, because cache keys contain search texts of visitors. The least recently used entry is evicted. */
const MAX_ENTRIES = 2_000;
/** After a failed request, the stale response is served for this time without a request, so that no visitor waits. */
const RETRY_AFTER_ERROR_MS = seconds(5);
/** Longest time for which `Retry-After` of the API delays the next request. */
const MAX_RETRY_AFTER_MS = seconds(30);

type Entry = { value: unknown; at: number; retryAt: number; generation: number };
type InFlight = { promise: Promise<unknown>; since: number };

export class ResponseCache {
  private entries = new LRUCache<string, Entry>({ max: MAX_ENTRIES });
  private inFlight = new Map<string, InFlight>();
  private generation = 0;

  constructor(private now: () => number = Date.now) {}

  /**
   * Ends the fresh time of every entry, because the content of the API has changed. Entries stay for outages. A
   * response that was requested before is not fresh when it arrives.
   */
  expire(): void {
    this.generation += 1;
    this.inFlight.clear();
  }

  /**
   * Returns the cached response while it is fresh, and otherwise loads a new one. When that fails or takes too long,
   * returns the cached response marked as stale, until `staleMs`. An error that is not temporary, such as 404, removes
   * the cached response.
   * @throws the error of `load`, or TooLateError, when there is no cached response to return
   */
  async get<Value>(
    key: string,
    lifetime: CacheTtl,
    load: () => Promise<Value>,
    { softMs, hardMs }: Patience = { softMs: null, hardMs: Infinity },
  ): Promise<Cached<Value>> {
    const entry = this.entries.get(key);
    const isCurrent = entry?.generation === this.generation;
    const age = entry ? this.now() - entry.at : Infinity;
    if (entry && isCurrent && age < lifetime.freshMs) return toCached(entry, false);
    const mayBeSent = () => entry !== undefined && this.now() - entry.at < lifetime.staleMs;
    if (entry && mayBeSent() && this.now() < entry.retryAt) return toCached(entry, true);
    const loading = this.once(key, load);
    // A caller that joins a late request does not wait for the soft deadline once more.
    const soft = softMs === null ? Infinity : softMs - (this.now() - loading.since);
    try {
      const value = await within(mayBeSent() ? Math.min(soft, hardMs) : hardMs, loading.promise);
      return { value: value as Value, at: this.now(), stale: false };
    } catch (error) {
      if (!entry || !mayBeSent() || isFinal(error)) throw error;
      return toCached(entry, true);
    }
  }

  private once<Value>(key: string, load: () => Promise<Value>): InFlight {
    const running = this.inFlight.get(key);
    if (running) return running;
    const { generation } = this;
    const promise = load()
      .then(
        (value) => {
          const isNewest = (this.entries.get(key)?.generation ?? 0) <= generation;
          if (isNewest) this.entries.set(key, { value, at: this.now(), retryAt: 0, generation });
          return value;
        },
        (error: unknown) => {
          this.afterError(key, error);
          throw error;
        },
      )
      .finally(() => {
        if (this.inFlight.get(key) === started) this.inFlight.delete(key);
      });
    // Callers that no longer wait do not handle the error.
    promise.catch(() => undefined);
    const started: InFlight = { promise, since: this.now() };
    this.inFlight.set(key, started);
    return started;
  }

  private afterError(key: string, error: unknown): void {
    const entry = this.entries.get(key);
    if (!entry) return;
    if (isFinal(error)) this.entries.delete(key);
    const wanted = error instanceof CharityError ? (error.detail.retryAfterMs ?? 0) : 0;
    const pause = Math.max(RETRY_AFTER_ERROR_MS, Math.min(MAX_RETRY_AFTER_MS, wanted));
    entry.retryAt = this.now() + pause;
  }
}

/** Returns true for a rejection: the API works, and its response is the truth. */
function isFinal(error: unknown): boolean {
  return error instanceof CharityError && !error.isTemporary;
}

/** @throws TooLateError when the promise is not settled in time */
function within<Value>(ms: number, promise: Promise<Value>): Promise<Value> {
  if (ms === Infinity) return promise;
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new TooLateError('no response in time')),
      Math.max(0, ms),
    );
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

function toCached<Value>({ value, at }: Entry, stale: boolean): Cached<Value> {
  return { value: value as Value, at, stale };
}
