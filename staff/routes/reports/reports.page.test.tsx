/** Tests the money report: its tables in two languages, mirrored charts, filters in the URL, and its files. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { CreateOrderInput } from '#contract/orders';
import { sharedApi } from '#tests/support/api/opened-api';
import { createOrder, LINE } from '#tests/support/api/orders';
import { confirmTransfer } from '#tests/support/api/staff-decisions';
import { signedInStaff, type StaffPage } from '#tests/support/staff-site';

const api = sharedApi();
const ZAKAT = { ...LINE, offeringId: 'zakat-fund', intention: 'zakat', total: 4_000 } as const;
const WEEK = '/staff/reports?from=2026-03-01&until=2026-03-07';

beforeAll(async () => {
  const paid = async (at: string, changes: Partial<CreateOrderInput> = {}) => {
    api.clock.now = new Date(at);
    const order = await createOrder(api, { method: 'Bank', ...changes });
    await confirmTransfer(api, order.reference);
  };
  await paid('2026-03-03T08:00:00Z', { lines: [LINE, ZAKAT] });
  await paid('2026-03-05T08:00:00Z');
  await paid('2026-03-05T09:00:00Z', { currency: 'USD', lines: [{ ...LINE, total: 5_000 }] });
});

const finance = (locale: 'en' | 'ar' = 'en') => signedInStaff(api, ['finance'], { locale });
const cellsOf = ({ document }: StaffPage, row: string) => {
  const found = [...document.querySelectorAll('tr')].find((tr) =>
    tr.querySelector('th')?.textContent?.includes(row),
  );
  return [...(found?.querySelectorAll('td') ?? [])].map((td) =>
    (td.textContent ?? '').replace(/\s+/g, ' ').trim(),
  );
};

test('shows the sums of each day and campaign, with separate sums for zakat', async () => {
  const page = await (await finance()).open(WEEK);
  expect(page.status).toBe(200);
  expect(page.title).toContain('Money report');
  expect(cellsOf(page, '03-03-2026')).toEqual(['2', '4 OMR', '–', '10 OMR', '14 OMR']);
  expect(cellsOf(page, '04-03-2026')).toEqual(['0', '–', '–', '–', '–']);
  expect(cellsOf(page, 'The whole time')).toEqual([...['3', '4 OMR', '–', '20 OMR', '24 OMR']]);
  expect(page.document.querySelectorAll('svg.chart')).toHaveLength(2);
});

test('is in the language of the member, with charts that begin at the right in Arabic', async () => {
  const firstBar = ({ document }: StaffPage) =>
    parseFloat(document.querySelector('svg.chart rect')!.getAttribute('x')!);
  const english = await (await finance()).open(WEEK);
  const arabic = await (await finance('ar')).open(WEEK);
  expect(arabic.document.documentElement.dir).toBe('rtl');
  expect(arabic.text).toContain('التقرير المالي');
  expect(firstBar(english)).toBeLessThan(50);
  expect(firstBar(arabic)).toBeGreaterThan(50);
});

test('has a report for each currency, and filters in the URL', async () => {
  const browser = await finance();
  const dollars = await (await browser.open(WEEK)).follow(/^USD/);
  expect(cellsOf(dollars, 'The whole time').at(-1)).toBe('50 USD');
  const filtered = await (
    await browser.open(WEEK)
  ).press('Show', { offering: 'zakat-fund', method: 'Bank' });
  expect(filtered.path).toContain('offering=zakat-fund');
  expect(cellsOf(filtered, 'The whole time').at(-1)).toBe('4 OMR');
  const empty = await browser.open('/staff/reports?from=2020-01-01&until=2020-01-31');
  expect(empty.text).toContain('Nothing arrived in this time');
  expect(empty.text).not.toContain('Download');
});

describe('the files', () => {
  test('the CSV file has a line for each sum', async () => {
    const file = await (await finance()).open(WEEK.replace('reports?', 'reports/money.csv?'));
    expect(file.headers.get('content-disposition')).toBe(
      'attachment; filename="report-2026-03-01-2026-03-07-OMR.csv"',
    );
    expect(file.body.trim().split('\r\n')).toHaveLength(4);
    expect(file.body).toMatch(/"03-03-2026","[^"]+","Zakat","Bank transfer","1","4","OMR"/);
  });

  test('the XLSX file is a workbook', async () => {
    const file = await (await finance()).open(WEEK.replace('reports?', 'reports/money.xlsx?'));
    expect(file.status).toBe(200);
    expect(file.body.startsWith('PK')).toBe(true);
    expect((await (await finance()).open('/staff/reports/passwords.txt')).status).toBe(404);
  });
});

test('an editor may not read it', async () => {
  const editor = await signedInStaff(api, ['editor']);
  for (const path of [WEEK, '/staff/reports/money.csv'])
    expect((await editor.open(path)).status, path).toBe(403);
});
