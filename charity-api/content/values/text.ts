/** Codecs of texts: localised lines, localised Markdown, single lines and ids. */
import * as z from 'zod';
import { idSchema } from '#contract/common';
import { emailSchema, httpsUrlSchema, lineSchema, shownPhoneSchema } from '#contract/values';
import { LOCALES, type Locale, type LocalisedText } from '#domain/locales';
import type { LineForm, Shape } from '#domain/content/shape';
import { isTimeZone } from '#domain/time/dates';
import type { Codec, Target } from '../codec';
import { unescapeHtml } from '../markdown/escape-html';
import { htmlToMarkdown } from '../markdown/from-html';
import { markdownToHtml, type MarkdownOptions } from '../markdown/to-html';
import type { Source } from '../source';
import { barAdvice } from '../yaml-problems';

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

/** Text with paragraphs in each language. The file has Markdown, the value is HTML. Its links are checked. */
export function markdown(options: MarkdownOptions = {}): Codec<LocalisedText> {
  const codec = inLanguages(
    `Markdown ${IN_LANGUAGES.replace(/,[^,]*$/, '')}, each after “|”`,
    { type: 'texts', markdown: true, figures: options.hasFigures ?? false },
    (source) => {
      const written = source.text;
      if (written === '' || written?.trim() === '') return source.reject('Markdown');
      // Without `|`, YAML reads a text as a list or fields, or joins its lines and paragraphs.
      if (written === null || source.hasJoinedLines) return source.report(barAdvice(source.name));
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
    (html) => htmlToMarkdown(html, options),
  );
  return { ...codec, targets: (text) => Object.values(text).flatMap(siteLinksIn) };
}

const siteLinksIn = (html: string): Target[] =>
  [...html.matchAll(/ href="(\/[^"]*)"/g)].map(([, href]) => ({ href: unescapeHtml(href!) }));

/** The checks of lines whose schema in replies is lenient. */
const STRICT: Partial<Record<LineForm, z.ZodType<string>>> = {
  accountNumber: z.string().regex(/^[A-Za-z0-9][A-Za-z0-9 ./-]{0,38}[A-Za-z0-9]$/),
  bic: z.string().regex(/^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/),
  email: emailSchema,
  // Files of content have ids in lower case.
  id: z.string().regex(/^[a-z\d_-]{1,64}$/),
  phone: shownPhoneSchema,
  timeZone: z.string().refine(isTimeZone),
  url: httpsUrlSchema,
};

/** One line of text that is not translated. @param schema of the value in replies */
export function lineCodec(form: LineForm, schema: z.ZodType, expects: string): Codec<string> {
  const checked = STRICT[form] ?? (schema as z.ZodType<string>);
  return {
    expects,
    shape: { type: 'line', form },
    read: (source) => checked.safeParse(source.text).data ?? source.reject(expects),
    write: (value) => value.trim(),
  };
}

export const line = lineCodec('line', lineSchema(20_000), 'one line of text');

/** A path of the site. Its target must exist. */
export const pathCodec = (schema: z.ZodType, expects: string) =>
  withLink(lineCodec('path', schema, expects), (path) => path);

/** Endowments have URLs like those of campaigns. The end of their id distinguishes them. */
const ID_OF_CAMPAIGN = /^(?!.*-endowment$)[\w-]{1,64}$/;

/** The id of another item. If it can have one of several kinds, it is checked like a link to its page. */
export function reference(kinds: readonly string[]): Codec<string> {
  const [kind, ...others] = kinds as [string, ...string[]];
  const isCampaign = others.length > 0 && !kinds.includes('endowments');
  // A reference in upper case is reported when its item is not found.
  const schema = isCampaign ? z.string().regex(ID_OF_CAMPAIGN) : idSchema;
  const expects = `the id of an item in ${kinds.join(' or ')}: the name of its file without .yaml`;
  const shape: Shape = { type: 'reference', kinds };
  const id = { ...lineCodec('line', schema, expects), shape };
  if (others.length > 0) return withLink(id, (one) => `/projects/${one}`);
  return {
    ...id,
    read: (source) => {
      const read = id.read(source);
      if (read !== undefined) source.refer(kind, read);
      return read;
    },
    targets: (one) => [{ kind, id: one }],
  };
}

function withLink(codec: Codec<string>, hrefOf: (value: string) => string): Codec<string> {
  return {
    ...codec,
    read: (source) => {
      const read = codec.read(source);
      if (read !== undefined) source.link(hrefOf(read));
      return read;
    },
    targets: (value) => [{ href: hrefOf(value) }],
  };
}
