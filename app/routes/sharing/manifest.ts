/** GET /manifest.webmanifest: name and colour of the charity in a language, for a site on the home screen of a device. */
import type { LoaderFunctionArgs } from '@remix-run/node';
import { direction } from '#domain/locales';
import { PUBLIC_FILES } from '#web/links';
import { publicFile } from '../../seo/public-file.server';
import { organisationFacts } from '#web/charity/organisation.server';
import { readVisitor } from '../../visitor/visitor.server';

/** Colours of the design in light mode: the background of pages, and the accent of a charity without its own colour. */
const BACKGROUND = '#fbfaf7';
const ACCENT = '#019c9c';

/** Uses the host as name when the charity API fails. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const visitor = readVisitor(request);
  const { name, tagline, colour = ACCENT } = await organisationFacts(visitor);
  const manifest = {
    // The same in all languages: it is the same site, in the language in which the visitor installed it.
    id: '/',
    lang: visitor.locale,
    dir: direction(visitor.locale),
    name,
    short_name: name,
    ...(tagline && { description: tagline }),
    start_url: visitor.links.home(),
    scope: '/',
    display: 'minimal-ui',
    background_color: BACKGROUND,
    theme_color: colour,
    icons: [
      { src: PUBLIC_FILES.icon, type: 'image/svg+xml', sizes: 'any' },
      { src: PUBLIC_FILES.touchIcon, type: 'image/png', sizes: '180x180' },
    ],
  };
  return publicFile(JSON.stringify(manifest), 'application/manifest+json');
}
