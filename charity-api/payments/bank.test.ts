/** Tests of bank transfers: the offered currencies, and the accounts that an order shows. */
import { beforeEach, describe, expect, test } from 'vitest';
import { resultOf } from '#tests/support/api/api';
import type { Order, Quote } from '#contract/orders';
import type { Currency } from '#domain/money';
import { apiOfEachTest } from '#tests/support/api/opened-api';
import { importFiles } from '#tests/support/api/content-folder';
import { BANK_ACCOUNTS, FUND, IBANS, smallCharity } from '#tests/support/api/small-charity';
import {
  createOrder,
  fetchOrder,
  orderBody,
  retry,
  sendOrder,
  submitDecision,
} from '#tests/support/api/orders';

/** The account in Oman, for OMR only. */
const OMANI = BANK_ACCOUNTS.oman.replace('  - ', '  - currencies:\n      - OMR\n    ');
const BRITISH = `  - currencies:
      - GBP
      - EUR
    holder: Hope Relief UK
    bank_name:
      en: Bank of Britain
      ar: بنك بريطانيا
    iban: ${IBANS.britain}
`;

const api = apiOfEachTest({ empty: true });

const importAccounts = (accounts: string) =>
  importFiles(api, smallCharity(accounts && `bank_accounts:\n${accounts}`));

const gift = (currency: Currency, method: 'Bank' | 'Stripe' = 'Bank') => ({
  ...{ currency, method },
  lines: [{ offeringId: FUND, total: 10_000, quantity: 1, intention: 'sadaqa' } as const],
});

async function offered(): Promise<Record<string, string[]>> {
  const result = await resultOf<{
    total: number;
    data: { method: string; currencies: string[] }[];
  }>(api.get('/lookups/payment-methods'));
  expect(result.data).toHaveLength(result.total);
  return Object.fromEntries(result.data.map(({ method, currencies }) => [method, currencies]));
}

function accountsOf({ next }: Order) {
  if (next.kind !== 'transfer') throw new Error(next.kind);
  return next.accounts;
}
const banksOf = (order: Order) => accountsOf(order).map(({ bankName }) => bankName.en);

async function setAccounts(value: string): Promise<void> {
  const row = { category: 'organisation', key: 'bankAccounts', value };
  await api.db
    .deleteFrom('settings')
    .where('category', '=', row.category)
    .where('key', '=', row.key)
    .execute();
  await api.db.insertInto('settings').values(row).execute();
}

