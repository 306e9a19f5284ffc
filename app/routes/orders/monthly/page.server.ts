/** Loader of the page of a monthly gift, and the action that stops the gift. */
import { redirect } from '@remix-run/node';
import * as z from 'zod';
import type { MonthlyGift } from '#contract/monthly';
import { mayStop } from '#domain/orders';
import { CharityError, type Localised } from '#web/charity/results';
import { FormProblem, formAction } from '../../../forms/action.server';
import { PRIVATE_PAGE_HEADERS, parseToken } from '../../../forms/by-token.server';
import { pageLoader } from '../../../page-loader.server';

export type MonthlyView = Omit<Localised<MonthlyGift>, 'token' | 'locale'> & { canStop: boolean };

export const loader = pageLoader({
  strings: ['monthly', 'gifts', 'payment'],
  load: async ({ visitor, params }) => {
    const {
      token: _,
      locale: __,
      ...gift
    } = await visitor.charity.call('monthlyGift', { params: { token: parseToken(params) } });
    const view: MonthlyView = { ...gift, canStop: mayStop(gift.state) };
    return { head: { title: visitor.t(`monthly:title.${gift.state}`), index: false }, gift: view };
  },
  headers: () => PRIVATE_PAGE_HEADERS,
});

export const action = formAction({
  schema: z.object({ intent: z.literal('stop') }),
  async run(_, { visitor, params }) {
    const token = parseToken(params);
    try {
      await visitor.charity.call('stopMonthlyGift', { params: { token } });
    } catch (error) {
      if (!(error instanceof CharityError) || !error.isOutage) throw error;
      throw new FormProblem({ '': 'monthly.notStopped' }, 503);
    }
    return redirect(visitor.links.monthly(token), { status: 303 });
  },
});
