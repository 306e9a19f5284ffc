/** Explanation why mosque repairs accept sadaqa but not zakat, with a link to the zakat page. */
import { Link } from '@remix-run/react';
import { useLinks, useText } from '#web/i18n/strings';
import { Disclosure } from '#web/ui/parts';
import { useHasPage } from '../../shell/use-shell';

export function WhyNotZakat() {
  const t = useText('mosques');
  const links = useLinks();
  const has = useHasPage();
  return (
    <Disclosure summary={t('zakat.title')}>
      <p>{t('zakat.text')}</p>
      {has('zakat') && (
        <p>
          <Link to={links.zakat()}>{t('zakat.link')}</Link>
        </p>
      )}
    </Disclosure>
  );
}
