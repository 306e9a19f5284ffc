/** Sanitises HTML of the charity API, which untrusted authors may have written, and localises links to this site. */
import sanitizeHtml from 'sanitize-html';
import { LOCALES, type Locale } from '#domain/locales';
import { contentLink } from '../links';

const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'blockquote'],
  allowedAttributes: { a: ['href', 'rel', 'class'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
};

const optionsFor = (locale: Locale): sanitizeHtml.IOptions => ({
  ...ALLOWED,
  transformTags: { a: (tagName, { href = '' }) => ({ tagName, attribs: link(href, locale) }) },
});

const OPTIONS = Object.fromEntries(LOCALES.map((locale) => [locale, optionsFor(locale)])) as Record<
  Locale,
  sanitizeHtml.IOptions
>;

/** Returns the attributes of a link. The sanitiser removes an unsafe `href` afterwards. */
function link(href: string, locale: Locale): Record<string, string> {
  if (href === '') return {};
  const within = contentLink(href, locale);
  if (within !== null) return { href: within };
  // Inside Arabic text, browsers would reorder a phone number.
  if (/^tel:/i.test(href)) return { href, class: 'ltr num' };
  // We do not endorse the linked sites, and they must not learn which page the visitor came from.
  return { href, rel: 'nofollow noopener noreferrer' };
}

/** Sanitised HTML is cached, because visitors read a story more often than it changes. */
const MAX_CACHED = 500;
const cache = new Map<string, string>();

/** Returns the allowed elements, and only the text of other elements. Removes scripts and styles with their text. */
export function safeHtml(html: string, locale: Locale): string {
  const key = `${locale} ${html}`;
  const cached = cache.get(key);
  if (cached !== undefined) return cached;
  const safe = sanitizeHtml(html, OPTIONS[locale]);
  cache.set(key, safe);
  if (cache.size > MAX_CACHED) cache.delete(cache.keys().next().value!);
  return safe;
}

/** The entities that the sanitiser writes. `&amp;` is last, because the text of `&amp;lt;` is `&lt;`. */
const ENTITIES = [
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&amp;', '&'],
] as const;

/** Returns the text of HTML, without elements and with decoded entities. */
export function plainText(html: string): string {
  const escaped = sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} });
  return ENTITIES.reduce<string>(
    (text, [entity, letter]) => text.replaceAll(entity, letter),
    escaped,
  );
}
