/** Route module of /account/sponsorships: the children whom the donor sponsors or has sponsored. */
import { Link, useLoaderData } from '@remix-run/react';
import { lastDayBefore, monthsBetween } from '#domain/offerings/sponsorship';
import { useLinks, useText } from '#web/i18n/strings';
import { ButtonLink, DateText } from '#web/ui/parts';
import { Picture } from '#web/ui/picture';
import { loadList } from '../../lists/list.server';
import { PagedCards } from '../../lists/paged-cards';
import { AccountPage } from './account-page';
import { accountLoader } from './signed-in.server';

export const loader = accountLoader({
  page: 'sponsorships',
  strings: ['projects'],
  load: async ({ visitor, url }) => ({
    list: await loadList(visitor, url, {
      fields: [],
      fetch: (slice) => visitor.charity.call('sponsorships', { query: slice }),
      card: ({ offeringId, title, picture, from, until, remainingMonths, order }) => ({
        id: `${order}-${offeringId}`,
        ...{ offeringId, order, from, remainingMonths },
        title: visitor.t('gifts:sponsorshipOf', { name: title }),
        picture: picture.path,
        lastDay: lastDayBefore(until),
        months: monthsBetween(from, until),
      }),
    }),
  }),
});

export default function SponsorshipsPage() {
  const { list } = useLoaderData<typeof loader>();
  const t = useText('account');
  const links = useLinks();
  return (
    <AccountPage page="sponsorships" lead={t('sponsorships.lead')}>
      <PagedCards
        list={list}
        to={links.account.sponsorships}
        empty={{
          title: t('sponsorships.empty.title'),
          text: t('sponsorships.empty.text'),
          action: <ButtonLink to={links.orphans()}>{t('sponsorships.empty.action')}</ButtonLink>,
        }}
      >
        {(children) => (
          <ul className="orders">
            {children.map((child) => (
              <Child key={child.id} child={child} />
            ))}
          </ul>
        )}
      </PagedCards>
    </AccountPage>
  );
}

type ChildProps = {
  child: ReturnType<typeof useLoaderData<typeof loader>>['list']['cards'][number];
};

function Child({ child }: ChildProps) {
  const t = useText('account');
  const links = useLinks();
  const { title, picture, offeringId, order, from, lastDay, months, remainingMonths: left } = child;
  return (
    <li className="order">
      <div className="grid grid-cols-[72px_minmax(0,1fr)] items-start gap-2 sm:grid-cols-[112px_minmax(0,1fr)]">
        <Picture
          path={picture}
          alt=""
          sizes="112px"
          width={320}
          className="art aspect-square object-cover"
        />
        <div className="grid gap-1">
          <h2 className="text-lg">
            <Link to={links.orphan(offeringId)}>{title}</Link>
          </h2>
          <progress className="bar" max={months} value={months - left} aria-hidden />
          <p className={left > 0 ? 'state ok' : 'state'}>
            {left > 0 ? t('sponsorships.remaining', { count: left }) : t('sponsorships.ended')}
          </p>
          <p className="meta">
            <span>
              <DateText date={from} /> – <DateText date={lastDay} />
            </span>
          </p>
        </div>
      </div>
      <div className="acts">
        <ButtonLink kind="plain" to={links.orphan(offeringId)}>
          {t(left > 0 ? 'sponsorships.addMonths' : 'sponsorships.again')}
          <span className="vh">{title}</span>
        </ButtonLink>
        <ButtonLink kind="plain" to={links.order(order)}>
          {t('orders.next.receipt')}
          <span className="vh">{title}</span>
        </ButtonLink>
      </div>
    </li>
  );
}
