/** Route module of /account/sessions: the devices on which the donor is signed in, and "sign out everywhere". */
import { Form, useActionData, useLoaderData } from '@remix-run/react';
import * as z from 'zod';
import { useLinks, useText } from '#web/i18n/strings';
import { FormErrors } from '#web/ui/form-reply';
import { DateText, Submit } from '#web/ui/parts';
import { formAction } from '../../forms/action.server';
import { loadList } from '../../lists/list.server';
import { PagedCards } from '../../lists/paged-cards';
import { requireSignIn } from '../../visitor/require-sign-in.server';
import { clearSignIn } from '../../visitor/visitor.server';
import { AccountPage } from './account-page';
import { accountLoader, redirectWithFlash } from './signed-in.server';

export const loader = accountLoader({
  page: 'sessions',
  strings: ['projects'],
  load: async ({ visitor, url }) => ({
    list: await loadList(visitor, url, {
      fields: [],
      fetch: (slice) => visitor.charity.call('sessions', { query: slice }),
      card: (session) => session,
    }),
  }),
});

export const action = formAction({
  schema: z.object({ intent: z.literal('everywhere') }),
  async run(_, { visitor }) {
    requireSignIn(visitor);
    await visitor.charity.call('revokeSessions');
    return redirectWithFlash(visitor, visitor.links.login(), 'signedOutEverywhere', [
      clearSignIn(),
    ]);
  },
});

export default function SessionsPage() {
  const { list } = useLoaderData<typeof loader>();
  const form = useActionData<typeof action>()?.form;
  const t = useText('account');
  const links = useLinks();
  return (
    <AccountPage page="sessions" lead={t('sessions.lead')}>
      <FormErrors form={form} />
      <PagedCards
        list={list}
        to={links.account.sessions}
        empty={{ title: t('sessions.empty.title'), text: t('sessions.empty.text') }}
      >
        {(sessions) => (
          <ul className="orders">
            {sessions.map(({ id, device, createdAt, lastUsedAt, current }) => (
              <li key={id} className="order">
                <div>
                  <b>
                    <bdi>{device || t('sessions.unknown')}</bdi>
                  </b>{' '}
                  {current && <span className="state ok">{t('sessions.current')}</span>}
                  <p className="meta">
                    <span>
                      {t('sessions.since')} <DateText date={createdAt} />
                    </span>
                    <span>
                      {t('sessions.lastUsed')} <DateText date={lastUsedAt} time />
                    </span>
                  </p>
                </div>
              </li>
            ))}
          </ul>
        )}
      </PagedCards>
      <Form method="post" noValidate className="grid justify-items-start gap-2">
        <p>{t('sessions.everywhereText')}</p>
        <Submit kind="quiet" name="intent" value="everywhere">
          {t('sessions.everywhere')}
        </Submit>
      </Form>
    </AccountPage>
  );
}
