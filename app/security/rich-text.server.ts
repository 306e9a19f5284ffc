/** Sanitises HTML of the charity API, which can contain anything, and puts its links to this site into the page's language. */
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

/** Attributes of a link. The sanitiser removes an unsafe `href` afterwards. */
function link(href: string, locale: Locale): Record<string, string> {
  if (href === '') return {};
  const within = contentLink(href, locale);
  if (within !== null) return { href: within };
  // Arabic text would reorder a phone number.
  if (/^tel:/i.test(href)) return { href, class: 'ltr num' };
  // The site does not vouch for links of content, and does not tell them which page they were followed from.
  return { href, rel: 'nofollow noopener noreferrer' };
}

/** A story changes seldom and is read often. */
const MAX_KEPT = 500;
const kept = new Map<string, string>();

/** Returns HTML with the allowed elements, and the plain text of all others but scripts and styles. */
export function safeHtml(html: string, locale: Locale): string {
  const key = `${locale} ${html}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const safe = sanitizeHtml(html, OPTIONS[locale]);
  kept.set(key, safe);
  if (kept.size > MAX_KEPT) kept.delete(kept.keys().next().value!);
  return safe;
}

/** The entities that the sanitiser writes. `&amp;` is last, because the text of `&amp;lt;` is `&lt;`. */
const ENTITIES = [
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&amp;', '&'],
] as const;

/** Returns the text of HTML without its elements. */
export function plainText(html: string): string {
  const escaped = sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} });
  return ENTITIES.reduce<string>(
    (text, [entity, letter]) => text.replaceAll(entity, letter),
    escaped,
  );
}
