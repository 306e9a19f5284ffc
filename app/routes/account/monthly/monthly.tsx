/** Route module of /account/monthly: the donor's monthly gifts, with forms that change, pause, resume and stop them. */
import { useActionData, useLoaderData } from '@remix-run/react';
import { useLinks, useText } from '#web/i18n/strings';
import { PagedCards } from '../../../lists/paged-cards';
import { ButtonLink } from '#web/ui/button';
import { AccountPage } from '../account-page';
import { MonthlyItem } from './monthly-item';
import type { action, loader } from './page.server';

export { action, loader } from './page.server';

export default function MonthlyGiftsPage() {
  const { list } = useLoaderData<typeof loader>();
  const form = useActionData<typeof action>()?.form;
  const t = useText('account');
  const links = useLinks();
  return (
    <AccountPage page="monthly" lead={t('monthly.lead')}>
      <PagedCards
        list={list}
        to={links.account.monthly}
        empty={{
          title: t('monthly.empty.title'),
          text: t('monthly.empty.text'),
          action: <ButtonLink to={links.projects()}>{t('monthly.empty.action')}</ButtonLink>,
        }}
      >
        {(gifts) => (
          <ul className="orders">
            {gifts.map((gift) => (
              <MonthlyItem
                key={gift.id}
                gift={gift}
                form={form?.initialValue?.gift === gift.id ? form : undefined}
              />
            ))}
          </ul>
        )}
      </PagedCards>
    </AccountPage>
  );
}
