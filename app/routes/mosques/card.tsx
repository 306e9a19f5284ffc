/** The card of a mosque in the list. The whole card is a link to its page. */
import { Link } from '@remix-run/react';
import { useLinks } from '../../i18n/locale';
import { useText } from '../../i18n/strings';
import { Badge } from '../../ui/badge';
import { Picture } from '../../ui/picture';
import { Progress } from '../../ui/progress';
import type { MosqueCardData } from './list.server';

export function MosqueCard({ mosque, isTop }: { mosque: MosqueCardData; isTop: boolean }) {
  const t = useText('mosques');
  const links = useLinks();
  const { id, title, place, language, picture, goal, raised, openRepairs } = mosque;
  return (
    <li className="card">
      <Picture path={picture} alt="" sizes="(min-width: 900px) 368px, 92vw" priority={isTop} />
      <div>
        <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-0.5 sm">
          <span className="muted" {...language}>
            {place}
          </span>
          <Badge {...(openRepairs === 0 && { tone: 'ok' })}>
            {t('openRepairs', { count: openRepairs })}
          </Badge>
        </div>
        <h2 className="text-lg" {...language}>
          <Link
            className="text-ink no-underline after:absolute after:inset-0"
            to={links.mosque(id)}
          >
            {title}
          </Link>
        </h2>
        <div className="end">
          <Progress raised={raised} goal={goal} label={t('progress')} />
        </div>
      </div>
    </li>
  );
}
