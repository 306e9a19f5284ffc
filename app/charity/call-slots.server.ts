/** Limits the calls in flight to a host. Further calls wait for a short time, calls with reserved slots first. */
import { seconds } from '#domain/time/durations';

/** Calls in flight. An API that hangs holds at most this many connections, and their pages, in memory. */
export const MAX_IN_FLIGHT = 50;
/** Slots that page views leave free for forms, such as the checkout, and for staff. */
const RESERVED = 10;
const MAX_WAITING = 100;
/** Milliseconds. A page that waits longer for a slot than for a usual response is better served from the cache. */
const MAX_WAIT_MS = seconds(0.5);

type Release = () => void;
type Waiting = { start: () => void };

/** The call was not sent. */
export class NoSlotError extends Error {
  override name = 'NoSlotError';
}

export class CallSlots {
  private running = 0;
  private waiting: Record<'reserved' | 'usual', Waiting[]> = { reserved: [], usual: [] };

  /** Calls in flight, without those that wait. */
  get inFlight(): number {
    return this.running;
  }

  /**
   * @returns a function that releases the slot; call it once
   * @throws NoSlotError when no slot is free in time, or too many calls wait
   */
  acquire(isReserved: boolean): Promise<Release> {
    if (this.isFree(isReserved)) return Promise.resolve(this.occupy());
    const queue = this.waiting[isReserved ? 'reserved' : 'usual'];
    if (queue.length >= MAX_WAITING) return Promise.reject(new NoSlotError('too many calls wait'));
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        queue.splice(queue.indexOf(entry), 1);
        reject(new NoSlotError('no slot became free'));
      }, MAX_WAIT_MS);
      const entry: Waiting = {
        start: () => {
          clearTimeout(timer);
          resolve(this.occupy());
        },
      };
      queue.push(entry);
    });
  }

  private isFree(isReserved: boolean): boolean {
    return this.running < (isReserved ? MAX_IN_FLIGHT : MAX_IN_FLIGHT - RESERVED);
  }

  private occupy(): Release {
    this.running += 1;
    return () => {
      this.running -= 1;
      if (this.isFree(true) && this.waiting.reserved.length > 0)
        this.waiting.reserved.shift()!.start();
      else if (this.isFree(false)) this.waiting.usual.shift()?.start();
    };
  }
}
