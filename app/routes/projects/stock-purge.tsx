/** Purification of income from shares: neither charity nor zakat, and said so before anything else. */
import { useActionData, useLoaderData } from '@remix-run/react';
import { formAction } from '../../forms/action.server';
import { pageLoader } from '../../forms/loader.server';
import { useText } from '../../i18n/strings';
import { Alert } from '../../ui/alert';
import { FundPage } from './fund-page';
import { FUNDS } from '#domain/funds';
import { giftSchema } from './give/gift.server';
import { give } from './give/give.server';
import { projectView } from './project.server';

export const loader = pageLoader({
  strings: ['funds', 'project', 'giving', 'card'],
  load: async ({ visitor }) => {
    const fund = await projectView(visitor, FUNDS.purification);
    return {
      head: { title: visitor.t('funds:purification.title'), description: fund.summary },
      fund: { ...fund, related: [] },
    };
  },
});

export const action = formAction({
  schema: giftSchema,
  run: (gift, { visitor }) =>
    give(gift, { visitor }, { project: FUNDS.purification, back: visitor.links.stockPurge() }),
});

export default function StockPurgePage() {
  const { fund } = useLoaderData<typeof loader>();
  const t = useText('funds');
  return (
    <FundPage
      fund={fund}
      form={useActionData<typeof action>()?.form}
      title={t('purification.title')}
      lead={t('purification.lead')}
      notes={<Alert>{t('purification.notCharity')}</Alert>}
    />
  );
}
