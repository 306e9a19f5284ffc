/** The organisation's logo and name, as a link to the home page. */
import { Link } from '@remix-run/react';
import { useLinks } from '../i18n/locale';
import { useText } from '../i18n/strings';
import { Mark } from '../ui/mark';
import { useShell } from './use-shell';

export function Logo() {
  const t = useText('shell');
  const organisation = useShell()?.organisation;
  return (
    <Link className="logo" to={useLinks().home()}>
      <Mark logo={organisation?.logo} />
      {!organisation?.logo?.[0]?.alt && <span>{organisation?.name ?? t('frame:unnamedSite')}</span>}
    </Link>
  );
}
