/** The card of a gift in the name of a recipient. It shows recipient, donor and purpose, but no amount. */
import { Link, useLoaderData } from '@remix-run/react';
import { languageFrom } from '#web/charity/localise';
import { PRIVATE_PAGE_HEADERS, parseToken } from '../../forms/by-token.server';
import { pageLoader } from '../../page-loader.server';
import { useShell } from '../../shell/use-shell';
import { DateText } from '#web/ui/text';
import { Icon } from '#web/ui/icon';
import { Picture } from '#web/ui/picture';
import { Print } from '#web/ui/print';
import { Wrap } from '#web/ui/wrap';
import { fetchOfferingPage } from '../../giving/page-of.server';

export const loader = pageLoader({
  // Recipients have an empty browser cache. The page data contains the text of this card, so no namespace is needed.
  strings: [],
  load: async ({ visitor, params }) => {
    const { t } = visitor;
    const gift = await visitor.charity.call('giftCard', { params: { token: parseToken(params) } });
    const { donor, recipient, title, picture, offeringId, intention, paidAt } = gift;
    return {
      head: { title: t('gift-card:title', { recipient }), index: false },
      card: {
        recipient,
        title,
        ...languageFrom(gift),
        picture,
        paidAt,
        page: await fetchOfferingPage(visitor, offeringId),
      },
      words: {
        inTheName: t('gift-card:inTheName'),
        gave: t('gift-card:gave', { donor }),
        intention: t(`gifts:intention.${intention}`),
        prayer: t(`gift-card:prayer.${intention}`),
        see: t('gift-card:see'),
        print: t('gift-card:print'),
        printHint: t('gift-card:printHint'),
        sentBy: t('gift-card:sentBy'),
      },
    };
  },
  headers: () => PRIVATE_PAGE_HEADERS,
});

export default function GiftCardPage() {
  const { card, words } = useLoaderData<typeof loader>();
  const { recipient, title, language, picture, paidAt, page } = card;
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
            <p className="muted">{words.inTheName}</p>
            <h1>
              <bdi translate="no">{recipient}</bdi>
            </h1>
            <p className="text-lg text-pretty">{words.gave}</p>
            <p className="text-lg font-bold text-pretty" {...language}>
              {title}
            </p>
            <p className="badge">{words.intention}</p>
            <p className="text-lg text-pretty">{words.prayer}</p>
            <p className="sm muted">
              {name} ·&nbsp;
              <DateText date={paidAt} />
            </p>
          </div>
        </article>
        <div className="flex flex-wrap items-center justify-center gap-2 text-center print:hidden">
          <Link to={page} className="btn quiet">
            {words.see}
          </Link>
          <Print label={words.print} hint={words.printHint} />
        </div>
        <p className="sm muted text-center print:hidden">{words.sentBy}</p>
      </div>
    </Wrap>
  );
}
