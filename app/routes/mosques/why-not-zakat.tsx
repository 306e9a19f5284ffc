/** Explanation why mosque repairs accept sadaqa but not zakat, with a link to the zakat page. */
import { Link } from '@remix-run/react';
import { useLinks } from '../../i18n/locale';
import { useText } from '../../i18n/strings';
import { Disclosure } from '../../ui/fold';

export function WhyNotZakat() {
  const t = useText('mosques');
  const links = useLinks();
  return (
    <Disclosure summary={t('zakat.title')}>
      <p>{t('zakat.text')}</p>
      <p>
        <Link to={links.zakat()}>{t('zakat.link')}</Link>
      </p>
    </Disclosure>
  );
}
