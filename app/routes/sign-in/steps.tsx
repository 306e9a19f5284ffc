/** The two steps of a sign-up: the donor's details, and the code from the mail. */
import { useText } from '#web/i18n/strings';

export function Steps({ current }: { current: 1 | 2 }) {
  const t = useText('sign-in');
  return (
    <ol className="steps">
      <li
        className={current > 1 ? 'done' : undefined}
        aria-current={current === 1 ? 'step' : undefined}
      >
        {t('steps.details')}
      </li>
      <li aria-current={current === 2 ? 'step' : undefined}>{t('steps.verify')}</li>
    </ol>
  );
}
