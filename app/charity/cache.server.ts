/** Keeps the API's public answers: fresh for a while, kept for longer in case the API fails, one request in flight per key. */
import { minutes, seconds, hours } from '#domain/time/durations';

export type Lifetime = { freshMs: number; keptMs: number };

export const LIFETIMES = {
  /** What is left of something, which others are giving to at the same time: asked for every time, kept for outages. */
  moment: { freshMs: 0, keptMs: minutes(5) },
  content: { freshMs: seconds(60), keptMs: minutes(5) },
  categories: { freshMs: hours(1), keptMs: hours(2) },
  untilRestart: { freshMs: Infinity, keptMs: Infinity },
} satisfies Record<string, Lifetime>;

export type Cached<Value> = { value: Value; at: number; stale: boolean };

/** Addresses come from visitors (search words), so what is kept is bounded; what nobody asked for the longest goes first. */
const MAX_ENTRIES = 2_000;
/** After a failure: nobody waits for an API that hangs while there is something to show. */
const REST_MS = seconds(5);

type Entry = { value: unknown; at: number; restUntil: number };

export class AnswerCache {
  private entries = new Map<string, Entry>();
  private inFlight = new Map<string, Promise<unknown>>();

  constructor(private now: () => number = Date.now) {}

  /**
   * The kept answer while it is fresh, else a new one; when getting a new one fails, and for a moment after, the
   * kept answer, said to be stale, as long as it may be kept.
   * @throws what `load` throws when there is nothing to fall back on
   */
  async get<Value>(
    key: string,
    lifetime: Lifetime,
    load: () => Promise<Value>,
  ): Promise<Cached<Value>> {
    const kept = this.entries.get(key);
    if (kept) this.put(key, kept);
    if (kept && this.now() - kept.at < lifetime.freshMs) return answerOf(kept, false);
    const mayBeSent = () => kept !== undefined && this.now() - kept.at < lifetime.keptMs;
    if (kept && mayBeSent() && this.now() < kept.restUntil) return answerOf(kept, true);
    try {
      const value = await this.once(key, load);
      return { value, at: this.now(), stale: false };
    } catch (error) {
      if (!kept || !mayBeSent()) throw error;
      kept.restUntil = this.now() + REST_MS;
      return answerOf(kept, true);
    }
  }

  private once<Value>(key: string, load: () => Promise<Value>): Promise<Value> {
    const running = this.inFlight.get(key) as Promise<Value> | undefined;
    if (running) return running;
    const started = load()
      .then((value) => {
        this.put(key, { value, at: this.now(), restUntil: 0 });
        return value;
      })
      .finally(() => this.inFlight.delete(key));
    this.inFlight.set(key, started);
    return started;
  }

  /** As the last that was asked for. */
  private put(key: string, entry: Entry): void {
    this.entries.delete(key);
    this.entries.set(key, entry);
    if (this.entries.size > MAX_ENTRIES) this.entries.delete(this.entries.keys().next().value!);
  }
}

function answerOf<Value>({ value, at }: Entry, stale: boolean): Cached<Value> {
  return { value: value as Value, at, stale };
}
