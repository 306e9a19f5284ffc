/** Records metrics in memory, for tests of code that counts and measures. */
import { onTestFinished } from 'vitest';
import { setRecorder } from '#contract/telemetry/metrics';

type Recorded = { name: string; labels: Record<string, string>; value: number };

/** Records until the end of the test. @returns the list of what was counted (value 1) and measured */
export function recordMetrics(): Recorded[] {
  const recorded: Recorded[] = [];
  setRecorder({
    count: (name, labels) => recorded.push({ name, labels, value: 1 }),
    observe: (name, labels, value) => recorded.push({ name, labels, value }),
  });
  onTestFinished(() => setRecorder(undefined));
  return recorded;
}
