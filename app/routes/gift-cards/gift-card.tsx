/** The card of a gift that was made in somebody's name: for whom, from whom and what for, and no amount. */
import type { HeadersFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { PRIVATE, tokenOf } from '../../forms/by-token.server';
import { pageLoader } from '../../forms/loader.server';
import { useLinks } from '../../i18n/locale';
import { useText } from '../../i18n/strings';
import { useShell } from '../../shell/use-shell';
import { DateText } from '../../ui/date-text';
import { Icon } from '../../ui/icon';
import { Picture } from '../../ui/picture';
import { Print } from '../../ui/print';
import { Wrap } from '../../ui/wrap';

export const loader = pageLoader({
  strings: ['gift-card'],
  load: async ({ visitor, params }) => {
    const gift = await visitor.charity.orders.giftCard(tokenOf(params));
    const { donor, recipient, title, picture, projectId, intention, paidAt } = gift;
    return {
      head: { title: visitor.t('gift-card:title', { recipient }), index: false },
      card: { donor, recipient, title, picture, projectId, intention, paidAt },
      // One name of one intention: the cart's words are not worth sending for it.
      intentionName: visitor.t(`gifts:intention.${intention}`),
    };
  },
  headers: () => PRIVATE,
});

export const headers: HeadersFunction = ({ loaderHeaders, errorHeaders }) =>
  errorHeaders ?? loaderHeaders;

export default function GiftCardPage() {
  const { card, intentionName } = useLoaderData<typeof loader>();
  const { donor, recipient, title, picture, projectId, intention, paidAt } = card;
  const t = useText('gift-card');
  const links = useLinks();
  const name = useShell()?.organisation.name;
  return (
    <Wrap narrow>
      <div className="grid gap-4 pt-6">
        <article className="box lift border border-line mx-auto w-full max-w-[560px] overflow-hidden p-0">
          <Picture
            path={picture.path}
            alt={picture.alt}
            sizes="(min-width: 600px) 560px, 100vw"
            className="art rounded-none"
            priority
          />
          <div className="grid justify-items-center gap-2 p-4 text-center">
            <Icon name="gift" className="text-brand text-xl" />
            <p className="muted">{t('inTheName')}</p>
            <h1>
              <bdi>{recipient}</bdi>
            </h1>
            <p className="text-lg text-pretty">{t('gave', { donor })}</p>
            <p className="text-lg font-bold text-pretty">{title}</p>
            <p className="badge">{intentionName}</p>
            <p className="text-lg text-pretty">{t(`prayer.${intention}`)}</p>
            <p className="sm muted">
              {name} · <DateText date={paidAt} />
            </p>
          </div>
        </article>
        <div className="flex flex-wrap items-center justify-center gap-2 text-center print:hidden">
          <Link to={links.project(projectId)} className="btn quiet">
            {t('see')}
          </Link>
          <Print label={t('print')} hint={t('printHint')} />
        </div>
        <p className="sm muted text-center print:hidden">{t('sentBy')}</p>
      </div>
    </Wrap>
  );
}
