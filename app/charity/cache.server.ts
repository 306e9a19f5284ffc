/** In-memory cache of public API responses: fresh TTL, longer stale-if-error TTL, one in-flight request per key. */
import { minutes, seconds, hours } from '#domain/time/durations';

/** TTLs of a cache entry, from its request: fresh until `freshMs`, served after errors until `staleMs`. */
export type CacheTtl = { freshMs: number; staleMs: number };

export const CACHE_TTLS = {
  /** For remaining units and balances, which other donors change: requested every time, cached only for outages. */
  moment: { freshMs: 0, staleMs: minutes(5) },
  content: { freshMs: seconds(60), staleMs: minutes(5) },
  categories: { freshMs: hours(1), staleMs: hours(2) },
  untilRestart: { freshMs: Infinity, staleMs: Infinity },
} satisfies Record<string, CacheTtl>;

export type Cached<Value> = { value: Value; at: number; stale: boolean };

/** Limits memory, because cache keys contain search texts of visitors. The least recently used entry is evicted. */
const MAX_ENTRIES = 2_000;
/** After a failed request, the stale response is served for this time without a request, so that no visitor waits. */
const RETRY_AFTER_ERROR_MS = seconds(5);

type Entry = { value: unknown; at: number; retryAt: number; generation: number };

export class ResponseCache {
  private entries = new Map<string, Entry>();
  private inFlight = new Map<string, Promise<unknown>>();
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
   * Returns the cached response while it is fresh, and otherwise loads a new one. When that fails, returns the cached
   * response marked as stale, until `staleMs`.
   * @throws the error of `load` when there is no cached response to return
   */
  async get<Value>(
    key: string,
    lifetime: CacheTtl,
    load: () => Promise<Value>,
  ): Promise<Cached<Value>> {
    const entry = this.entries.get(key);
    if (entry) this.put(key, entry);
    const isCurrent = entry?.generation === this.generation;
    const age = entry ? this.now() - entry.at : Infinity;
    if (entry && isCurrent && age < lifetime.freshMs) return toCached(entry, false);
    const mayBeSent = () => entry !== undefined && this.now() - entry.at < lifetime.staleMs;
    if (entry && mayBeSent() && this.now() < entry.retryAt) return toCached(entry, true);
    try {
      const value = await this.once(key, load);
      return { value, at: this.now(), stale: false };
    } catch (error) {
      if (!entry || !mayBeSent()) throw error;
      entry.retryAt = this.now() + RETRY_AFTER_ERROR_MS;
      return toCached(entry, true);
    }
  }

  private once<Value>(key: string, load: () => Promise<Value>): Promise<Value> {
    const running = this.inFlight.get(key) as Promise<Value> | undefined;
    if (running) return running;
    const { generation } = this;
    const started: Promise<Value> = load()
      .then((value) => {
        const isNewest = (this.entries.get(key)?.generation ?? 0) <= generation;
        if (isNewest) this.put(key, { value, at: this.now(), retryAt: 0, generation });
        return value;
      })
      .finally(() => {
        if (this.inFlight.get(key) === started) this.inFlight.delete(key);
      });
    this.inFlight.set(key, started);
    return started;
  }

  /** Stores the entry as the most recently used one. */
  private put(key: string, entry: Entry): void {
    this.entries.delete(key);
    this.entries.set(key, entry);
    if (this.entries.size > MAX_ENTRIES) this.entries.delete(this.entries.keys().next().value!);
  }
}

function toCached<Value>({ value, at }: Entry, stale: boolean): Cached<Value> {
  return { value: value as Value, at, stale };
}
