/**
 * Counts how many calls of the charity API a page makes in a row. Holds all calls of a page until it waits for nothing
 * else, answers them together, and repeats. The number of rounds does not depend on the time that a call takes.
 */
import type { Fault } from './site';

/** Turns of the event loop in which a page can begin further calls after it has received responses. */
const TURNS = 20;
/** A page that neither ends nor calls the API for this number of turns waits for something else. */
const MAX_TURNS = 50_000;

type Held = { path: string; answer: () => Promise<void> };

/** @param fetchFrom the charity API that answers the calls */
export function callRounds(fetchFrom: (request: Request) => Promise<Response>) {
  let held: Held[] = [];

  const hold: Fault = (request) =>
    new Promise((resolve, reject) => {
      const { pathname, search } = new URL(request.url);
      const answer = () => fetchFrom(request).then(resolve, reject);
      held.push({ path: pathname + search, answer });
    });

  const turn = () => new Promise<void>((done) => setImmediate(done));

  /** Runs the loaders of a page. @returns the calls of each round */
  async function run(load: () => Promise<unknown>): Promise<string[][]> {
    held = [];
    const rounds: string[][] = [];
    let isDone = false;
    const page = load().finally(() => (isDone = true));
    // The caller gets the error at the end.
    page.catch(() => undefined);
    while (!isDone) {
      for (let n = 0; !isDone && held.length === 0; n += 1) {
        if (n > MAX_TURNS) throw new Error('the page waits for something else than the API');
        await turn();
      }
      for (let n = 0; n < TURNS && !isDone; n += 1) await turn();
      if (held.length === 0) continue;
      const calls = held;
      held = [];
      rounds.push(calls.map(({ path }) => path).sort());
      await Promise.all(calls.map(({ answer }) => answer()));
    }
    await page;
    return rounds;
  }

  return { hold, run };
}
