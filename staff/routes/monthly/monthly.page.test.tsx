/** Tests the pages of monthly gifts: list, one gift, pause, stop. */
import { beforeEach, expect, test } from 'vitest';
import { apiOfEachTest } from '#tests/support/api/opened-api';
import { createPaidOrder } from '#tests/support/api/orders';
import { signedInStaff, type StaffBrowser } from '#tests/support/staff-site';

const api = apiOfEachTest();
let huda: StaffBrowser;
beforeEach(async () => {
  huda = await signedInStaff(api, ['finance']);
});

const begin = () => createPaidOrder(api, { interval: 'month' });
const stateOf = async () =>
  (await api.db.selectFrom('monthly_gifts').select('state').executeTakeFirstOrThrow()).state;

test('a gift is paused and resumed from its page', async () => {
  await begin();
  const list = await huda.open('/staff/monthly');
  expect(list.text).toContain('1 monthly gift');
  const page = await list.follow('Salma Al Harthi');
  const paused = await page.press('Pause it');
  expect(paused.text).toContain('The gift is paused.');
  expect(await stateOf()).toBe('paused');
  expect((await paused.press('Resume')).text).toContain('The gift continues.');
  expect(await stateOf()).toBe('active');
});

test('a gift is stopped after a confirmation page', async () => {
  const { reference } = await begin();
  const ask = await (await huda.open(`/staff/monthly/${reference}`)).follow('Stop it');
  expect(ask.text).toContain('only the donor can start a new gift');
  const done = await ask.press('Stop the gift');
  expect(done.text).toContain('The gift is stopped.');
  expect(done.text).toContain('Only the donor can start a new one.');
  expect(await stateOf()).toBe('stopped');
});

test('shows the list in Arabic, and no buttons to a viewer', async () => {
  const { reference } = await begin();
  const viewer = await signedInStaff(api, ['viewer'], { locale: 'ar', name: 'Salma' });
  expect((await viewer.open('/staff/monthly')).text).toContain('تبرّع شهري واحد');
  const page = await viewer.open(`/staff/monthly/${reference}`);
  expect(page.main.querySelector('form')).toBeNull();
});
