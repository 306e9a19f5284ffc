/** The content of a mail, independent of its format, and its two formats: text and HTML. */
import { html } from 'hono/html';
import { direction, type ContentLanguage, type Locale, type ShownText } from '#domain/locales';

export type MailContent = {
  locale: Locale;
  subject: string;
  greeting: string;
  paragraphs: string[];
  /** A one-time code. */
  code?: string;
  facts?: Fact[];
  gifts?: GiftList;
  /** The main link, and further links. */
  action?: LetterLink;
  links?: LetterLink[];
  closing: string;
  from: string;
};

/** The content of a mail about an order. */
export type OrderMailContent = MailContent &
  Required<Pick<MailContent, 'facts' | 'gifts' | 'action'>>;

export type Fact = {
  label: string;
  value: string;
  /** Language of the value, when it is not the language of the mail. */
  language?: ContentLanguage | undefined;
};
export type LetterLink = { label: string; url: string };
export type LetterLine = { title: ShownText; notes: string[]; amount: string };

export type GiftList = {
  title: string;
  /** Gifts grouped by intention. `subtotal` is null when there is only one intention. */
  groups: { title: string; lines: LetterLine[]; subtotal: Fact | null }[];
  total: Fact;
};

export function asText(letter: MailContent): string {
  const { paragraphs, code, facts, gifts, closing, from } = letter;
  return [
    letter.greeting,
    '',
    ...paragraphs.flatMap((paragraph) => [paragraph, '']),
    // Alone on its line and without direction marks, so that donors copy only the digits.
    ...(code === undefined ? [] : [code, '']),
    ...(facts ? [...facts.map(factText), ''] : []),
    ...(gifts ? giftsText(gifts) : []),
    ...linksOf(letter).flatMap(({ label, url }) => [`${label}:`, url, '']),
    closing,
    '',
    from,
    '',
  ].join('\n');
}

function giftsText({ title, groups, total }: GiftList): string[] {
  const lines = groups.flatMap((group) => [
    `— ${group.title} —`,
    ...group.lines.flatMap((line) => [
      `${line.title.text}: ${line.amount}`,
      ...line.notes.map((note) => `  ${note}`),
    ]),
    ...(group.subtotal ? [factText(group.subtotal)] : []),
    '',
  ]);
  return [title, '', ...lines, factText(total), ''];
}

const factText = ({ label, value }: Fact): string => `${label}: ${value}`;

function linksOf({ action, links = [] }: MailContent): LetterLink[] {
  return action ? [action, ...links] : links;
}

// Inline styles, because mail programs remove style sheets.
const CELL = 'padding:6px 4px;vertical-align:top;border-bottom:1px solid #d5dddb';
const WORDS = 'overflow-wrap:break-word';
/** The Arabic symbol of the rial contains dots. A line must not break at them. */
const AMOUNT = 'white-space:nowrap';
const LINK = 'color:#00706f';
const CODE = 'margin:0 0 24px;text-align:center;font:bold 32px/1.4 Consolas,Menlo,monospace';

/** `bdi` keeps the direction of the text around it from changing the order of its parts. */
function isolated({ text, language }: ShownText) {
  return language
    ? html`<bdi lang="${language.lang}" dir="${language.dir}">${text}</bdi>`
    : html`<bdi>${text}</bdi>`;
}

export function asHtml(letter: MailContent): string {
  const { locale } = letter;
  const end = direction(locale) === 'rtl' ? 'left' : 'right';
  const row = (label: unknown, value: unknown, style: string) =>
    html`<tr>
      <td style="${CELL}">${label}</td>
      <td style="${CELL};text-align:${end};${style}">${value}</td>
    </tr>`;
  const table = (rows: unknown) =>
    html`<table role="presentation" width="100%" style="border-collapse:collapse;margin:0 0 24px">
      ${rows}
    </table>`;
  const line = ({ title, notes, amount }: LetterLine) =>
    row(
      html`${isolated(title)}${notes.map((note) => html`<br /><small>${note}</small>`)}`,
      isolated({ text: amount }),
      AMOUNT,
    );
  const factRow = ({ label, value, language }: Fact, style: string) =>
    row(label, isolated({ text: value, language }), style);
  const link = ({ label, url }: LetterLink, style: string) =>
    html`<p><a href="${url}" style="${LINK};${style}">${label}</a></p>`;
  const giftTables = ({ title, groups, total }: GiftList) =>
    html`<h2 style="font-size:18px;margin:0 0 8px">${title}</h2>
      ${groups.map(
        (group) =>
          html`<h3 style="font-size:16px;margin:0">${group.title}</h3>
            ${table([...group.lines.map(line), group.subtotal ? factRow(group.subtotal, AMOUNT) : ''])}`,
      )}
      ${table(factRow(total, `${AMOUNT};font-weight:bold`))}`;
  const { code, facts, gifts, action, links = [] } = letter;
  return String(
    html`<!doctype html>
      <html lang="${locale}" dir="${direction(locale)}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>${letter.subject}</title>
        </head>
        <body
          dir="${direction(locale)}"
          style="margin:0;padding:8px;background:#eef2f1;color:#16211f;font:16px/1.6 Tahoma,'Segoe UI',Arial,sans-serif"
        >
          <div
            style="max-width:560px;margin:0 auto;padding:16px;background:#fff;border-top:4px solid #019c9c"
          >
            <p>${letter.greeting}</p>
            ${letter.paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)}
            ${code === undefined ? '' : html`<p dir="ltr" style="${CODE}"><bdi>${code}</bdi></p>`}
            ${facts ? table(facts.map((fact) => factRow(fact, WORDS))) : ''}
            ${gifts ? giftTables(gifts) : ''} ${action ? link(action, 'font-weight:bold') : ''}
            ${links.map((other) => link(other, 'font-size:14px'))}
            <p>${letter.closing}</p>
            <p>${letter.from}</p>
          </div>
        </body>
      </html>`,
  );
}
