/** The breadcrumbs: links to the parent pages, the nearest one last. */
import { Link } from '@remix-run/react';
import type { InLanguage } from '../charity/results';
import { useText } from '../i18n/strings';
import { Icon } from './icon';

type Crumb = InLanguage & { label: string; to?: string };

export function Breadcrumbs({ trail }: { trail: Crumb[] }) {
  const t = useText('shell');
  return (
    <nav className="crumbs" aria-label={t('ui.crumbs')}>
      {trail.map(({ label, to, language }, at) => (
        <span key={label}>
          {at > 0 && <Icon name="next" flip />}
          {to ? (
            <Link to={to} {...language}>
              {label}
            </Link>
          ) : (
            <span aria-current="page" {...language}>
              {label}
            </span>
          )}
        </span>
      ))}
    </nav>
  );
}
