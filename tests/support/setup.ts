/** Runs before every test file: a test fails when the console gets a warning or an error that it did not expect. */
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';
import './api/transactions';
import { missingTextsIn } from './missing-texts';

type Channel = 'error' | 'warn';
type Line = { channel: Channel; text: string };

let unexpected: Line[] = [];
let expected: { channel: Channel; pattern: RegExp; seen: boolean }[] = [];

/**
 * Expects lines on the console in this test. The test fails when no line matches. Call it
 * in test files only: Vitest loads this module again for each file, but a helper only once for each thread, so a helper
 * would call the function of an earlier file.
 */
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

// The files of a thread share globals (vitest.config.ts): a fake clock must not affect the next file.
afterAll(() => void vi.useRealTimers());

// Unmounts components here, because Testing Library does so only with test globals, which are off. Hooks after a test
// run in reverse order, so the hook above sees what this one prints.
if (typeof document !== 'undefined') {
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => undefined;
  globalThis.ResizeObserver = class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
  // jsdom has its own Uint8Array. The API's library for tokens accepts keys of Node's only, which Buffer extends.
  globalThis.Uint8Array = Object.getPrototypeOf(Buffer) as typeof Uint8Array;
  const { cleanup, configure } = await import('@testing-library/react');
  // The default timeout of one second is too short for a busy machine.
  configure({ asyncUtilTimeout: 20_000 });
  afterEach(cleanup);
  afterEach(() => expect(missingTextsIn(document.body.innerHTML)).toEqual([]));
  // The files of a thread share the document too.
  afterAll(() => {
    document.head.replaceChildren();
    document.body.replaceChildren();
  });
}
