/** The choice between light and full pages: a form, so that the server can store it and no script is needed. */
import { useLocation } from '@remix-run/react';
import { useLinks } from '../i18n/locale';
import { useText } from '../i18n/strings';
import { useIsLight } from '../ui/picture';

export function LightSwitch() {
  const t = useText('shell');
  const links = useLinks();
  const { pathname } = useLocation();
  const isLight = useIsLight();
  return (
    <form method="post" noValidate action={links.lightPages()}>
      {/* Without the query: the page cache would give the query of the first visitor to all others. */}
      <input type="hidden" name="returnTo" value={pathname} />
      <button name="light" value={isLight ? '0' : '1'}>
        {t(isLight ? 'footer.fullPages' : 'footer.lightPages')}
      </button>
    </form>
  );
}
