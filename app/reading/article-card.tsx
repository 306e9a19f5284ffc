/** The card of a news or blog article. The whole card is a link to the article. */
import { Link } from '@remix-run/react';
import { DateText } from '#web/ui/parts';
import { Picture } from '#web/ui/picture';
import type { ArticleCardData } from './article-card.server';

type Props = {
  card: ArticleCardData;
  /** The first card of a list. On wide screens it has the size of four cards. */
  isLead?: boolean;
  /** The picture is on the first screen, so it is not lazy. */
  isTop?: boolean;
};

function ArticleCard({ card, isLead = false, isTop = false }: Props) {
  const { to, title, summary, category, categoryLanguage, language, picture, publishedAt } = card;
  return (
    <article className={isLead ? 'card lead' : 'card'}>
      <Picture
        className="art object-cover"
        path={picture}
        alt=""
        sizes={isLead ? '(min-width: 56.25em) 49em, 92vw' : '(min-width: 56.25em) 23em, 92vw'}
        priority={isTop}
      />
      <div>
        <p className="sm muted flex flex-wrap gap-x-2">
          {category && <span {...categoryLanguage}>{category}</span>}
          <DateText date={publishedAt} />
        </p>
        <h3 {...language}>
          <Link to={to}>{title}</Link>
        </h3>
        <p className="muted sm" {...language}>
          {summary}
        </p>
      </div>
    </article>
  );
}

/** The first card is larger when the cards next to it fill the space. */
const FEWEST_WITH_LEAD = 3;

type GridProps = { cards: readonly ArticleCardData[]; hasLead?: boolean };

/** Cards in as many columns as fit. */
export function ArticleGrid({ cards, hasLead = false }: GridProps) {
  const isLed = hasLead && cards.length >= FEWEST_WITH_LEAD;
  return (
    <div className="grid gap-3 grid-cols-[repeat(auto-fill,minmax(min(100%,18.75rem),1fr))]">
      {cards.map((card, at) => (
        <ArticleCard
          key={card.id}
          card={card}
          isLead={isLed && at === 0}
          isTop={hasLead && at === 0}
        />
      ))}
    </div>
  );
}
