/** Tests that the whole stylesheet is added once, and requested again after a failed request. */
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { minutes, seconds } from '#domain/time/durations';
import { WholeStylesheet } from './whole-stylesheet';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  document.head.replaceChildren();
  vi.useRealTimers();
});

const links = () => [...document.head.querySelectorAll('link[rel=stylesheet]')];
const fail = () => links()[0]!.dispatchEvent(new Event('error'));

test('adds the stylesheet once when it loads', () => {
  render(<WholeStylesheet />);
  links()[0]!.dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(minutes(10));
  expect(links()).toHaveLength(1);
});

test('requests a stylesheet that cannot be loaded again, after twice the time at each failure', () => {
  render(<WholeStylesheet />);
  for (const wait of [2, 4, 8, 16, 32, 60, 60].map(seconds)) {
    fail();
    expect(links()).toEqual([]);
    vi.advanceTimersByTime(wait - 1);
    expect(links()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(links()).toHaveLength(1);
  }
});

test('makes no request after the page is gone', () => {
  const { unmount } = render(<WholeStylesheet />);
  fail();
  unmount();
  vi.advanceTimersByTime(minutes(10));
  expect(links()).toEqual([]);
});
