/** Tests the donor's monthly gifts: the list, and the forms that change, pause, resume and stop a gift. */
import { beforeEach, expect, test } from 'vitest';
import type { Order } from '#contract/orders';
import {
  payOrder,
  setupDonorSite,
  signInDonor,
  type SignedInDonor,
} from '#tests/support/donor-site';
import { args, unreachable, visit, visitorAfter } from '#tests/support/site';
import { action, loader } from './monthly';

const opened = setupDonorSite();
let donor: SignedInDonor;
let order: Order;
beforeEach(async () => {
  donor = await signInDonor(opened.site);
  order = await payOrder(opened.site, { interval: 'month' });
});

async function shown({ tokens } = donor) {
  return (await loader(args(visit('/account/monthly', { tokens })))).data.list.cards;
}

async function send(form: Record<string, string>, { tokens } = donor) {
  const sent = { tokens, form: { gift: order.monthlyGift!, ...form } };
  const answer = await action(args(visit('/ar/account/monthly', sent)));
  if (!(answer instanceof Response))
    return { status: answer.init?.status, errors: answer.data.form.error };
  const { flash } = visitorAfter(answer).preferences;
  return { to: answer.headers.get('location'), flash };
}

test('a form of a monthly gift accepts a new amount in any digits', async () => {
  expect(await send({ intent: 'change', amount: '٢٥٫٥' })).toEqual({
    to: '/ar/account/monthly#news',
    flash: 'monthlyChanged',
  });
  expect(await shown()).toMatchObject([{ amount: { minor: 25_500, currency: 'OMR' } }]);
});

test.each([
  ['', 'هذا الحقل مطلوب'],
  ['abc', expect.any(String)],
  ['9999999', expect.any(String)],
])('a form of a monthly gift rejects %j and does not change the gift', async (amount, message) => {
  expect(await send({ intent: 'change', amount })).toEqual({
    status: 400,
    errors: { amount: [message] },
  });
  expect(await shown()).toMatchObject([{ amount: { minor: 10_000 } }]);
});

test('a form of a monthly gift pauses and resumes the gift', async () => {
  expect(await send({ intent: 'pause' })).toMatchObject({ flash: 'monthlyPaused' });
  expect(await shown()).toMatchObject([{ state: 'paused', next: null, canPause: true }]);
  expect(await send({ intent: 'resume' })).toMatchObject({ flash: 'monthlyResumed' });
  expect(await shown()).toMatchObject([{ state: 'active' }]);
});

test('a form of a monthly gift stops the gift, which then has no forms', async () => {
  expect(await send({ intent: 'stop' })).toMatchObject({ flash: 'monthlyStopped' });
  expect(await shown()).toMatchObject([
    { state: 'stopped', next: null, canChange: false, canPause: false, canStop: false },
  ]);
  expect(await send({ intent: 'pause' })).toMatchObject({ status: 409 });
});

test('a form of a monthly gift returns 503 while the charity API is down, and states that nothing has changed', async () => {
  opened.site.fail(unreachable);
  expect(await send({ intent: 'stop' })).toMatchObject({
    status: 503,
    errors: { '': [expect.stringContaining('لم يتغيّر شيء')] },
  });
});
