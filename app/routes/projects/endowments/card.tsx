/** Card of an endowment in a list: picture, price of a share, summary, amount raised, and a link to its form. */
import { Link } from '@remix-run/react';
import { useText } from '#web/i18n/strings';
import { ButtonLink, Money } from '#web/ui/parts';
import { Picture } from '#web/ui/picture';
import { Progress } from '#web/ui/progress';
import { GIVE_ANCHOR } from '../../../giving/panel-aside';
import type { EndowmentCard } from './card.server';

/** Grid of endowment cards, with as many columns as fit. */
export function EndowmentGrid({ endowments }: { endowments: readonly EndowmentCard[] }) {
  return (
    <div className="grid gap-3 grid-cols-[repeat(auto-fill,minmax(min(100%,18.75rem),1fr))]">
      {endowments.map((endowment, at) => (
        <Card key={endowment.id} endowment={endowment} isTop={at === 0} />
      ))}
    </div>
  );
}

function Card({ endowment, isTop }: { endowment: EndowmentCard; isTop: boolean }) {
  const t = useText('endowments');
  const { title, summary, language, picture, price, raised, to, isOpen } = endowment;
  return (
    <article className="card">
      <Picture path={picture} alt="" sizes="(min-width: 56.25em) 23em, 92vw" priority={isTop} />
      <div>
        {price && (
          <p className="sm">
            <b>
              <Money amount={price} />
            </b>{' '}
            <span className="muted">{t('share')}</span>
          </p>
        )}
        <h3 {...language}>
          <Link to={to}>{title}</Link>
        </h3>
        <p className="sm muted" {...language}>
          {summary}
        </p>
        <div className="end">
          <Progress raised={raised} goal={null} label="" />
        </div>
        {isOpen && (
          <ButtonLink
            kind="quiet"
            wide
            to={`${to}#${GIVE_ANCHOR}`}
            aria-label={t('chooseOf', { title })}
          >
            {t('choose')}
          </ButtonLink>
        )}
      </div>
    </article>
  );
}
