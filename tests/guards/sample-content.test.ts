/**
 * Demonstration content: fictional amounts and names are marked, and no phone number, email address or IBAN is real.
 */
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { LOCALES, type Locale } from '#domain/locales';
import { isIban } from '#domain/money/iban';
import { startServer } from '#tests/support/server';
import { readSeededRows, textsIn, type SeededRow, type SeededText } from './seeded-texts';
import { filesBelow } from './sources';
import { readStrings } from './strings';

type Said = Record<Locale, string>;

const SAMPLE: Record<Locale, RegExp> = { en: /sample/i, ar: /نموذج/, tr: /örnek/i, id: /contoh/i };
const FOR_A_SCHOLAR: Record<Locale, RegExp> = {
  en: /checked by a scholar/,
  ar: /يراجعه عالم/,
  tr: /bir âlimce denetlenmelidir/,
  id: /perlu diperiksa ulama/,
};

let rows: SeededRow[] = [];
let texts: SeededText[] = [];
beforeAll(async () => {
  rows = await readSeededRows();
  texts = textsIn(rows);
});

const of = (table: string) => rows.filter((one) => one.table === table).map(({ row }) => row);
const json = <T>(value: unknown) => JSON.parse(String(value)) as T;
const storiesOf = (offerings: SeededRow['row'][]) =>
  of('offering_texts')
    .filter((row) => offerings.some(({ id }) => id === row.offering_id))
    .map((row) => json<Said>(row.story));
const setting = <T>(category: string, key: string) =>
  json<T>(of('settings').find((row) => row.category === category && row.key === key)!.value);
const unmarked = (said: Said[], mark: Record<Locale, RegExp>) =>
  said.flatMap((one) =>
    LOCALES.filter((locale) => !mark[locale].test(one[locale])).map((locale) => one[locale]),
  );

test('finds a text without its mark in an example', () => {
  const said = { en: 'A bank (sample)', ar: 'بنك (نموذج)', tr: 'Banka (örnek)', id: 'Bank' };
  expect(unmarked([said], SAMPLE)).toEqual(['Bank']);
});

describe('fictional content is marked as a sample', () => {
  const cases: [what: string, said: () => Said[]][] = [
    [
      'the statistics of the charity',
      () => setting<{ label: Said }[]>('organisation', 'facts').map(({ label }) => label),
    ],
    ['the licence', () => [setting<Said>('organisation', 'licence')]],
    [
      'the bank',
      () => setting<{ branch: Said }[]>('organisation', 'bankAccounts').map((one) => one.branch),
    ],
    ['the postal address', () => of('contacts').map((row) => json<Said>(row.location))],
    [
      'reports from the field',
      () =>
        of('campaigns').flatMap((row) =>
          json<{ text: Said }[]>(row.updates).map(({ text }) => text),
        ),
    ],
    [
      'results of campaigns',
      () =>
        of('campaigns').flatMap((row) =>
          row.outcome ? [json<{ text: Said }>(row.outcome).text] : [],
        ),
    ],
    ['mosques', () => of('mosques').map((row) => json<Said>(row.title))],
    ['companies', () => of('stocks').map((row) => json<Said>(row.name))],
    ['investment funds', () => of('investment_funds').map((row) => json<Said>(row.name))],
    [
      'boards and their figures',
      () => of('published_figures').map((row) => json<Said>(row.source)),
    ],
    ['prices of metals', () => of('metals').map((row) => json<Said>(row.source))],
    [
      'exchange rates without a fixed peg',
      () =>
        of('currency_rates')
          .map((row) => json<Said>(row.source))
          .filter(({ en }) => !/peg/.test(en)),
    ],
    [
      'what an endowment owns',
      () => of('endowments').map((row) => json<{ text: Said }[]>(row.facts)[0]!.text),
    ],
  ];
  test.each(cases)('every text about %s is marked as a sample', (_, said) => {
    expect(said().length).toBeGreaterThan(0);
    expect(unmarked(said(), SAMPLE)).toEqual([]);
  });

  test('bill numbers of debtors begin with SAMPLE-', () => {
    const bills = of('cases').map((row) => String(row.bill_number));
    expect(bills.length).toBeGreaterThan(0);
    expect(bills.filter((bill) => !/^SAMPLE-/.test(bill))).toEqual([]);
  });
});

describe('texts about religious rulings', () => {
  const told: [what: string, said: () => Said[]][] = [
    ['expiations', () => of('expiations').map((row) => json<Said>(row.authority))],
    ['kinds of sacrifice', () => of('sacrifice_categories').map((row) => json<Said>(row.summary))],
    ['endowments', () => storiesOf(of('offerings').filter(({ kind }) => kind === 'endowment'))],
    [
      'relief of hardship',
      () =>
        of('project_types')
          .filter(({ id }) => id === 'tayseer')
          .map((row) => json<Said>(row.story)),
    ],
    ['debts paid from zakat', () => [setting<Said>('TAFREEJ', 'ZAKAT_AUTHORITY')]],
    [
      'campaigns and funds',
      () => {
        const funds = ['kafarat-fund', 'waqf-fund', 'sacrifice-fund', 'stock-purification-fund'];
        const campaigns = of('offerings').filter((row) => row.type !== null);
        return storiesOf(
          campaigns.filter(({ id, zakat }) => zakat === 1 || funds.includes(String(id))),
        );
      },
    ],
  ];
  test.each(told)('texts about %s say that a scholar must check them', (_, said) => {
    expect(said().length).toBeGreaterThan(0);
    expect(unmarked(said(), FOR_A_SCHOLAR)).toEqual([]);
  });

  test('the quotation about the waqf of ʿUmar names its source', () => {
    const story = json<Said>(
      of('offering_texts').find((row) => row.offering_id === 'waqf-fund')!.story,
    );
    for (const locale of LOCALES) expect(story[locale]).toMatch(/2737.*1632/);
  });
});

