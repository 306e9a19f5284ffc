/** The webhooks that the trials have not delivered yet. They are stored with the state of the trials. */
import { minutes, seconds } from '#domain/time/durations';
import type { ApiDeps } from '../../deps';

const MIN_RETRY_MS = seconds(5);
const MAX_RETRY_MS = minutes(30);
/** About half a day. A webhook that is dropped after that does no harm: the API also polls each pending payment. */
const TRIES = 30;

export type Deliver = (request: Request) => Promise<Response> | Response;
type Webhook = { id: string; trial: string; event: object; dueAt: number; tries: number };

export class TrialWebhooks {
  readonly queue: Webhook[] = [];
  constructor(private readonly deps: Pick<ApiDeps, 'now' | 'random' | 'log'>) {}

  post(trial: string, event: object): void {
    const id = this.deps.random(8).toString('hex');
    this.queue.push({ id, trial, event, dueAt: this.time, tries: 0 });
  }

  due(): Webhook[] {
    return this.queue.filter(({ dueAt }) => dueAt <= this.time);
  }

  /** Sends a webhook. @returns true when the API accepted it */
  async send({ tries }: Webhook, request: Request, deliver: Deliver): Promise<boolean> {
    const event = new URL(request.url).pathname;
    try {
      const { ok, status } = await deliver(request);
      if (!ok) this.deps.log.warn({ event, tries, status }, 'webhook not delivered');
      return ok;
    } catch (error) {
      const failure = error instanceof Error ? error.message : String(error);
      this.deps.log.warn({ event, tries, failure }, 'webhook not delivered');
      return false;
    }
  }

  /** Deletes a webhook that was sent, or retries it after a growing delay. */
  settle({ id }: Webhook, isAccepted: boolean): void {
    const at = this.queue.findIndex((webhook) => webhook.id === id);
    const webhook = this.queue[at];
    if (!webhook) return;
    webhook.tries += 1;
    if (isAccepted || webhook.tries >= TRIES) this.queue.splice(at, 1);
    else
      webhook.dueAt = this.time + Math.min(MIN_RETRY_MS * 2 ** (webhook.tries - 1), MAX_RETRY_MS);
  }

  private get time(): number {
    return this.deps.now().getTime();
  }
}
