/** New recovery codes, which the page shows once. */
import { useText } from '#web/i18n/strings';
import { Alert } from '#web/ui/parts';

export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const t = useText('staff-sign-in');
  return (
    <div className="stack">
      <Alert tone="warm">{t('recovery.once')}</Alert>
      <ol className="codes box">
        {codes.map((code) => (
          <li key={code}>
            <bdi className="ltr num">{code}</bdi>
          </li>
        ))}
      </ol>
      <p className="muted">{t('recovery.text')}</p>
    </div>
  );
}
