/** Sanitises HTML of the charity API, which untrusted authors may have written, and localises links to this site. */
import { LRUCache } from 'lru-cache';
import sanitizeHtml from 'sanitize-html';
import { commaIn, LOCALES, type Locale } from '#domain/locales';
import { contentLink, PICTURE_WIDTHS, pictureUrl } from '../links';

const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'blockquote'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'img'],
  ],
  allowedAttributes: {
    a: ['href', 'rel', 'class'],
    table: ['class'],
    th: ['scope', 'class'],
    td: ['class'],
    img: ['class', 'src', 'srcset', 'sizes', 'width', 'height', 'alt', 'loading'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // Picture attributes are made below, so a picture without a URL is not one of this site.
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
};

type Attributes = Record<string, string>;

/** `isLight`: the visitor saves data, so pictures are small. */
const optionsFor = (locale: Locale, isLight: boolean): sanitizeHtml.IOptions => ({
  ...ALLOWED,
  // The sanitiser calls these before it removes attributes. Only what they return reaches the page.
  transformTags: {
    a: (tagName, { href = '' }) => ({ tagName, attribs: link(href, locale) }),
    img: (tagName, attribs) => ({ tagName, attribs: picture(attribs, isLight) }),
    table: (tagName) => ({ tagName, attribs: { class: 'table' } }),
    th: (tagName, { scope, ...attribs }) => ({
      tagName,
      attribs: { scope: scope === 'row' ? 'row' : 'col', ...numberClass(attribs) },
    }),
    td: (tagName, attribs) => ({ tagName, attribs: numberClass(attribs) }),
  },
});

/** Any absolute URL: a link to a place in the same page is parsed relative to it. */
const BASE = 'https://site.example';
const OTHER_LINK = /^(?:https?:\/\/|mailto:|tel:|#[\w-]+$)/i;

/** Returns the attributes of a link, and none when it is neither a path of this site nor a complete URL. */
function link(href: string, locale: Locale): Attributes {
  const within = contentLink(href, locale);
  if (within !== null) return { href: within };
  if (!OTHER_LINK.test(href) || !URL.canParse(href, BASE)) return {};
  // Inside Arabic text, browsers would reorder a phone number.
  if (/^tel:/i.test(href)) return { href, class: 'ltr num' };
  // We do not endorse the linked sites, and they must not learn which page the visitor came from.
  return { href, rel: 'nofollow noopener noreferrer' };
}

/** A file of the charity API. Excludes "..", which browsers resolve, queries, and everything that is not a picture. */
const PICTURE = /^\/files(?:\/[\w-]{1,120}){1,4}\.(?:jpe?g|png|webp)$/;
/** The width of a text is at most 38em. */
const SIZES = '(min-width: 43.75em) 38em, 92vw';

/** Returns the attributes of a picture of this site, and none for any other. */
function picture({ src = '', alt = '' }: Attributes, isLight: boolean): Attributes {
  if (!PICTURE.test(src)) return {};
  return {
    class: 'art',
    src: pictureUrl(src, isLight ? 320 : 640),
    ...(!isLight && {
      srcset: PICTURE_WIDTHS.map((width) => `${pictureUrl(src, width)} ${width}w`).join(', '),
      sizes: SIZES,
    }),
    ...{ width: '640', height: '427', alt, loading: 'lazy' },
  };
}

/** Cells with numbers are at the end of the line. */
const numberClass = (attribs: Attributes): Attributes =>
  attribs.class === 'n' ? { class: 'n' } : {};

const OPTIONS = new Map<string, sanitizeHtml.IOptions>(
  LOCALES.flatMap((locale) =>
    [true, false].map((isLight) => [`${locale}${isLight}`, optionsFor(locale, isLight)] as const),
  ),
);

const TABLE = '<table class="table">';

/** A wide table scrolls in its own box. The box is focusable, so that the keyboard can scroll it, and needs a name. */
function withScrollBoxes(html: string, locale: Locale): string {
  // Sanitised text contains no "<", so each match is an element.
  return html
    .replaceAll(TABLE, (open: string, at: number) => {
      const [firstRow = ''] = html.slice(at).split('</tr>');
      const name = [...firstRow.matchAll(/<th[^>]*>(.*?)<\/th>/gs)]
        .map(([, title]) =>
          title!
            .replace(/<[^>]*>/g, '')
            .replaceAll('"', '&quot;')
            .trim(),
        )
        .filter(Boolean)
        .join(commaIn(locale));
      const label = name === '' ? '' : ` role="region" aria-label="${name}"`;
      return `<div class="scroll" tabindex="0"${label}>${open}`;
    })
    .replaceAll('</table>', '</table></div>');
}

/** Sanitised HTML is cached, because visitors read a story more often than it changes. */
const MAX_CACHED = 500;
const cache = new LRUCache<string, string>({ max: MAX_CACHED });

/**
 * Returns the allowed elements, and only the text of other elements. Removes scripts and styles with their text.
 * @param isLight true for visitors who save data: pictures are small
 */
export function safeHtml(html: string, locale: Locale, isLight = false): string {
  const variant = `${locale}${isLight}`;
  const key = `${variant} ${html}`;
  const cached = cache.get(key);
  if (cached !== undefined) return cached;
  const safe = withScrollBoxes(sanitizeHtml(html, OPTIONS.get(variant)), locale);
  cache.set(key, safe);
  return safe;
}

/** The entities that the sanitiser writes. `&amp;` is last, because the text of `&amp;lt;` is `&lt;`. */
const ENTITIES = [
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&amp;', '&'],
] as const;

/** Returns the text of HTML, without elements, with decoded entities, and with a space between blocks. */
export function plainText(html: string): string {
  const spaced = html.replace(/<\/(?:p|li|h\d|blockquote|t[dhr])>|<br\b/gi, ' $&');
  const escaped = sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {} })
    .replace(/\s+/g, ' ')
    .trim();
  return ENTITIES.reduce<string>(
    (text, [entity, letter]) => text.replaceAll(entity, letter),
    escaped,
  );
}
