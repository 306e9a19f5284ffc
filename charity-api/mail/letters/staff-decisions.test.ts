/** Tests the mails about decisions of staff, in each language. */
import { describe, expect, test } from 'vitest';
import { LOCALES } from '#domain/locales';
import { sharedApi } from '#tests/support/api/opened-api';
import { createOrder } from '#tests/support/api/orders';
import { asHtml, asText, type MailContent } from '../letter';
import { refunded, transferPart, transferRejected } from './staff-decisions';

const api = sharedApi();

const MISSING_TRANSLATION = /\{\{|undefined|\bmail:|(?:rejected|part|refund)\.[a-z]/;
const omr = (minor: number) => ({ minor, currency: 'OMR' });
const formsOf = (letter: MailContent | null) =>
  [asText(letter!), asHtml(letter!)].map((form) => form.replace(/[\u2066-\u2069]/g, ''));

describe.each(LOCALES)('mails in %s', (locale) => {
  const sending = {
    ...{ publicUrl: 'https://give.test', locales: LOCALES, from: 'Amal Relief' },
    at: '2026-04-12T06:00:00.000Z',
  };
  const order = () => createOrder(api, { method: 'Bank', locale });
  const withData = (data: object) => ({ ...sending, data: JSON.stringify(data) });

  test.each(['notArrived', 'unreadable', 'otherOrder', 'other'] as const)(
    'a rejection because of %s has the amount, the sentence of staff and a link',
    async (reason) => {
      const rejected = { ...(await order()), state: 'rejected' } as const;
      const letter = transferRejected(rejected, withData({ reason, sentence: 'Kalima.' }));
      for (const form of formsOf(letter)) {
        expect(form).toContain('10\u00a0');
        expect(form).toContain('Kalima.');
        expect(form).toContain(rejected.token);
        expect(form).not.toMatch(MISSING_TRANSLATION);
      }
    },
  );

  test('a rejection is not sent after the transfer was confirmed', async () => {
    const paid = { ...(await order()), state: 'paid' } as const;
    expect(transferRejected(paid, withData({ reason: 'other', sentence: null }))).toBeNull();
  });

  test('the mail about a part has the arrived and the missing amount, and the account', async () => {
    const letter = transferPart(
      await order(),
      withData({ arrived: omr(8_000), missing: omr(2_000) }),
    );
    for (const form of formsOf(letter)) {
      expect(form).toContain('8\u00a0');
      expect(form).toContain('2\u00a0');
      expect(form).toContain('IBAN');
      expect(form).not.toMatch(MISSING_TRANSLATION);
    }
  });

  test.each([
    ['provider', true],
    ['bank', false],
  ] as const)('the mail about a refund by %s has the amount', async (via, isWhole) => {
    const data = { amount: omr(4_000), via, isWhole, isSurplus: false };
    const letter = refunded(await order(), withData(data));
    for (const form of formsOf(letter)) {
      expect(form).toContain('4\u00a0');
      expect(form).not.toMatch(MISSING_TRANSLATION);
    }
  });
});
