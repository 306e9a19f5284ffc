/** Background work of the mock providers: delayed bank results, monthly charges, and the delivery of webhooks. */
import { minutes, seconds } from '#domain/time/durations';
import type { ApiDeps } from '../../deps';

const MIN_RETRY_MS = seconds(5);
const MAX_RETRY_MS = minutes(30);
/** About half a day. A webhook that is dropped after that does no harm: the API also polls each pending payment. */
const TRIES = 30;

type QueuedWebhook = { make: () => Request; dueAt: number; tries: number };

export class TrialClock {
  private readonly queue: QueuedWebhook[] = [];
  private readonly plans: { at: number; run: () => void }[] = [];
  private readonly jobs: (() => boolean)[] = [];
  constructor(private readonly deps: Pick<ApiDeps, 'now' | 'log'>) {}

  /** Queues a webhook. `make` is called for each delivery, because signatures contain the time. */
  post(make: () => Request): void {
    this.queue.push({ make, dueAt: this.time, tries: 0 });
  }

  later(delay: number, run: () => void): void {
    this.plans.push({ at: this.time + delay, run });
  }

  /** Adds a job that runs in every `act`. @param job returns true when it changed anything */
  everyTick(job: () => boolean): void {
    this.jobs.push(job);
  }

  /** Runs the plans that are due, and all jobs. @returns true when anything changed */
  act(): boolean {
    const due = this.plans.filter(({ at }) => at <= this.time);
    for (const plan of due) {
      this.plans.splice(this.plans.indexOf(plan), 1);
      plan.run();
    }
    return this.jobs.map((job) => job()).includes(true) || due.length > 0;
  }

  /** Delivers the webhooks that are due. A failed delivery is retried with a growing delay. */
  async deliverDue(deliver: (request: Request) => Promise<Response> | Response): Promise<void> {
    for (const letter of this.queue.filter(({ dueAt }) => dueAt <= this.time)) {
      letter.tries += 1;
      const isTaken = await this.deliverOne(letter, deliver);
      if (isTaken || letter.tries >= TRIES) this.queue.splice(this.queue.indexOf(letter), 1);
      else
        letter.dueAt = this.time + Math.min(MIN_RETRY_MS * 2 ** (letter.tries - 1), MAX_RETRY_MS);
    }
  }

  private async deliverOne(
    { make, tries }: QueuedWebhook,
    deliver: (request: Request) => Promise<Response> | Response,
  ): Promise<boolean> {
    const request = make();
    const { pathname } = new URL(request.url);
    try {
      const { ok, status } = await deliver(request);
      if (!ok) this.deps.log.warn({ event: pathname, tries, status }, 'webhook not delivered');
      return ok;
    } catch (error) {
      const failure = error instanceof Error ? error.message : String(error);
      this.deps.log.warn({ event: pathname, tries, failure }, 'webhook not delivered');
      return false;
    }
  }

  private get time(): number {
    return this.deps.now().getTime();
  }
}
