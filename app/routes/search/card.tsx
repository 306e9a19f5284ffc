/** A search result: kind, title and one line with the matches marked, and a thumbnail. The title is a link. */
import { Link } from '@remix-run/react';
import { Picture } from '#web/ui/picture';
import type { MarkedText, ResultCard } from './card.server';

export function Cards({ cards }: { cards: readonly ResultCard[] }) {
  return (
    <ul>
      {cards.map((card) => (
        <Card key={card.id} card={card} />
      ))}
    </ul>
  );
}

function Card({ card: { to, kind, title, excerpt, picture, language } }: { card: ResultCard }) {
  return (
    <li className="order flex items-start justify-between gap-3 border-b border-line py-3">
      <div className="grid min-w-0 gap-0.5">
        <p className="sm muted">{kind}</p>
        <h3 {...language}>
          <Link to={to}>
            <Marked parts={title} />
          </Link>
        </h3>
        <p className="[text-align:match-parent]" {...language}>
          <Marked parts={excerpt} />
        </p>
      </div>
      {picture && (
        <Picture
          className="art w-[96px] flex-none md:w-[144px]"
          path={picture}
          alt=""
          sizes="(min-width: 900px) 144px, 96px"
          width={320}
        />
      )}
    </li>
  );
}

/** Not only a colour: bold text is visible in every colour mode and on paper. */
function Marked({ parts }: { parts: MarkedText }) {
  return (
    <>
      {parts.map((part, at) =>
        at % 2 === 0 ? (
          part
        ) : (
          <mark key={at} className="bg-tint font-bold text-[inherit]">
            {part}
          </mark>
        ),
      )}
    </>
  );
}
