/** The confirmation page before a monthly gift is stopped. */
import { useActionData, useLoaderData } from '@remix-run/react';
import * as z from 'zod';
import { useText } from '#web/i18n/strings';
import { staffAction, staffLoader } from '../../forms/recipes.server';
import { shownMonthly } from '../../gifts/monthly.server';
import { staffLinks } from '../../links';
import { ConfirmForm } from '../../ui/confirm-form';
import { PageHead } from '../../ui/page';

export const loader = staffLoader({
  permission: 'gifts.decide',
  async load({ visitor, params: { reference = '' } }) {
    const gift = await visitor.charity.call('staffMonthlyGift', { params: { reference } });
    const { name, language } = shownMonthly(gift, visitor);
    const title = visitor.t('staff-monthly:stop.title', { name });
    return { title, reference: gift.reference, name, language };
  },
});

export const action = staffAction({
  permission: 'gifts.decide',
  schema: z.object({}),
  async run(_, { visitor, params: { reference = '' }, done }) {
    const body = { change: 'stop' } as const;
    await visitor.charity.call('staffChangeMonthly', { params: { reference }, body });
    return done(staffLinks.monthlyGift(reference), 'staff-monthly:done.stop');
  },
});

export default function StopMonthly() {
  const t = useText('staff-monthly');
  const { title, reference, name, language } = useLoaderData<typeof loader>();
  const form = useActionData<typeof action>()?.form;
  const to = staffLinks.monthlyGift(reference);
  return (
    <>
      <PageHead title={title} back={{ to, label: reference }} />
      <ConfirmForm
        form={form}
        does={[t('stop.charges'), t('stop.kept'), t('stop.writes', { name, language })]}
        submit={t('stop.button')}
        keep={{ to, label: t('stop.keep') }}
      />
    </>
  );
}
