/** Codecs of texts: localised lines, localised Markdown, single lines and ids. */
import { LRUCache } from 'lru-cache';
import type * as z from 'zod';
import { emailSchema, httpsUrlSchema, lineSchema, shownPhoneSchema } from '#contract/values';
import { LOCALES, type Locale, type LocalisedText } from '#domain/locales';
import type { LineForm } from '#domain/content/shape';
import type { Codec, OptionalCodec, Shape } from '../codec';
import { optional } from '../codec';
import { unescapeHtml } from '../markdown/escape-html';
import { htmlToMarkdown } from '../markdown/from-html';
import { markdownToHtml, type MarkdownOptions } from '../markdown/to-html';
import type { Source } from '../source';
import { barAdvice } from '../yaml-problems';

export const EMPTY_TEXT: LocalisedText = { en: '', ar: '', tr: '', id: '' };

const LANGUAGES = LOCALES.join(', ');
const IN_LANGUAGES = `in one language at least (${LANGUAGES}), such as “en: Clean water”`;

function inLanguages(
  expects: string,
  shape: Shape,
  read: (source: Source) => string | undefined,
  write: (text: string) => string,
): Codec<LocalisedText> {
  return {
    expects,
    shape,
    read: (source) => {
      const found = source.fields;
      if (!found || found.size === 0) return source.reject(expects);
      const texts: Partial<LocalisedText> = {};
      let isRead = true;
      for (const [locale, inner] of found) {
        if (!isOneOf(locale)) {
          inner.report(`${locale} is not a language of the site. There are ${LANGUAGES}.`);
          continue;
        }
        const text = read(inner);
        if (text === undefined) isRead = false;
        else texts[locale] = text;
      }
      source.hasLanguages([...found.keys()].filter(isOneOf));
      // A missing language is an empty string, and the languages always have the same order.
      return isRead ? withAllLocales(texts) : undefined;
    },
    write: (text) =>
      Object.fromEntries(localesOf(text).map((locale) => [locale, write(text[locale])])),
  };
}

const isOneOf = (name: string): name is Locale => (LOCALES as readonly string[]).includes(name);

const withAllLocales = (texts: Partial<LocalisedText>): LocalisedText =>
  Object.fromEntries(LOCALES.map((locale) => [locale, texts[locale] ?? ''])) as LocalisedText;

const localesOf = (text: LocalisedText) => LOCALES.filter((locale) => (text[locale] ?? '').trim());

/** One line of plain text in each language. */
export const text: Codec<LocalisedText> = inLanguages(
  `a text ${IN_LANGUAGES}`,
  { type: 'texts', markdown: false, figures: false },
  (source) => line.read(source),
  (value) => value.trim(),
);
export const optionalText: OptionalCodec<LocalisedText> = optional(text, EMPTY_TEXT);

/** Text with paragraphs in each language. The file has Markdown, the value is HTML. Its links are checked. */
export function markdown(options: MarkdownOptions = {}): Codec<LocalisedText> {
  const codec = inLanguages(
    `Markdown ${IN_LANGUAGES.replace(/,[^,]*$/, '')}, each after “|”`,
    { type: 'texts', markdown: true, figures: options.hasFigures ?? false },
    (source) => {
      const written = source.text;
      if (written === '' || written?.trim() === '') return source.reject('Markdown');
      // Without `|`, YAML reads a text as a list or fields, or joins its lines and paragraphs.
      if (written === null || source.hasJoinedLines) {
        source.report(barAdvice(source.name));
        return undefined;
      }
      const { html, problems, links } = markdownToHtml(written, options, (target) => {
        const [, scene] = /^scene:(.*)$/.exec(target) ?? [];
        return scene === undefined
          ? source.pictures.findFile(source.path, target)
          : source.pictures.findScene(scene);
      });
      // The text begins on the line after its language key.
      for (const { line: below, message } of problems)
        source.report(message, below + 1, { key: 'markdown', values: { line: below + 1 } });
      if (problems.length > 0) return undefined;
      for (const { line: below, href } of links) source.link(href, below + 1);
      return html;
    },
    (html) => markdownOf(html, options),
  );
  return { ...codec, links: (text) => Object.values(text).flatMap(siteLinksIn) };
}

/**
 * In characters. A list of the staff area converts every text of its records: 3 ms for each campaign. Meanwhile the
 * process handles no other request.
 */
const MAX_KEPT = 4_000_000;
const kept = new LRUCache<string, string>({
  maxSize: MAX_KEPT,
  sizeCalculation: (markdown, key) => markdown.length + key.length,
});

function markdownOf(html: string, options: MarkdownOptions): string {
  const key = JSON.stringify(options) + html;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const converted = htmlToMarkdown(html, options);
  kept.set(key, converted);
  return converted;
}

/** Returns the links of HTML to pages of this site. */
const siteLinksIn = (html: string): string[] =>
  [...html.matchAll(/ href="(\/[^"]*)"/g)].map(([, href]) => unescapeHtml(href!));

export const story: OptionalCodec<LocalisedText> = optional(markdown(), EMPTY_TEXT);

function checkedBy(schema: z.ZodType<string>, expects: string, form: LineForm): Codec<string> {
  return {
    expects,
    shape: { type: 'line', form },
    read: (source) => schema.safeParse(source.text).data ?? source.reject(expects),
    write: (value) => value.trim(),
  };
}

/** One line of text that is not translated. */
export const line = checkedBy(lineSchema(20_000), 'one line of text', 'line');
export const email = checkedBy(emailSchema, 'an email address', 'email');
export const httpsUrl = checkedBy(
  httpsUrlSchema,
  'a URL that begins with https://, such as https://maps.example/hall',
  'url',
);
export const phone = checkedBy(shownPhoneSchema, 'a phone number such as +968 2412 3456', 'phone');

/** @param expects description for error messages, such as "an id such as clean-water" */
export function matching(pattern: RegExp, expects: string, form: LineForm = 'line'): Codec<string> {
  return {
    expects,
    shape: { type: 'line', form },
    read: (source) => (pattern.test(source.text ?? '') ? source.text! : source.reject(expects)),
    write: (value) => value,
  };
}

const SITE_PATH = 'a path of the site without a language, such as /projects';

/** The path of a page of the site without a language. Its target must exist. */
export const sitePath: Codec<string> = {
  expects: SITE_PATH,
  shape: { type: 'line', form: 'path' },
  read: (source) => {
    const path = source.text ?? '';
    if (!/^\/[\w/-]{0,200}$/.test(path)) return source.reject(SITE_PATH);
    source.link(path);
    return path;
  },
  write: (path) => path,
  links: (path) => [path],
};

/** Files of content have ids in lower case. A reference in upper case is reported when its item is not found. */
const ID = /^[a-z\d_-]{1,64}$/;
const ID_OF_ANY_CASE = /^[\w-]{1,64}$/;

/** @param what noun for error messages, such as "an area" */
export const idOf = (what: string): Codec<string> =>
  matching(ID, `an id of ${what}: letters from a to z in lower case, digits, - and _`, 'id');

/** The id of another item. @param kind the folder of its file @param what noun for messages, such as "a category" */
export function reference(kind: string, what: string): Codec<string> {
  const id = matching(
    ID_OF_ANY_CASE,
    `the id of ${what}: the name of its file in ${kind} without .yaml`,
  );
  return {
    ...id,
    shape: { type: 'reference', kinds: [kind] },
    read: (source) => {
      const read = id.read(source);
      if (read !== undefined) source.refer(kind, read);
      return read;
    },
  };
}
