/** Loader of the donor's orders, and the action "give again", which adds the gifts of an order to the cart. */
import * as z from 'zod';
import { tokenSchema } from '#contract/common';
import { formAction } from '../../../forms/action.server';
import { requireSignIn } from '../../../visitor/require-sign-in.server';
import { accountLoader } from '../signed-in.server';
import { giveAgain, missedGifts } from './again.server';
import { orderList, yearSummary } from './view.server';

export const loader = accountLoader({
  page: 'orders',
  strings: ['projects'],
  load: async ({ visitor, url }) => {
    const [list, summary, missed] = await Promise.all([
      orderList(visitor, url),
      yearSummary(visitor),
      missedGifts(visitor, url.searchParams.get('again')),
    ]);
    return { list, summary, missed };
  },
});

export const action = formAction({
  schema: z.object({ intent: z.literal('again'), order: tokenSchema }),
  async run({ order }, { visitor }) {
    requireSignIn(visitor);
    return giveAgain(visitor, order);
  },
});
