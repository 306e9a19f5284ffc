/** Warns that the next step would remove a draft: whose it is, and whether it is newer than the page. */
import type { ContentRecord } from '#contract/staff/content';
import { useText } from '#web/i18n/strings';
import { Alert, DateText } from '#web/ui/parts';
import { useNames } from './texts';

type Props = {
  draft: ContentRecord['draft'];
  /** True when the draft was saved after the page was opened, so that nothing was done. */
  isLate: boolean;
  /** Says what happens to the draft, and that nothing was done because it is newer than the page. */
  texts: { draft: string; late: string };
};

export function OtherDraft({ draft, isLate, texts }: Props) {
  const t = useText('staff-content');
  const { personName } = useNames();
  return (
    <Alert tone="warm">
      {isLate && (
        <p>
          <b>{t('faster.title')}</b> {texts.late}
        </p>
      )}
      {draft && (
        <>
          <p>
            <bdi>{personName(draft.savedBy)}</bdi>, <DateText date={draft.savedAt} time />
          </p>
          <p>{texts.draft}</p>
        </>
      )}
    </Alert>
  );
}
