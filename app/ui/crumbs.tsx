/** The breadcrumbs: links to the parent pages, the nearest one last. */
import { Link } from '@remix-run/react';
import { Fragment } from 'react';
import { useText } from '../i18n/strings';
import { Icon } from './icon';

export function Breadcrumbs({ trail }: { trail: { label: string; to?: string }[] }) {
  const t = useText('shell');
  return (
    <nav className="crumbs" aria-label={t('ui.crumbs')}>
      {trail.map(({ label, to }, at) => (
        <Fragment key={label}>
          {at > 0 && <Icon name="next" flip />}
          {to ? <Link to={to}>{label}</Link> : <span aria-current="page">{label}</span>}
        </Fragment>
      ))}
    </nav>
  );
}
