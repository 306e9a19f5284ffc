/** The other languages, each as a button of one form. The form redirects to the same page. */
import { LOCALE_NAMES } from '#domain/locales';
import { useLocale, useText } from '#web/i18n/strings';
import { staffLinks } from '../links';
import { useFrame } from './use-frame';

export function LanguageForm() {
  const t = useText('staff');
  const locale = useLocale();
  const frame = useFrame();
  return (
    <form
      method="post"
      action={staffLinks.language()}
      aria-label={t('language')}
      className="inline"
      noValidate
    >
      <input type="hidden" name="to" value={frame?.path ?? staffLinks.today()} />
      {frame?.locales
        .filter((other) => other !== locale)
        .map((other) => (
          <button key={other} className="link" name="locale" value={other} lang={other}>
            {LOCALE_NAMES[other]}
          </button>
        ))}
    </form>
  );
}
