/** Loader of the donor's monthly gifts, and the actions that change, pause, resume and stop a gift. */
import * as z from 'zod';
import { tokenSchema } from '#contract/common';
import { limitProblem } from '#domain/cart';
import { parseAmount } from '#domain/money';
import { formAction, FormProblem } from '../../../forms/action.server';
import { typedField } from '../../../giving/schema.server';
import type { Flash } from '../../../visitor/preferences-cookie.server';
import { requireSignIn } from '../../../visitor/require-sign-in.server';
import type { Visitor } from '../../../visitor/visitor.server';
import { accountLoader, redirectWithFlash } from '../signed-in.server';
import { monthlyList } from './view.server';

export const loader = accountLoader({
  page: 'monthly',
  strings: ['projects'],
  load: async ({ visitor, url }) => ({ list: await monthlyList(visitor, url) }),
});

const gift = { gift: tokenSchema };

export const action = formAction({
  schema: z.discriminatedUnion('intent', [
    z.object({ intent: z.literal('change'), ...gift, amount: typedField }),
    z.object({ intent: z.enum(['pause', 'resume', 'stop']), ...gift }),
  ]),
  outage: 'monthly.notChanged',
  async run(values, { visitor }) {
    requireSignIn(visitor);
    const { intent, gift: token } = values;
    if (intent === 'change') await changeAmount(visitor, token, values.amount ?? '');
    else await visitor.charity.call(`${intent}MonthlyGift`, { params: { token } });
    return redirectWithFlash(visitor, visitor.links.account.monthly(), FLASHES[intent]);
  },
});

const FLASHES = {
  change: 'monthlyChanged',
  pause: 'monthlyPaused',
  resume: 'monthlyResumed',
  stop: 'monthlyStopped',
} as const satisfies Record<string, Flash>;

/** @throws FormProblem for an amount that is not valid in the currency of the gift; CharityError */
async function changeAmount({ charity }: Visitor, token: string, typed: string): Promise<void> {
  const { amount } = await charity.call('monthlyGift', { params: { token } });
  const parsed = parseAmount(typed, amount.currency);
  const problem = parsed.ok ? limitProblem(parsed.value, 'sadaqa') : parsed.problem;
  if (!parsed.ok || problem) throw new FormProblem({ amount: `amount.${problem}` });
  await charity.call('changeMonthlyGift', {
    params: { token },
    body: { amount: parsed.value.minor },
  });
}
