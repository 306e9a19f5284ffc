/** Finds HTML errors, with html-validate and with rules of the W3C checker that html-validate does not have. */
import { HtmlValidate, StaticConfigLoader } from 'html-validate';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard', 'html-validate:document'],
    rules: {
      'heading-level': 'error',
      // Every file comes from this site and from the same build as the page.
      'require-sri': 'off',
    },
  }),
);

/** Checks the doctype, the end and invalid characters of a document. Fast enough for every page of a crawl. */
export function documentFaults(html: string): string[] {
  const doctypes = html.match(/<!doctype/gi)?.length ?? 0;
  return [
    html.includes('\0') && 'contains U+0000',
    html.includes('\uFFFD') && 'contains U+FFFD',
    doctypes !== 1 && `has ${doctypes} doctypes`,
    !/^<!doctype html>/i.test(html) && 'does not begin with its doctype',
    !/<\/html>\s*$/i.test(html) && 'does not end with </html>',
  ].filter((fault) => typeof fault === 'string');
}

/** Validates the page. Takes about 30 ms. */
export function htmlFaults(html: string): string[] {
  const { results } = validator.validateStringSync(html);
  return [
    ...documentFaults(html),
    ...results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, offset }) => {
        const place = html.slice(Math.max(0, offset - 40), offset + 80);
        return `${ruleId}: ${message}, at …${place}…`;
      }),
    ),
    ...dataBlocksToFetch(html),
    // ARIA in HTML: an aside may not be an alert or a status.
    ...(html.match(/<aside\b[^>]*\srole="(?:alert|status)"[^>]*>/g) ?? []),
  ];
}

/** HTML, 4.12.1: a data block has no src, async, defer or nomodule attribute. */
function dataBlocksToFetch(html: string): string[] {
  const scripts = [...html.matchAll(/<script\b[^>]*>/gi)].map(([tag]) => tag);
  return scripts.filter(
    (tag) =>
      /\stype="(?!module"|importmap"|speculationrules"|text\/javascript")/.test(tag) &&
      /\s(?:src|async|defer|nomodule)\b(?!-)/.test(tag.replace(/\sdata-[\w-]+="[^"]*"/g, '')),
  );
}
