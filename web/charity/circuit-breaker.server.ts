/** Circuit breaker of a host: stops calls after many failures, then lets one probe through at a time. */
import { seconds } from '#domain/time/durations';

/** Milliseconds. Failures are counted for this time, in buckets of one second. */
const WINDOW_MS = seconds(10);
const BUCKET_MS = seconds(1);
/** A share of few calls says nothing. */
const MIN_CALLS = 10;
/** Share of failed calls that opens the circuit. Far above the share of a host that is only slow at times. */
const FAILURE_SHARE = 0.5;
/** Milliseconds from a failure to the next probe. */
const PAUSE_MS = seconds(5);

/** unknown: the call ended before the host could have responded. */
export type CallResult = 'ok' | 'failed' | 'unknown';
/** Permission for one call. */
export type Admission = 'normal' | 'probe';

type Bucket = { from: number; calls: number; failures: number };

export class CircuitBreaker {
  private buckets: Bucket[] = [];
  /** Time of the next probe; null while the circuit is closed. */
  private probeAt: number | null = null;
  private isProbing = false;

  /** @param onChange called when the circuit opens or closes */
  constructor(
    private now: () => number = Date.now,
    private onChange: (isOpen: boolean) => void = () => undefined,
  ) {}

  get isOpen(): boolean {
    return this.probeAt !== null;
  }

  /** Returns null when the call must not be sent. The caller passes any other value to `record`. */
  admit(): Admission | null {
    if (this.probeAt === null) return 'normal';
    if (this.isProbing || this.now() < this.probeAt) return null;
    this.isProbing = true;
    return 'probe';
  }

  record(admission: Admission, result: CallResult): void {
    if (admission === 'probe') this.recordProbe(result);
    // Calls that began before the circuit opened do not matter any more.
    else if (result !== 'unknown' && !this.isOpen) this.count(result);
  }

  private recordProbe(result: CallResult): void {
    this.isProbing = false;
    if (result === 'failed') this.probeAt = this.now() + PAUSE_MS;
    if (result !== 'ok') return;
    this.probeAt = null;
    this.buckets = [];
    this.onChange(false);
  }

  private count(result: 'ok' | 'failed'): void {
    const now = this.now();
    this.buckets = this.buckets.filter(({ from }) => now - from < WINDOW_MS);
    let bucket = this.buckets.at(-1);
    if (!bucket || now - bucket.from >= BUCKET_MS) {
      bucket = { from: now, calls: 0, failures: 0 };
      this.buckets.push(bucket);
    }
    bucket.calls += 1;
    if (result === 'ok') return;
    bucket.failures += 1;
    const calls = this.buckets.reduce((sum, one) => sum + one.calls, 0);
    const failures = this.buckets.reduce((sum, one) => sum + one.failures, 0);
    if (calls < MIN_CALLS || failures / calls < FAILURE_SHARE) return;
    this.probeAt = now + PAUSE_MS;
    this.onChange(true);
  }
}
