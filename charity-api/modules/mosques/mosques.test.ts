/** Mosques and their repairs: totals, pages, texts, reservations, titles and invalid requests. */
import { expect, test } from 'vitest';
import type { Reply } from '#contract/endpoints';
import { sharedApi } from '#tests/support/api/opened-api';
import { confirmOrder, createOrder, submitDecision } from '#tests/support/api/orders';
import { resultOf } from '#tests/support/api/api';
import { sumGifts } from '../offerings/figures';

const api = sharedApi();

const mosques = (query = '') => resultOf<Reply<'mosques'>['result']>(api.get(`/mosques${query}`));
const mosque = (id: string) => resultOf<Reply<'mosque'>['result']>(api.get(`/mosques/${id}`));

test('the list is returned in pages, with the totals of each mosque’s repairs', async () => {
  const { total, data } = await mosques();
  expect(total).toBe(6);
  expect(data.find(({ id }) => id === 'shore-mosque')).toMatchObject({
    goal: { minor: 3_940_000, currency: 'OMR' },
    raised: { minor: 2_152_550 },
    repairCount: 4,
    openRepairs: 3,
  });
});

test('a mosque’s raised amount includes paid gifts, but not reservations', async () => {
  const before = await mosque('palm-mosque');
  const order = await createOrder(api, {
    lines: [
      { offeringId: 'palm-ablution', total: 60_000, quantity: 1, intention: 'sadaqa' },
      { offeringId: 'palm-windows', total: 5_500, quantity: 1, intention: 'sadaqa' },
    ],
  });
  const held = await mosque('palm-mosque');
  expect(held.raised).toEqual(before.raised);
  expect(held.repairs[2]!.limit).toMatchObject({ taken: 60_000, paid: 0 });
  await submitDecision(api, order, 'approve');
  await confirmOrder(api, order);
  await sumGifts(api.deps);
  const after = await mosque('palm-mosque');
  expect(after.raised.minor - before.raised.minor).toBe(65_500);
  expect(after.repairs[2]).toMatchObject({ raised: { minor: 60_000 }, gifts: 1 });
});

test('the title of a repair includes the mosque’s name, except on the page of the mosque', async () => {
  const answer = await api.get('/offerings?ids=harbour-ramp');
  const title = {
    en: 'Ramp for wheelchairs – Harbour Mosque',
    ar: 'منحدر للكراسي المتحركة – مسجد الميناء',
  };
  expect(await answer.json()).toMatchObject({ result: { data: [{ title }] } });
  const { lines } = await createOrder(api, {
    lines: [{ offeringId: 'harbour-ramp', total: 400, quantity: 1, intention: 'sadaqa' }],
  });
  expect(lines[0]!.title.en).toBe('Ramp for wheelchairs – Harbour Mosque');
  expect((await mosque('harbour-mosque')).repairs[1]!.title.en).toBe('Ramp for wheelchairs');
});
