/** Shows whether the draft is saved, when it was saved last, and a link to open it again. */
import { Link, useLocation } from '@remix-run/react';
import { useHydrated } from 'remix-utils/use-hydrated';
import { useLinks } from '../../../i18n/locale';
import { useText } from '../../../i18n/strings';
import { Badge } from '../../../ui/badge';
import { DateText } from '../../../ui/date-text';
import type { Kept } from './draft-keeper';
import { isInUrl } from './use-draft';

export function SavedNote({ draft, saving }: Pick<Kept, 'draft' | 'saving'>) {
  const t = useText('ngo-add');
  const links = useLinks();
  const location = useLocation();
  // Scripts add the draft to the URL.
  const isHydrated = useHydrated();
  return (
    <p className="sm muted" role="status">
      {saving === 'lost' ? (
        <Badge tone="warm" icon="clock">
          {t('saved.lost')}
        </Badge>
      ) : draft ? (
        <>
          <Badge tone="ok" icon="check">
            {t('saved.at')} <DateText date={draft.savedAt} time />
          </Badge>{' '}
          {isHydrated || isInUrl(draft.token, location) ? (
            t('saved.link')
          ) : (
            <Link to={links.addNgo({ draft: draft.token })}>{t('saved.open')}</Link>
          )}
        </>
      ) : (
        <span className="scripted">{t('saved.none')}</span>
      )}
    </p>
  );
}
