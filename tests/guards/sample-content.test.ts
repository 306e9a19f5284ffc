/**
 * Demonstration content: fictional amounts and names are marked, and no phone number, email address or IBAN is real.
 */
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { LOCALES, type Locale } from '#domain/locales';
import { isIban } from '#domain/money/iban';
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
type Fields = Record<string, any>; // eslint-disable-line @typescript-eslint/no-explicit-any -- of any kind of content
/** Returns the documents of the records of a kind. */
const content = (kind: string) =>
  of('content')
    .filter((row) => row.kind === kind)
    .map((row) => ({ ...json<Fields>(row.document), id: row.id }) as Fields);
/** Returns the documents of the offerings of some kinds. */
const offerings = (...kinds: unknown[]) =>
  of('offering_documents').flatMap((row) => {
    const offering = of('offerings').find(({ id }) => id === row.offering_id)!;
    return kinds.includes(offering.kind)
      ? [{ ...json<Fields>(row.document), id: offering.id, zakat: offering.zakat } as Fields]
      : [];
  });
const field = (name: string) => (fields: Fields) => fields[name] as Said;
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
    ['the postal address', () => content('organisation').map((row) => row.contact.location)],
    [
      'reports from the field',
      () => offerings('campaign', 'fund').flatMap((row) => row.updates.map(field('text'))),
    ],
    [
      'results of campaigns',
      () => offerings('campaign').flatMap((row) => (row.outcome ? [row.outcome.text] : [])),
    ],
    ['mosques', () => content('mosques').map(field('title'))],
    ['companies', () => content('stocks').map(field('name'))],
    ['investment funds', () => content('investment-funds').map(field('name'))],
    [
      'boards and their figures',
      () =>
        [...content('stocks'), ...content('investment-funds')].flatMap((row) =>
          row.figures.map(field('source')),
        ),
    ],
    ['prices of metals', () => content('metals').flatMap((row) => row.metals.map(field('source')))],
    [
      'exchange rates without a fixed peg',
      () =>
        content('currencies')
          .flatMap((row): Said[] => row.currencies.map(field('source')))
          .filter(({ en }) => !/peg/.test(en)),
    ],
    ['what an endowment owns', () => offerings('endowment').map((row) => row.facts[0].text)],
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
    ['expiations', () => offerings('expiation').map(field('authority'))],
    ['kinds of sacrifice', () => content('sacrifice-categories').map(field('summary'))],
    ['endowments', () => offerings('endowment').map(field('story'))],
    [
      'relief of hardship',
      () =>
        content('types')
          .filter(({ id }) => id === 'tayseer')
          .map(field('story')),
    ],
    ['debts paid from zakat', () => [setting<Said>('TAFREEJ', 'ZAKAT_AUTHORITY')]],
    [
      'campaigns and funds',
      () => {
        const funds = ['kafarat-fund', 'waqf-fund', 'sacrifice-fund', 'stock-purification-fund'];
        return offerings('campaign', 'fund')
          .filter(({ id, zakat }) => zakat === 1 || funds.includes(String(id)))
          .map(field('story'));
      },
    ],
  ];
  test.each(told)('texts about %s say that a scholar must check them', (_, said) => {
    expect(said().length).toBeGreaterThan(0);
    expect(unmarked(said(), FOR_A_SCHOLAR)).toEqual([]);
  });

  test('the quotation about the waqf of ʿUmar names its source', () => {
    const { story } = offerings('fund').find(({ id }) => id === 'waqf-fund')!;
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
