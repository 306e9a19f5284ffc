/** Tests the mails of an order in each language: amounts, intentions, links, and complete translations. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Order } from '#contract/orders';
import { commaIn, LOCALES, type Locale } from '#domain/locales';
import { sharedApi } from '#tests/support/api/opened-api';
import { insertOffering } from '#tests/support/api/offerings';
import { LINE, fetchOrder, createOrder, createPaidOrder } from '#tests/support/api/orders';
import { changeRows } from '#tests/support/api/rows';
import { messages } from '../../http/messages';
import { asHtml, asText, type MailContent } from '../letter';
import { monthlyFailed, monthlyStopped, transferInstructions } from './gifts';
import { receipt } from '../order-mail';

const api = sharedApi();

const sending = {
  publicUrl: 'https://give.test',
  locales: LOCALES,
  from: 'Amal Relief',
  at: '2026-04-12T06:00:00.000Z',
};
const PURIFICATION = {
  offeringId: 'stock-purification-fund',
  total: 4_500,
  quantity: 1,
  intention: 'purification',
} as const;

const COW = {
  offeringId: 'letter-cow',
  total: 2_000,
  quantity: 2,
  intention: 'sacrifice',
  names: ['Maryam', 'Salim'] as string[],
  agency: true,
} as const;
const OATH = {
  offeringId: 'letter-oath',
  total: 15_000,
  quantity: 10,
  intention: 'kafara',
} as const;
const WELL = {
  offeringId: 'letter-well',
  total: 10_000,
  quantity: 1,
  intention: 'waqf',
  names: ['Huda'] as string[],
} as const;
const CHILD = {
  total: 105_000,
  quantity: 3,
  intention: 'sadaqa',
} as const;

beforeAll(async () => {
  await insertOffering(api.db, {
    id: COW.offeringId,
    kind: 'sacrifice',
    intentions: '["sacrifice"]',
    price: COW.total / COW.quantity,
    unit: 'share',
    capacity: 700,
  });
  await insertOffering(api.db, {
    id: OATH.offeringId,
    kind: 'expiation',
    intentions: '["kafara"]',
    price: OATH.total / OATH.quantity,
  });
  await insertOffering(api.db, {
    id: WELL.offeringId,
    kind: 'endowment',
    intentions: '["waqf"]',
    any_amount: 1,
  });
});

async function paid(changes: Parameters<typeof createOrder>[1] = {}): Promise<Order> {
  return createPaidOrder(api, changes);
}

const gifts = (locale: Locale) =>
  paid({
    locale,
    lines: [
      { ...LINE, total: 20_000, quantity: 2, recipient: { name: 'Muna', phone: '+96890000001' } },
      { offeringId: 'zakat-fund', total: 25_500, quantity: 1, intention: 'zakat' },
    ],
  });

const codeIn = (locale: Locale) => (locale === 'ar' ? 'ر.ع.' : 'OMR');
const prefixOf = (locale: Locale) => (locale === 'en' ? '' : `/${locale}`);

/** Returns the text and the HTML of a letter, without direction marks. */
function formsOf(letter: MailContent | null): string[] {
  return [asText(letter!), asHtml(letter!)].map((form) => form.replace(/[\u2066-\u2069]/g, ''));
}

