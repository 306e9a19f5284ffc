/** The organisation's logo and name, as a link to the home page. */
import { Link } from '@remix-run/react';
import { useLinks, useText } from '#web/i18n/strings';
import { useShell } from './use-shell';

export function Logo() {
  const t = useText('shell');
  const organisation = useShell()?.organisation;
  return (
    <Link className="logo" to={useLinks().home()}>
      <Mark />
      {!organisation?.logo?.[0]?.alt && <span>{organisation?.name ?? t('frame:unnamedSite')}</span>}
    </Link>
  );
}

/** The charity's logo, or the site's own mark. The stylesheet colours it by the classes of its parents. */
export function Mark() {
  const logo = useShell()?.organisation.logo;
  if (logo) return logo.map((image) => <img key={image.src} {...image} alt={image.alt} />);
  return (
    <svg width="34" height="34" viewBox="0 0 40 40" aria-hidden>
      <rect width="40" height="40" rx="3" />
      <path d="M20 33C10 27 8 20 9 11c7 1 11 6 11 13 0-7 4-12 11-13 1 9-1 16-11 22z" />
      <circle cx="20" cy="10" r="3.5" />
    </svg>
  );
}
