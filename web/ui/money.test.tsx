/** Tests the text of amounts, dates and progress, in left-to-right and right-to-left languages. */
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { money } from '#domain/money';
import { renderPart } from '#tests/support/drawn-part';
import { DateText, Money, Verbatim } from './parts';
import { Percent, Progress } from './progress';

const draw = (part: JSX.Element, path = '/') => renderPart(part, { path }).container;

test.each([
  ['/', '1,234.500 OMR'],
  ['/ar', '1,234.500 ر.ع.'],
  ['/tr', '1,234.500 OMR'],
])('on %s shows an amount as %s', (path, text) => {
  const shown = draw(<Money amount={money(1_234_500, 'OMR')} />, path);
  expect(shown.textContent).toBe(text);
  // Isolated, so that Arabic text around it does not change its order.
  expect(shown.querySelector('bdi')?.textContent).toBe('1,234.500');
});

test('omits decimals that are zero', () => {
  expect(draw(<Money amount={money(25_000, 'OMR')} />).textContent).toBe('25 OMR');
  expect(draw(<Money amount={money(2550, 'USD')} />).textContent).toBe('25.50 USD');
});

test('translators of the browser leave amounts, references and numbers as they are', () => {
  for (const part of [<Money amount={money(25_000, 'OMR')} />, <Verbatim>ND-7K2M</Verbatim>])
    expect(draw(part).querySelector('[translate="no"]')?.textContent).toBe(draw(part).textContent);
});

test('shows a date left-to-right in a <time> element', () => {
  const shown = draw(<DateText date="2026-03-24T08:00:00.000Z" />, '/ar').querySelector('time');
  expect(shown?.textContent).toBe('24-03-2026');
  expect(shown?.dateTime).toBe('2026-03-24T08:00:00.000Z');
  expect(shown?.dir).toBe('ltr');
});

test('shows the amounts of a campaign, with a full bar when it has raised more than its goal', () => {
  const [raised, goal] = [money(30_000_000, 'OMR'), money(28_000_000, 'OMR')];
  const shown = draw(<Progress raised={raised} goal={goal} label="Clean water" />);
  const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Clean water' });
  expect([bar.value, bar.max]).toEqual([28_000_000, 28_000_000]);
  expect(shown.textContent).toBe('30,000 OMR raised of 28,000\u00a0OMR');
});

test('shows no bar for a fund, which has no goal', () => {
  const shown = draw(<Progress raised={money(5000, 'OMR')} goal={null} label="Zakat" />);
  expect(shown.textContent).toBe('5 OMR raised');
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test.each([
  ['/', '99%'],
  ['/tr', '%99'],
])('on %s shows the percentage of an almost complete campaign as %s', (path, text) => {
  const part = <Percent raised={money(27_999, 'OMR')} goal={money(28_000, 'OMR')} />;
  expect(draw(part, path).textContent).toBe(text);
});
