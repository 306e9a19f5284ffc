/** An organisation in the list: logo, name, work, place, and whether its papers are checked. The name is a link. */
import { Link } from '@remix-run/react';
import { useLinks, useText } from '#web/i18n/strings';
import type { NgoCard } from './card.server';
import { CheckedBadge } from './checked-badge';
import { Logo } from './logo';

export function Cards({ cards }: { cards: readonly NgoCard[] }) {
  return (
    <ul className="grid gap-x-6 md:grid-cols-2">
      {cards.map((card) => (
        <Card key={card.id} card={card} />
      ))}
    </ul>
  );
}

function Card({ card }: { card: NgoCard }) {
  const t = useText('ngos');
  const links = useLinks();
  const { id, name, language, logo, category, categoryLanguage, area, since, checked } = card;
  return (
    <li className="order flex items-start gap-2 border-b border-line py-3">
      <Logo path={logo} name={name} language={language} />
      <div className="grid min-w-0 gap-0.5">
        <h3>
          <Link to={links.ngo(id)} {...language}>
            {name}
          </Link>
        </h3>
        <p className="sm muted">
          {category && (
            <>
              <span {...categoryLanguage}>{category}</span>
              {' ·\u00a0'}
            </>
          )}
          <span {...language}>{area}</span> ·&nbsp;{t('since', { year: since })}
        </p>
        <p>
          <CheckedBadge
            text={checked === null ? t('beingChecked') : t('checkedIn', { year: checked })}
            isChecked={checked !== null}
          />
        </p>
      </div>
    </li>
  );
}