/** Matches a missing translation, or a placeholder without a value. */
const MISSING_TRANSLATION = /\{\{|undefined|\bmail:|(?:receipt|transfer|monthly\w*)\.[a-z]/;

describe.each(LOCALES)('mails in %s', (locale) => {
  test('a receipt contains gifts, amounts, references and links', async () => {
    const order = await gifts(locale);
    const letter = receipt(order, sending);
    for (const form of formsOf(letter)) {
      expect(form).toContain(order.reference);
      expect(form).toContain(order.providerReference);
      expect(form).toContain(`45.500\u00a0${codeIn(locale)}`);
      expect(form).toContain(`2 × 10\u00a0${codeIn(locale)}`);
      expect(form).toContain(`12-03-2026${commaIn(locale)}10:00`);
      expect(form).toContain(order.lines[0]!.title[locale]);
      expect(form).toContain(`https://give.test${prefixOf(locale)}/orders/${order.token}`);
      expect(form).toContain(`https://give.test${prefixOf(locale)}/receipts/${order.check}`);
      expect(form).not.toMatch(MISSING_TRANSLATION);
      expect(form).not.toContain('90000001');
      expect(form).not.toContain('/monthly/');
    }
    expect(asHtml(letter!)).toContain(
      `<html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}">`,
    );
  });

  test('a receipt contains the names of shares, the people fed, and the months of a sponsorship', async () => {
    const child = `letter-child-${locale}`;
    await insertOffering(api.db, {
      id: child,
      kind: 'orphan',
      price: CHILD.total / CHILD.quantity,
      unit: 'month',
      capacity: 3,
      starts_at: '2026-03-12',
    });
    const order = await paid({ locale, lines: [COW, OATH, WELL, { ...CHILD, offeringId: child }] });
    for (const form of formsOf(receipt(order, sending))) {
      expect(form).toContain(`Maryam${commaIn(locale)}Salim`);
      expect(form).toContain(`10\u00a0${codeIn(locale)}`);
      expect(form).toContain('Huda');
      expect(form).toContain('12-03-2026');
      // Three months that begin on the 12th end on the 11th.
      expect(form).toContain('11-06-2026');
      expect(form).not.toContain('12-06-2026');
      expect(form).not.toMatch(MISSING_TRANSLATION);
    }
    const { t } = messages(locale);
    const name =
      locale === 'ar' ? 'شيء' : locale === 'tr' ? 'Şey' : locale === 'id' ? 'Hal' : 'Thing';
    expect(asText(receipt(order, sending)!)).toContain(
      `${t('mail:sponsorshipOf', { name })}: 105\u00a0`,
    );
    const price = (amount: string) => `${amount}\u00a0${codeIn(locale)}`;
    const text = asText(receipt(order, sending)!);
    for (const [kind, count, amount] of [
      ['shares', 2, '1'],
      ['people', 10, '1.500'],
      ['months', 3, '35'],
    ] as const) {
      expect(text).toContain(t(`mail:counted.${kind}`, { count, price: price(amount) }));
    }
  });

  test('a receipt contains code and symbol of the currency', async () => {
    const order = await gifts(locale);
    const values = receipt(order, sending)!.facts.map(({ value }) => value);
    expect(values).toContain(locale === 'ar' ? 'OMR · ر.ع.' : 'OMR');
  });

  test('a receipt of a converted gift contains both amounts, the rate, its source and its date', async () => {
    const charged = {
      amount: { minor: 11_834, currency: 'USD' },
      rate: '2.6008',
      source: { en: 'Peg', ar: 'سعر الربط', tr: 'Sabit kur', id: 'Kurs tetap' },
      at: '2026-03-10T06:00:00.000Z',
    } as const;
    const order = { ...(await gifts(locale)), charged };
    for (const form of formsOf(receipt(order, sending))) {
      expect(form).toContain(`45.500\u00a0${codeIn(locale)}`);
      expect(form).toContain('118.34\u00a0USD (USD · $)');
      expect(form).toContain('1 OMR = 2.6008 USD');
      expect(form).toContain(charged.source[locale]);
      expect(form).toContain('10-03-2026');
      expect(form).not.toMatch(MISSING_TRANSLATION);
    }
  });

  test('a receipt of a gift that was only rounded contains no rate', async () => {
    const amount = { minor: 45_510, currency: 'OMR' } as const;
    const charged = {
      amount,
      rate: null,
      source: { en: 'x', ar: '', tr: '', id: '' },
      at: sending.at,
    };
    const [text] = formsOf(receipt({ ...(await gifts(locale)), charged }, sending));
    expect(text).toContain(`45.510\u00a0${codeIn(locale)}`);
    expect(text).not.toContain('1 OMR =');
    expect(text).not.toMatch(MISSING_TRANSLATION);
  });

  test('a receipt has one sentence for purification alone, and another for a part of the amount', async () => {
    const { t } = messages(locale);
    const amount = `4.500\u00a0${codeIn(locale)}`;
    const alone = receipt(await paid({ locale, lines: [PURIFICATION] }), sending)!;
    expect(alone.paragraphs).toEqual([t('mail:receipt.introPurification', { amount })]);
    const mixed = receipt(await paid({ locale, lines: [LINE, PURIFICATION] }), sending)!;
    expect(mixed.paragraphs[1]).toBe(t('mail:receipt.purification', { amount }));
  });

  test('all mails of a monthly gift link to its page: receipt, end and failed month', async () => {
    const monthlyGift = 'token-of-the-monthly-gift';
    const order = { ...(await paid({ locale })), monthlyGift };
    for (const compose of [receipt, monthlyStopped, monthlyFailed]) {
      for (const form of formsOf(compose(order, sending))) {
        expect(form).toContain(`https://give.test${prefixOf(locale)}/monthly/${monthlyGift}`);
        expect(form).toContain(`10\u00a0${codeIn(locale)}`);
        expect(form).toContain(order.reference);
        expect(form).not.toMatch(MISSING_TRANSLATION);
      }
    }
    for (const compose of [monthlyStopped, monthlyFailed]) {
      expect(formsOf(compose(order, sending))[0]).toContain('12-04-2026');
    }
  });

  test('transfer instructions contain account, exact amount, reference and last day', async () => {
    const order = await createOrder(api, { method: 'Bank', locale });
    const letter = transferInstructions(order, sending);
    const facts = letter?.facts.map(({ value }) => value) ?? [];
    expect(facts).toContain('OM81 0180 0000 0129 9123 456');
    expect(facts).toContain(order.reference);
    expect(facts).toContain(`10\u00a0${codeIn(locale)}`);
    expect(facts.some((value) => value.includes(`19-03-2026${commaIn(locale)}10:00`))).toBe(true);
    expect(asText(letter!)).not.toMatch(MISSING_TRANSLATION);
  });

  test('transfer instructions with several accounts number their banks', async () => {
    const order = await createOrder(api, { method: 'Bank', locale });
    if (order.next.kind !== 'transfer') throw new Error(order.next.kind);
    const bankName = { en: 'York', ar: 'يورك', tr: 'York', id: 'York' };
    const [first] = order.next.accounts;
    const other = { ...first!, bankName, iban: '', accountNumber: '12345678', swift: '' };
    const next = { ...order.next, accounts: [first!, other] };
    const { facts } = transferInstructions({ ...order, next }, sending)!;
    const bank = messages(locale).t('mail:transfer.bankName');
    const banks = facts.filter(({ label }) => label.startsWith(`${bank} `));
    expect(banks.map(({ label }) => label)).toEqual([`${bank} 1`, `${bank} 2`]);
    expect(banks[1]!.value).toBe(bankName[locale]);
    expect(facts.map(({ value }) => value)).toContain('12345678');
    const text = asText(transferInstructions({ ...order, next }, sending)!);
    expect(text).toContain(messages(locale).t('mail:transfer.several'));
    expect(text).not.toMatch(MISSING_TRANSLATION);
  });
});

test('marks a gift and a bank that are not in the language of the mail', async () => {
  const onlyArabic = { en: '', ar: 'ماء نظيف', tr: '', id: '' };
  const order = await createOrder(api, { method: 'Bank', locale: 'tr' });
  const lines = [{ ...order.lines[0]!, title: onlyArabic }];
  if (order.next.kind !== 'transfer') throw new Error(order.next.kind);
  const [account] = order.next.accounts;
  const bankName = { ...onlyArabic, en: 'Bank' };
  const next = { ...order.next, accounts: [{ ...account!, bankName }] };
  const letter = (locales: readonly Locale[]) =>
    transferInstructions({ ...order, lines, next }, { ...sending, locales })!;
  const inHtml = asHtml(letter(LOCALES));
  expect(inHtml).toContain('<bdi lang="ar" dir="rtl">ماء نظيف</bdi>');
  expect(inHtml).toContain('<bdi lang="en" dir="ltr">Bank</bdi>');
  expect(asText(letter(LOCALES))).toContain('ماء نظيف: ');
  // The order of the languages of the site decides.
  expect(asHtml(letter(['ar', 'en', 'tr']))).not.toContain('lang="en"');
});

test('escapes the text of the donor in HTML', async () => {
  const order = await gifts('en');
  const donor = { name: '<b>Salma</b>', email: 'x@y.z' };
  expect(asHtml(receipt({ ...order, donor }, sending)!)).toContain('&lt;b&gt;Salma&lt;/b&gt;');
});

describe('no mail is composed', () => {
  test('no mail is composed for a receipt of a refunded order', async () => {
    const order = await gifts('en');
    await changeRows(api.db, 'orders', { token: order.token }, { state: 'refunded' });
    expect(receipt(await fetchOrder(api, order), sending)).toBeNull();
  });

  test('no mail is composed for a transfer that has arrived, or a monthly mail of a single gift', async () => {
    const order = await gifts('en');
    expect(transferInstructions(order, sending)).toBeNull();
    expect(monthlyStopped(order, sending)).toBeNull();
  });
});
