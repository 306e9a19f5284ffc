/** Shows whether the draft is saved, and when it was saved last. */
import { useText } from '../../../i18n/strings';
import { Badge } from '../../../ui/badge';
import { DateText } from '../../../ui/date-text';
import type { Kept } from './draft-keeper';

export function SavedNote({ draft, saving }: Pick<Kept, 'draft' | 'saving'>) {
  const t = useText('ngo-add');
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
          {t('saved.link')}
        </>
      ) : (
        t('saved.none')
      )}
    </p>
  );
}
