/** The card of a gift in the name of a recipient. It shows recipient, donor and purpose, but no amount. */
import { Link, useLoaderData } from '@remix-run/react';
import { languageFrom } from '#web/charity/results';
import { useText } from '#web/i18n/strings';
import { Icon } from '#web/ui/icon';
import { DateText, Wrap } from '#web/ui/parts';
import { Picture } from '#web/ui/picture';
import { Print } from '#web/ui/print';
import { parseToken, PRIVATE_PAGE_HEADERS } from '../../forms/by-token.server';
import { fetchOfferingPage } from '../../giving/page-of.server';
import { pageLoader } from '../../page-loader.server';
import { useShell } from '../../shell/use-shell';

export const loader = pageLoader({
  strings: ['gift-card'],
  load: async ({ visitor, params }) => {
    const { t } = visitor;
    const gift = await visitor.charity.call('giftCard', { params: { token: parseToken(params) } });
    const { donor, recipient, title, picture, offeringId, intention, paidAt } = gift;
    return {
      head: { title: t('gift-card:title', { recipient }), index: false },
      card: {
        ...{ donor, recipient, title, picture, intention, paidAt, ...languageFrom(gift) },
        intentionName: t(`gifts:intention.${intention}`),
        page: await fetchOfferingPage(visitor, offeringId),
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
        <article className="box lift border border-line mx-auto w-full max-w-[560px] overflow-hidden p-0">
          <Picture
            {...picture}
            sizes="(min-width: 600px) 560px, 100vw"
            className="art rounded-none"
            priority
            isKept
          />
          <div className="grid justify-items-center gap-2 p-4 text-center">
            <Icon name="gift" className="text-brand text-xl" />
            <p className="muted">{t('inTheName')}</p>
            <h1>
              <bdi translate="no">{recipient}</bdi>
            </h1>
            <p className="text-lg text-pretty">{t('gave', { donor })}</p>
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
