/** Before every test file: a warning or an error on the console that the test did not announce fails it. */
import { afterAll, afterEach, beforeEach, vi } from 'vitest';

type Channel = 'error' | 'warn';
type Line = { channel: Channel; text: string };

let unexpected: Line[] = [];
let expected: { channel: Channel; pattern: RegExp; seen: boolean }[] = [];

/** Announces lines on the console in this test; the test fails when none comes. */
export function expectConsole(channel: Channel, pattern: RegExp): void {
  expected.push({ channel, pattern, seen: false });
}

const original = { error: console.error, warn: console.warn };

function listen(channel: Channel) {
  console[channel] = (...parts: unknown[]) => {
    const text = parts.map((part) => (part instanceof Error ? part.stack : String(part))).join(' ');
    const match = expected.find((line) => line.channel === channel && line.pattern.test(text));
    if (match) match.seen = true;
    else unexpected.push({ channel, text });
  };
}

beforeEach(() => {
  unexpected = [];
  expected = [];
  listen('error');
  listen('warn');
});

afterEach(() => {
  Object.assign(console, original);
  const missing = expected.filter((line) => !line.seen);
  if (unexpected.length > 0)
    throw new Error(
      `Printed on the console:\n${unexpected.map((line) => `console.${line.channel}: ${line.text}`).join('\n')}`,
    );
  if (missing.length > 0)
    throw new Error(
      `Expected on the console and not printed: ${missing.map((line) => line.pattern).join(', ')}`,
    );
});

// Files share their thread's globals (vitest.config.ts): a faked clock must not reach the next file.
afterAll(() => void vi.useRealTimers());

// Components are taken down here because test globals, by which Testing Library would do it itself, are off.
// Hooks after a test run in reverse, so what this prints is still seen above.
if (typeof document !== 'undefined') {
  // jsdom draws nothing, so there is nothing to scroll.
  Element.prototype.scrollIntoView = () => undefined;
  const { cleanup, configure } = await import('@testing-library/react');
  // The default timeout of one second is too short for a busy machine.
  configure({ asyncUtilTimeout: 20_000 });
  afterEach(cleanup);
}
