/** GET /manifest.webmanifest: name and colour of the charity, for a site on the home screen of a phone. */
import type { LoaderFunctionArgs } from '@remix-run/node';
import { hours } from '#domain/time/durations';
import { PUBLIC_FILES } from '../../links';
import { organisationFacts } from '../../shell/organisation.server';
import { readVisitor } from '../../visitor/visitor.server';

const MAX_AGE_S = hours(1) / 1_000;
/** Colours of the design in light mode: the background of pages, and the accent of a charity without its own colour. */
const BACKGROUND = '#fbfaf7';
const ACCENT = '#019c9c';

/** Uses the host as name when the charity API fails. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const visitor = readVisitor(request);
  const { name, colour = ACCENT } = await organisationFacts(visitor);
  const manifest = {
    name,
    short_name: name,
    start_url: visitor.links.home(),
    display: 'minimal-ui',
    background_color: BACKGROUND,
    theme_color: colour,
    icons: [
      { src: PUBLIC_FILES.icon, type: 'image/svg+xml', sizes: 'any' },
      { src: PUBLIC_FILES.touchIcon, type: 'image/png', sizes: '180x180' },
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: {
      'content-type': 'application/manifest+json',
      'cache-control': `public, max-age=${MAX_AGE_S}`,
      'x-content-type-options': 'nosniff',
    },
  });
}
