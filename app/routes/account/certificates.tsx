/** Route module of /account/certificates: the certificates of the donor's endowments. */
import { Link, useLoaderData } from '@remix-run/react';
import { languageFrom } from '#web/charity/results';
import { useLinks, useText } from '#web/i18n/strings';
import { ButtonLink, DateText } from '#web/ui/parts';
import { loadList } from '../../lists/list.server';
import { PagedCards } from '../../lists/paged-cards';
import { AccountPage } from './account-page';
import { accountLoader } from './signed-in.server';

export const loader = accountLoader({
  page: 'certificates',
  strings: ['projects'],
  load: async ({ visitor, url }) => ({
    list: await loadList(visitor, url, {
      fields: [],
      fetch: (slice) => visitor.charity.call('donorCertificates', { query: slice }),
      card: ({ token, title, name, paidAt, ...others }) => ({
        ...{ id: token, title, name, paidAt },
        ...languageFrom(others),
      }),
    }),
  }),
});

export default function CertificatesPage() {
  const { list } = useLoaderData<typeof loader>();
  const t = useText('account');
  const links = useLinks();
  return (
    <AccountPage page="certificates" lead={t('certificates.lead')}>
      <PagedCards
        list={list}
        to={links.account.certificates}
        empty={{
          title: t('certificates.empty.title'),
          text: t('certificates.empty.text'),
          action: <ButtonLink to={links.endowments()}>{t('certificates.empty.action')}</ButtonLink>,
        }}
      >
        {(certificates) => (
          <ul className="orders">
            {certificates.map(({ id, title, language, name, paidAt }) => (
              <li key={id} className="order">
                <div className="grid gap-1">
                  <h2 className="text-lg" {...language}>
                    <Link to={links.certificate(id)}>{title}</Link>
                  </h2>
                  <p className="meta [overflow-wrap:anywhere]">
                    <span>
                      {t('certificates.name')} <bdi translate="no">{name}</bdi>
                    </span>
                    <DateText date={paidAt} />
                  </p>
                </div>
                <div className="acts">
                  <ButtonLink kind="plain" to={links.certificate(id)}>
                    {t('certificates.open')}
                    <span className="vh">{title}</span>
                  </ButtonLink>
                </div>
              </li>
            ))}
          </ul>
        )}
      </PagedCards>
    </AccountPage>
  );
}