/**
 * Fictional numbers: reserved for films by Ofcom and the North American plan, outside Oman's plan, or with X for
 * digits.
 */
const FICTIONAL_PHONES = [/^44 ?7700 ?900\d{3}$/, /^1 ?\d{3} ?555 ?01\d\d$/, /^968 ?0000 ?0000$/];
const PHONE = /\+([1-9][\dX ()-]{6,}[\dX])/g;
const IBAN = /\b([A-Z]{2}\d{2})((?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,4})?)\b/g;

function phonesIn(text: string): string[] {
  return [...text.matchAll(PHONE)]
    .map(([, number]) => number!)
    .filter((number) => !/X/.test(number) && !FICTIONAL_PHONES.some((known) => known.test(number)));
}

function validIbansIn(text: string): string[] {
  return [...text.matchAll(IBAN)].map(([iban]) => iban.replaceAll(' ', '')).filter(isIban);
}

/** Removes comments, which may contain any number. */
function withoutComments(code: string): string {
  return code.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '');
}

test('the contact details have a link to a map', () => {
  expect(of('contacts').map((row) => row.map)).toEqual([expect.stringMatching(/^https:/)]);
});

test('no page of the demonstration shows one picture twice', async () => {
  const server = await startServer({ content: 'empty' });
  const textOf = async (url: string) => (await fetch(url)).text();
  const urlsIn = async (url: string) => {
    const found = [...(await textOf(url)).matchAll(/<loc>([^<]+)/g)];
    return found.map(([, at]) => at!);
  };
  try {
    const parts = await urlsIn(`${server.origin}/sitemap.xml`);
    const pages = (await Promise.all(parts.map(urlsIn))).flat();
    const repeated: string[] = [];
    let pictures = 0;
    for (const page of pages.filter((url) => !/\/(?:ar|tr|id)\b/.test(url))) {
      const [, main = ''] = (await textOf(page)).split('<main');
      const shown = [...main.matchAll(/<img[^>]* src="(\/files\/[^"?]+)/g)].map(
        ([, path]) => path!,
      );
      pictures += shown.length;
      const twice = shown.filter((path, at) => shown.indexOf(path) !== at);
      repeated.push(...twice.map((path) => `${new URL(page).pathname}: ${path}`));
    }
    expect(pictures).toBeGreaterThan(200);
    expect(repeated).toEqual([]);
  } finally {
    await server.stop();
  }
}, 240_000);

describe('contact details belong to no real person', () => {
  /** Texts of the site, of the demonstration, and fallbacks in the code. */
  const everything = () => {
    const shown = Object.values(readStrings()).flatMap((map) => [...map.values()]);
    const stored = rows.map(({ row }) => JSON.stringify(row));
    const written = ['app', 'web']
      .flatMap(filesBelow)
      .filter((path) => /\.tsx?$/.test(path) && !/test/.test(path))
      .map((path) => withoutComments(readFileSync(path, 'utf8')));
    return [...shown, ...stored, ...written];
  };

  test('phone numbers are fictional', () => {
    expect(phonesIn('call +968 2400 0000 or +968 0000 0000, +44 7700 900123')).toEqual([
      '968 2400 0000',
    ]);
    expect(everything().flatMap(phonesIn)).toEqual([]);
  });

  test('no IBAN has valid check digits', () => {
    expect(validIbansIn('GB82 WEST 1234 5698 7654 32')).toEqual(['GB82WEST12345698765432']);
    expect(validIbansIn('OM000000000000000000000')).toEqual([]);
    expect(everything().flatMap(validIbansIn)).toEqual([]);
  });

  test('email addresses and URLs use reserved example domains', () => {
    const own = texts
      .flatMap(({ says }) => Object.values(says))
      .concat(rows.map(({ row }) => JSON.stringify(row)));
    // Links to a point on a public map, which belong to nobody.
    const maps = 'www.openstreetmap.org';
    const realIn = (text: string) =>
      [...text.matchAll(/(?:@|https?:\/\/)([\w.-]+\.\w+)/g)]
        .map(([, host]) => host!)
        .filter((host) => !/(?:^|\.)example(?:\.(?:com|org|net))?$/.test(host) && host !== maps);
    expect(realIn('a@mail.example.org, b@real.org, https://real.net/x')).toEqual([
      ...['real.org', 'real.net'],
    ]);
    expect(own.flatMap(realIn)).toEqual([]);
  });
});
