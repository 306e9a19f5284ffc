/** Tests the second request for a late response. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hedge } from './hedge.server';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = () => new Promise<string>(() => undefined);

test('returns the second response when the first is late, and aborts the first request', async () => {
  const signals: AbortSignal[] = [];
  const send = vi
    .fn<(signal: AbortSignal) => Promise<string>>()
    .mockImplementationOnce((signal) => (signals.push(signal), never()))
    .mockResolvedValueOnce('second');
  const response = hedge(100, () => true, send);
  await vi.advanceTimersByTimeAsync(99);
  expect(send).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await response).toBe('second');
  expect(signals[0]?.aborted).toBe(true);
});

test('sends one request when the response is in time, when it fails, and without a budget', async () => {
  const send = vi.fn(async () => 'first');
  expect(await hedge(100, () => true, send)).toBe('first');
  const failing = vi.fn(() => Promise.reject(new Error('reset')));
  await expect(hedge(100, () => true, failing)).rejects.toThrow('reset');
  const late = vi.fn(never);
  void hedge(100, () => false, late);
  await vi.advanceTimersByTimeAsync(1_000);
  for (const sent of [send, failing, late]) expect(sent).toHaveBeenCalledTimes(1);
});

test('fails only when both requests failed', async () => {
  const ends: ((error: Error) => void)[] = [];
  const send = () => new Promise<string>((_, reject) => ends.push(reject));
  const response = hedge(100, () => true, send).catch((error: Error) => error.message);
  await vi.advanceTimersByTimeAsync(100);
  ends[0]!(new Error('first'));
  ends[1]!(new Error('second'));
  expect(await response).toBe('second');
});