describe('bank transfer with accounts for some currencies', () => {
  beforeEach(() => importAccounts(OMANI + BRITISH + BANK_ACCOUNTS.york));

  test('is offered in each currency that at least one account receives', async () => {
    expect((await offered()).Bank).toEqual(['OMR', 'EUR', 'GBP']);
  });

  test.each<[Currency, string[]]>([
    ['OMR', ['Bank of Oman']],
    ['EUR', ['Bank of Britain']],
    ['GBP', ['Bank of Britain', 'Bank of York']],
  ])(
    'shows in an order in %s the accounts that receive this currency: %s',
    async (currency, banks) => {
      const order = await createOrder(api, gift(currency));
      expect(banksOf(order)).toEqual(banks);
      expect(order.next).toMatchObject({ amount: { minor: 10_000, currency } });
    },
  );

  test('copies all fields of an account except its currencies into the order', async () => {
    expect(accountsOf(await createOrder(api, gift('OMR')))).toEqual([
      {
        holder: 'Hope Relief',
        bankName: { en: 'Bank of Oman', ar: 'بنك عُمان', tr: '', id: '' },
        branch: { en: 'Al Khuwair', ar: 'الخوير', tr: '', id: '' },
        iban: IBANS.oman,
        accountNumber: '',
        swift: 'SMPLOMRX',
      },
    ]);
    const [, york] = accountsOf(await createOrder(api, gift('GBP')));
    expect(york).toMatchObject({ iban: '', accountNumber: '12-34-56 12345678' });
  });

  test('rejects an order, and a retry, in a currency that no account receives', async () => {
    const { status, error } = await sendOrder(api, orderBody(gift('USD')));
    expect([status, error.errorCode]).toEqual([409, 'payment.methodUnavailable']);
    const open = await createOrder(api, gift('USD', 'Stripe'));
    await submitDecision(api, open, 'decline');
    expect((await retry(api, open, 'Bank')).error.errorCode).toBe('payment.methodUnavailable');
  });

  test('quotes a gift in another currency in a currency that an account receives', async () => {
    const asked = { currency: 'USD', gifts: [{ total: 10_000, intention: 'sadaqa' }] };
    const result = await resultOf<{ quotes: Quote[] }>(api.post('/payment-quotes', asked));
    const quote = result.quotes.find(({ method }) => method === 'Bank')!;
    expect(quote.charged).toEqual({ minor: 38_450, currency: 'OMR' });
    const order = await createOrder(api, { ...gift('USD'), quote: quote.token });
    expect(order.next).toMatchObject({ amount: quote.charged });
    expect(banksOf(order)).toEqual(['Bank of Oman']);
  });

  test('rejects a quote when no account receives its currency any more', async () => {
    const asked = { currency: 'USD', gifts: [{ total: 10_000, intention: 'sadaqa' }] };
    const result = await resultOf<{ quotes: Quote[] }>(api.post('/payment-quotes', asked));
    const { token } = result.quotes.find(({ method }) => method === 'Bank')!;
    await importAccounts(BRITISH);
    const { error } = await sendOrder(api, orderBody({ ...gift('USD'), quote: token }));
    expect(error.errorCode).toBe('payment.quoteRefused');
  });

  test.each([
    ['removed', ''],
    ['replaced', BANK_ACCOUNTS.york],
  ])(
    'shows the account of an open order unchanged after the account was %s',
    async (_, accounts) => {
      const order = await createOrder(api, gift('OMR'));
      await importAccounts(accounts);
      expect((await fetchOrder(api, order)).next).toEqual(order.next);
    },
  );
});

test('bank transfer is offered in all currencies when an account has no list of currencies', async () => {
  await importAccounts(BANK_ACCOUNTS.oman);
  expect((await offered()).Bank).toEqual(['OMR', 'USD', 'EUR', 'GBP']);
  expect(banksOf(await createOrder(api, gift('USD')))).toEqual(['Bank of Oman']);
});

const ACCOUNT = { holder: 'Us', bankName: { en: 'Bank' }, iban: IBANS.oman };

describe.each<[string, () => Promise<unknown>]>([
  ['no account', () => importAccounts('')],
  ['accounts in invalid JSON', () => setAccounts('[{"holder": "Us",}]')],
  ['accounts that are not a list', () => setAccounts(JSON.stringify(ACCOUNT))],
  ['an account without a number', () => setAccounts(JSON.stringify([{ ...ACCOUNT, iban: '' }]))],
  [
    'an account without a bank',
    () => setAccounts(JSON.stringify([{ ...ACCOUNT, bankName: { en: '' } }])),
  ],
  [
    'an account without a holder',
    () => setAccounts(JSON.stringify([{ ...ACCOUNT, holder: undefined }])),
  ],
])('bank transfer with %s', (_, prepare) => {
  test('is not offered as a method, and is rejected for new orders and retries', async () => {
    await importAccounts('');
    const open = await createOrder(api, gift('OMR', 'Stripe'));
    await submitDecision(api, open, 'decline');
    await prepare();
    expect(Object.keys(await offered())).not.toContain('Bank');
    const { status, error } = await sendOrder(api, orderBody(gift('OMR')));
    expect([status, error.errorCode]).toEqual([409, 'payment.methodUnavailable']);
    expect((await retry(api, open, 'Bank')).error.errorCode).toBe('payment.methodUnavailable');
    expect(await api.db.selectFrom('orders').select('id').execute()).toHaveLength(1);
  });
});

test('an order shows the complete accounts when another account is incomplete', async () => {
  await importAccounts('');
  await setAccounts(JSON.stringify([{ ...ACCOUNT, iban: '' }, ACCOUNT]));
  const order = await createOrder(api, gift('OMR'));
  expect(accountsOf(order)).toMatchObject([{ iban: IBANS.oman, swift: '', accountNumber: '' }]);
});
