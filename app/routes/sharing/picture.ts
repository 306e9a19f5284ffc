/** GET /cards/{section}/{id}.jpg: the picture that social networks show for a page, in the language of the URL. */
import { createHash } from 'node:crypto';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { SITEMAP_SECTIONS } from '#contract/sitemap';
import type { Colour } from '#domain/colours/colour';
import { formatMoney } from '#domain/money';
import { days, seconds } from '#domain/time/durations';
import { organisationFacts } from '#web/charity/organisation.server';
import { CharityError } from '#web/charity/results';
import { notFound, toNotFoundOrUnavailable } from '../../charity/responses.server';
import { charityFile } from '../../seo/pictures/charity-file.server';
import { type Pictured, pictureFacts, type PictureFacts } from '../../seo/pictures/facts.server';
import { PictureStore } from '../../seo/pictures/store.server';
import { publicFile } from '../../seo/public-file.server';
import { readVisitor, type Visitor } from '../../visitor/visitor.server';

const store = new PictureStore();
const ACCENT: Colour = '#019c9c';
const RETRY_AFTER = String(seconds(30) / 1_000);
/** The URL in a page has a version, so the picture of a URL may be kept. */
const CACHING = `public, max-age=${days(30) / 1_000}`;

/** @throws a 404 response for an unknown page, a 503 response when the charity API fails */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  const pictured = picturedIn(params);
  const visitor = readVisitor(request);
  try {
    const facts = (await pictureFacts(visitor, pictured)) ?? notFound();
    const drawing = await drawingOf(visitor, facts);
    // Only what the picture shows is in the key, so that queries of clients do not fill the cache.
    const key = createHash('sha256').update(JSON.stringify(drawing)).digest('base64url');
    const headers = { etag: `"${key}"`, 'cache-control': CACHING };
    if (request.headers.get('if-none-match') === headers.etag)
      return new Response(null, { status: 304, headers });
    const { photo, logo, ...shown } = drawing;
    const picture = await store.get(key, async () => {
      // Loaded at the first picture: loading sharp and the fonts takes 5 % of the server's start.
      const { drawPicture } = await import('../../seo/pictures/draw.server');
      return drawPicture({
        ...shown,
        photo: photo === null ? null : await charityFile(photo, 960),
        logo: logo === null ? null : await charityFile(logo, 320),
      });
    });
    if (picture === null)
      return new Response(null, { status: 503, headers: { 'retry-after': RETRY_AFTER } });
    const length = { 'content-length': String(picture.length) };
    return publicFile(new Uint8Array(picture), 'image/jpeg', { ...headers, ...length });
  } catch (error) {
    throw error instanceof CharityError ? toNotFoundOrUnavailable(error) : error;
  }
}

function picturedIn({ section, file = '' }: LoaderFunctionArgs['params']): Pictured {
  const known = (['pages', ...SITEMAP_SECTIONS] as const).find((one) => one === section);
  const [, id] = /^([\w-]{1,64})\.jpg$/.exec(file) ?? [];
  if (known === undefined || id === undefined) notFound();
  return { section: known, id };
}

/** Returns the content of the picture, with the paths of its files. */
async function drawingOf(
  visitor: Visitor,
  { title, isRightToLeft, photo, progress }: PictureFacts,
) {
  const { name, colour = ACCENT, logo } = await organisationFacts(visitor);
  const text = (amount: Parameters<typeof formatMoney>[0]) => formatMoney(amount, visitor.locale);
  return {
    ...{ title, isRightToLeft, photo, colour },
    charity: name,
    logo: logo?.[0]?.src.split('?')[0] ?? null,
    progress: progress && {
      text: `${text(progress.raised)} / ${text(progress.goal)}`,
      share: progress.raised.minor / Math.max(1, progress.goal.minor),
    },
  };
}
