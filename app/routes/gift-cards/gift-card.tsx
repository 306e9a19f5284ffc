/** The card of a gift in the name of a recipient. It shows recipient, donor and purpose, but no amount. */
import { Link, useLoaderData } from '@remix-run/react';
import { orOnOutage } from '#web/charity/results';
import { useText } from '#web/i18n/strings';
import { Icon } from '#web/ui/icon';
import { DateText, Wrap } from '#web/ui/parts';
import { Picture } from '#web/ui/picture';
import { Print } from '#web/ui/print';
import { giftLanguage } from '../../cart/gift-language.server';
import { parseToken, PRIVATE_PAGE_HEADERS } from '../../forms/by-token.server';
import { pageLoader } from '../../page-loader.server';
import { useShell } from '../../shell/use-shell';

export const loader = pageLoader({
  strings: ['gift-card'],
  load: async ({ visitor, params }) => {
    const { t, links, charity } = visitor;
    const gift = await charity.call('giftCard', { params: { token: parseToken(params) } });
    const { donor, recipient, title: name, picture, offeringId, intention, paidAt } = gift;
    // null when the offering no longer exists or the charity API fails.
    const offering = await orOnOutage(null, () => charity.offering(offeringId));
    const kind = offering?.kind ?? 'campaign';
    const title = kind === 'orphan' ? t('gifts:sponsorshipOf', { name }) : name;
    return {
      head: { title: t('gift-card:title', { recipient }), index: false },
      card: {
        ...{ donor, recipient, title, picture, intention, paidAt, ...giftLanguage(kind, gift) },
        intentionName: t(`gifts:intention.${intention}`),
        page: offering ? links.offering(offering) : links.projects(),
      },
    };
  },
  headers: () => PRIVATE_PAGE_HEADERS,
});

export default function GiftCardPage() {
  const { card } = useLoaderData<typeof loader>();
  const t = useText('gift-card');
  const { donor, recipient, title, language, picture, intention, paidAt, page } = card;
  const name = useShell()?.organisation.name;
  return (
    <Wrap narrow>
      <div className="grid gap-4 pt-6">
        <article className="box lift border border-line mx-auto w-full max-w-[35rem] overflow-hidden p-0">
          <Picture
            {...picture}
            sizes="(min-width: 37.5em) 35em, 100vw"
            className="art rounded-none"
            priority
            isKept
          />
          <div className="grid justify-items-center gap-2 p-4 text-center">
            <Icon name="gift" className="text-brand text-xl" />
            <p className="muted">{t('inTheName')}</p>
            <h1 className="[overflow-wrap:anywhere]">
              <bdi translate="no">{recipient}</bdi>
            </h1>
            <p className="text-lg text-pretty [overflow-wrap:anywhere]">{t('gave', { donor })}</p>
            <p className="text-lg font-bold text-pretty" {...language}>
              {title}
            </p>
            <p className="badge">{card.intentionName}</p>
            <p className="text-lg text-pretty">{t(`prayer.${intention}`)}</p>
            <p className="sm muted">
              {name} ·&nbsp;
              <DateText date={paidAt} />
            </p>
          </div>
        </article>
        <div className="flex flex-wrap items-center justify-center gap-2 text-center print:hidden">
          <Link to={page} className="btn quiet">
            {t('see')}
          </Link>
          <Print label={t('print')} hint={t('printHint')} />
        </div>
        <p className="sm muted text-center print:hidden">{t('sentBy')}</p>
      </div>
    </Wrap>
  );
}
