/** Card of a case in a list. The card links to the page of the case, and its button to the gift form on that page. */
import { Link } from '@remix-run/react';
import { formatMoney } from '#domain/money';
import { useLinks, useLocale, useText } from '#web/i18n/strings';
import { Badge, Verbatim } from '#web/ui/parts';
import { Picture } from '#web/ui/picture';
import { Progress } from '#web/ui/progress';
import { CardButton } from '../../giving/card-button';
import type { CaseCardData } from './card.server';
import { AvailabilityBadge } from './standing-badge';

/** Uses the text namespaces `cases` and `card`. */
export function CaseCard({ card, isTop }: { card: CaseCardData; isTop: boolean }) {
  const t = useText('cases');
  const links = useLinks();
  const locale = useLocale();
  const { id, title, standing } = card;
  const to = links.case(id);
  const isOpen = standing === 'open';
  return (
    <article className="card">
      <Picture
        path={card.picture}
        alt=""
        sizes="(min-width: 56.25em) 23em, 92vw"
        priority={isTop}
      />
      <div>
        <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-0.5 sm">
          <span className="muted" {...card.language}>
            {card.area}
          </span>
          <AvailabilityBadge standing={standing} />
          {card.zakat && isOpen && <Badge>{t('card:zakat')}</Badge>}
        </div>
        <h3 {...card.language}>
          <Link to={to}>{title}</Link>
        </h3>
        <p className="sm muted">
          {t('bill')} <Verbatim>{card.billNumber}</Verbatim>
        </p>
        <div className="end">
          <Progress raised={card.raised} goal={card.goal} label={t('progress')} />
          {isOpen && (
            <p className="sm font-semibold">
              {t('left', { amount: formatMoney(card.remaining, locale) })}
            </p>
          )}
        </div>
        <CardButton
          to={to}
          takesGifts={isOpen}
          give={{ text: t('card:donate'), label: t('card:donateTo', { title }) }}
          read={{ text: t('read'), label: t('readOf', { title }) }}
        />
      </div>
    </article>
  );
}

/** Cards in as many columns as fit the width. */
export function CaseGrid({ cards }: { cards: readonly CaseCardData[] }) {
  return (
    <div className="grid gap-3 grid-cols-[repeat(auto-fill,minmax(min(100%,18.75rem),1fr))]">
      {cards.map((card, at) => (
        <CaseCard key={card.id} card={card} isTop={at === 0} />
      ))}
    </div>
  );
}
