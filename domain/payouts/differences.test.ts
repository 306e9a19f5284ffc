/** Tests the comparison of a provider's books with ours: each kind of difference, and that no amount is lost. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findDifferences, sumDifferences, type OwnPayment } from './differences';
import { payoutSums, type ListedMovement } from './movements';

const AT = '2026-03-03T08:00:00.000Z';
const ATTEMPT = 'a'.repeat(32);
const PERIOD = { from: '2026-03-01T00:00:00.000Z', until: '2026-04-01T00:00:00.000Z' };

function theirs(changes: Partial<ListedMovement> = {}): ListedMovement {
  const paid = changes.paid === undefined ? { minor: 10_000, currency: 'OMR' } : changes.paid;
  const gross = paid?.minor ?? 0;
  return {
    ...{ id: `m${Math.random()}`, method: 'Stripe', kind: 'payment', paymentId: 'pi_1' },
    ...{ attemptId: ATTEMPT, paid, gross, fee: 0, net: gross, currency: 'OMR', at: AT },
    ...{ payoutId: null, ...changes },
  };
}
const refund = (minor: number, changes: Partial<ListedMovement> = {}) =>
  theirs({ kind: 'refund', paid: { minor: -minor, currency: 'OMR' }, ...changes });

function ours(changes: Partial<OwnPayment> = {}): OwnPayment {
  return {
    ...{ method: 'Stripe', paymentId: 'pi_1', attemptId: ATTEMPT, reference: 'ND-1', at: AT },
    ...{ paid: { minor: 10_000, currency: 'OMR' }, returned: 0, isDisputed: false },
    ...{ hasLateRefund: false, ...changes },
  };
}

const compare = (movements: ListedMovement[], payments: OwnPayment[]) =>
  findDifferences({ movements, payments, orders: new Map([[ATTEMPT, 'ND-1']]), ...PERIOD });
const kindsOf = (...of: Parameters<typeof compare>) =>
  compare(...of).differences.map(({ kind, theirs: they, ours: we }) => [
    ...[kind, they?.minor ?? null, we?.minor ?? null],
  ]);

const dispute = (minor: number) => refund(minor, { kind: 'dispute' });
const charged = (minor: number, currency = 'OMR') => theirs({ paid: { minor, currency } });

test.each<[string, ListedMovement[], OwnPayment[], unknown[]]>([
  ['equal books', [theirs()], [ours()], []],
  ['a payment that only the provider has', [theirs()], [], [['paidThere', 10_000, null]]],
  ['a payment that only we have', [], [ours()], [['paidHere', null, 10_000]]],
  ['another amount', [charged(9_000)], [ours()], [['amount', 9_000, 10_000]]],
  ['another currency', [charged(10_000, 'USD')], [ours()], [['amount', 10_000, 10_000]]],
  ['two charges of one payment', [theirs(), theirs()], [ours()], [['amount', 20_000, 10_000]]],
  ['a refund on both sides', [theirs(), refund(4_000)], [ours({ returned: 4_000 })], []],
  ['their refund', [theirs(), refund(4_000)], [ours()], [['returnedThere', -4_000, null]]],
  ['our refund', [theirs()], [ours({ returned: 4_000 })], [['returnedHere', null, -4_000]]],
  ['our late refund', [theirs()], [ours({ returned: 4_000, hasLateRefund: true })], []],
  [
    'a larger refund at the provider',
    [theirs(), refund(4_000), refund(1_000)],
    [ours({ returned: 4_000 })],
    [['returnedThere', -5_000, -4_000]],
  ],
  ['a known dispute', [theirs(), dispute(10_000)], [ours({ isDisputed: true })], []],
  ['an unknown dispute', [theirs(), dispute(10_000)], [ours()], [['returnedThere', -10_000, null]]],
  ['a dispute that was won', [theirs(), dispute(10_000), dispute(-10_000)], [ours()], []],
  ['another id of the same attempt', [theirs({ paymentId: 'py-1' })], [ours()], []],
  [
    'a further month that names the first attempt',
    [theirs(), theirs({ paymentId: 'pi_2' })],
    [ours()],
    [['paidThere', 10_000, null]],
  ],
  ['a refund of an old payment', [refund(4_000)], [ours({ at: '2026-02-01T00:00:00.000Z' })], []],
  [
    'books of another time',
    [theirs({ at: PERIOD.until, paymentId: 'pi_9' })],
    [ours({ at: '2026-02-28T23:59:59.999Z' })],
    [],
  ],
  [
    'the same id at another provider',
    [theirs({ method: 'Paypal' })],
    [ours()],
    [
      ['paidHere', null, 10_000],
      ['paidThere', 10_000, null],
    ],
  ],
])('findDifferences: %s', (_, movements, payments, expected) => {
  expect(kindsOf(movements, payments)).toEqual(expected);
});

test('findDifferences: a payment that Xendit books in the currency of the account is counted, and is not a difference', () => {
  const paid = { minor: 150_000_000, currency: 'IDR' };
  const booked = theirs({ method: 'Xendit', paid, currency: 'IDR' });
  const { differences, uncompared } = compare([booked], [ours({ method: 'Xendit' })]);
  expect(differences).toEqual([]);
  expect(uncompared).toEqual({ currency: 1, refunds: 0 });
});

test('findDifferences: a refund of a payment from before the fetched period is counted, and is not a difference', () => {
  const older = ours({ at: '2026-01-03T08:00:00.000Z', returned: 4_000 });
  const { differences, uncompared } = compare([refund(4_000)], [older]);
  expect(differences).toEqual([]);
  expect(uncompared).toEqual({ currency: 0, refunds: 1 });
});

test('findDifferences: movements of another business on the account are unknown, and no differences', () => {
  const foreign = theirs({ attemptId: null, paymentId: 'pi_of_a_shop' });
  const { differences, unknown } = compare([theirs(), foreign], [ours()]);
  expect([differences, unknown]).toEqual([[], [foreign]]);
});

test('findDifferences: fees and payouts are not compared', () => {
  const fee = theirs({ kind: 'fee', paid: null });
  expect(compare([theirs(), fee], [ours()])).toMatchObject({ differences: [], unknown: [] });
});

test('findDifferences: the sum of the differences is the difference of the sums', () => {
  const id = fc.constantFrom('pi_1', 'pi_2', 'pi_3', 'pi_4');
  const currency = fc.constantFrom('OMR', 'USD');
  const minor = fc.integer({ min: 1, max: 1_000_000 });
  const movement = fc
    .record({ id, currency, minor, kind: fc.constantFrom('payment', 'refund', 'dispute') })
    .map(({ id: paymentId, minor: amount, currency: code, kind }) =>
      theirs({
        ...{ kind: kind as ListedMovement['kind'], paymentId },
        paid: { minor: kind === 'payment' ? amount : -amount, currency: code },
      }),
    );
  const payment = fc
    .record({ currency, minor, share: fc.integer({ min: 0, max: 100 }) })
    .map(({ currency: code, minor: amount, share }) => ({
      ...{ paid: { minor: amount, currency: code } },
      returned: Math.floor((amount * share) / 100),
    }));
  fc.assert(
    fc.property(
      fc.array(movement, { maxLength: 12 }),
      fc.array(payment, { maxLength: 3 }),
      (movements, own) => {
        const payments = own.map((one, at) =>
          // Other attempts, so that only the ids assign the movements.
          ours({ ...one, paymentId: `pi_${at + 1}`, attemptId: `${at}`.repeat(32) }),
        );
        // A refund without its payment is not compared, because both may be older than the fetched period.
        const listed = new Set(
          movements.filter(({ kind }) => kind === 'payment').map(({ paymentId }) => paymentId),
        );
        const compared = movements.filter(({ paymentId }) => listed.has(paymentId));
        const { differences, unknown } = compare(compared, payments);
        expect(unknown).toEqual([]);
        const all = [
          ...compared.map(({ paid }) => ({ theirs: paid, ours: null })),
          ...payments.map(({ paid, returned, paymentId }) => ({
            theirs: null,
            ours: { ...paid, minor: paid.minor - (listed.has(paymentId) ? returned : 0) },
          })),
        ];
        const sorted = (of: Parameters<typeof sumDifferences>[0]) =>
          sumDifferences(of).sort((a, b) => a.currency.localeCompare(b.currency));
        expect(sorted(differences)).toEqual(sorted(all));
      },
    ),
  );
});

test('the sums of a payout explain its amount, and name the rest', () => {
  const parts = [
    theirs({ gross: 10_000, fee: 390, net: 9_610 }),
    refund(4_000, { gross: -4_000, fee: -100, net: -3_900 }),
    theirs({ kind: 'fee', paid: null, gross: -50, net: -50 }),
    theirs({ kind: 'other', paid: null, gross: 7, net: 7 }),
    theirs({ kind: 'payout', paid: null, gross: -5_667, net: -5_667 }),
  ];
  const sums = payoutSums(5_667, parts);
  expect(sums).toEqual({ payments: 10_000, returned: -4_000, fees: 340, other: 7 });
  expect(sums.payments + sums.returned - sums.fees + sums.other).toBe(5_667);
});
