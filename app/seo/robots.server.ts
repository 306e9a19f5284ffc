/** The text of robots.txt (RFC 9309): what crawlers may request, and where the sitemap is. */
import { mayBeListed, type Config } from '#config';
import { linksToFiles, localisedPath } from '#web/links';
import { PERSONAL_PATHS } from '../visitor/page-key.server';

/** Returns a text that disallows every page of a site that must not be found, such as a public demonstration. */
export function robotsText(settings: Config): string {
  if (!mayBeListed(settings)) return 'User-agent: *\nDisallow: /\n';
  const personal = settings.LOCALES.flatMap((locale) =>
    PERSONAL_PATHS.map((path) => `Disallow: ${localisedPath(path, locale)}`),
  );
  return [
    'User-agent: *',
    ...personal,
    '',
    `Sitemap: ${settings.publicUrl}${linksToFiles.sitemap()}`,
    '',
  ].join('\n');
}
