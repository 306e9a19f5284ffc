/** The mails of an order: what they say in each language, and that each is sent once. */
import { readdir, readFile, rm, writeFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { LOCALES, type Locale } from '#domain/locales';
import type { Order } from '#contract/orders';
import { openTestApi, type TestApi } from '../test-api';
import { comeBack, LINE, mailsOf, pass, place, press } from '../test-orders';
import { receipt, transferInstructions } from './compose';
import { asHtml, asText } from './letter';

let api: TestApi;
let outbox: string;
beforeEach(async () => {
  api = await openTestApi();
  outbox = path.join(api.deps.config.dataDir, 'outbox');
});
afterEach(() => api.api.close());

const files = () => readdir(outbox).catch(() => []);
const sender = { publicUrl: 'https://give.test', from: 'Nadawah Relief' };

async function paidOrder(locale: Locale = 'en'): Promise<Order> {
  const order = await place(api, {
    locale,
    lines: [
      { ...LINE, quantity: 2, recipient: { name: 'Muna', phone: '+96890000001' } },
      { projectId: 'zakat-fund', minor: 25_500, quantity: 1, intention: 'zakat' },
    ],
  });
  await press(api, order, 'approve');
  return comeBack(api, order);
}

/** nodemailer may encode lines; decoded enough to look for plain words. */
async function read(file: string): Promise<string> {
  return (await readFile(path.join(outbox, file), 'utf8')).replaceAll('=\r\n', '');
}

describe('a receipt', () => {
  test.each(LOCALES)('says what was given in %s', async (locale) => {
    const order = await paidOrder(locale);
    const letter = receipt(order, sender);
    const code = locale === 'ar' ? 'ر.ع.' : 'OMR';
    for (const form of [asText(letter), asHtml(letter)]) {
      expect(form).toContain(order.reference);
      expect(form).toContain(order.providerReference);
      expect(form).toContain(`45.500\u00a0${code}`);
      expect(form).toContain(`2 × 10.000\u00a0${code}`);
      expect(form).toContain('12-03-2026, 10:00');
      expect(form).toContain(order.lines[0]!.title[locale]);
      expect(form).toContain(
        `https://give.test${locale === 'en' ? '' : `/${locale}`}/orders/${order.token}`,
      );
      // Text without a translation, or a gap left open in one.
      expect(form).not.toMatch(/\{\{|undefined|mail:|receipt\.[a-z]/);
      expect(form).not.toContain('90000001');
    }
    expect(asHtml(letter)).toContain(
      `<html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}">`,
    );
  });

  test.each([
    ['en', { 1: '1 gift from', 2: '2 gifts from', 11: '11 gifts from' }],
    ['ar', { 1: 'تبرّع واحد', 2: 'تبرّعان', 3: '3 تبرّعات', 11: '11 تبرّعًا', 100: '100 تبرّع)' }],
    ['tr', { 1: '1 bağış', 5: '5 bağış' }],
    ['id', { 1: '1 donasi', 5: '5 donasi' }],
  ] as const)('counts as %s does', async (locale, forms) => {
    const order = await paidOrder(locale);
    for (const [count, words] of Object.entries(forms)) {
      const lines = [{ ...order.lines[0]!, quantity: Number(count) }];
      expect(receipt({ ...order, lines }, sender).paragraphs[0]).toContain(words);
    }
  });

  test('escapes what a donor wrote', async () => {
    const order = await paidOrder();
    const letter = receipt({ ...order, donor: { name: '<b>Salma</b>', email: 'x@y.z' } }, sender);
    expect(asHtml(letter)).toContain('&lt;b&gt;Salma&lt;/b&gt;');
  });

  test('is one file, to the donor, from the charity, once', async () => {
    const order = await paidOrder();
    await Promise.all([api.api.tick(), api.api.tick(), api.api.tick()]);
    const [mail] = await mailsOf(api, order);
    expect(await files()).toEqual([`${mail?.id}.eml`]);
    expect(mail).toMatchObject({ kind: 'receipt', tries: 1, last_error: null });
    expect(mail?.sent_at).not.toBeNull();
    const raw = await read(`${mail?.id}.eml`);
    expect(raw).toContain('To: Salma Al Harthi <salma@example.org>');
    expect(raw).toContain('From: Nadawah Relief <care@nadawah.example>');
    expect(raw).toContain(`Message-ID: <${mail?.id}@give.test>`);
    expect(raw).toMatch(/Content-Type: multipart\/alternative/);
  });
});

describe('the outbox', () => {
  test('does not write a mail again that was written before the process died', async () => {
    const order = await paidOrder();
    await api.api.tick();
    const [mail] = await mailsOf(api, order);
    const before = await read(`${mail?.id}.eml`);
    // As it stands after a crash between the file and the note of it.
    await api.db.updateTable('outbox').set({ sent_at: null }).execute();
    pass(api, 30_000);
    await api.api.tick();
    expect(await files()).toEqual([`${mail?.id}.eml`]);
    expect(await read(`${mail?.id}.eml`)).toBe(before);
    expect((await mailsOf(api, order))[0]?.sent_at).not.toBeNull();
  });

  test('tries again, later each time, while mail cannot be written', async () => {
    const order = await paidOrder();
    await mkdir(api.deps.config.dataDir, { recursive: true });
    await writeFile(outbox, 'a file where the folder should be');
    const tries: number[] = [];
    for (let half = 0; half < 8; half += 1) {
      await api.api.tick();
      tries.push((await mailsOf(api, order))[0]!.tries);
      pass(api, 30_000);
    }
    expect(tries).toEqual([1, 2, 2, 3, 3, 3, 3, 4]);
    expect((await mailsOf(api, order))[0]?.last_error).toMatch(/EEXIST|ENOTDIR/);
    await rm(outbox);
    pass(api, 240_000);
    await api.api.tick();
    expect(await files()).toHaveLength(1);
  });
});

describe('transfer instructions', () => {
  test.each(LOCALES)('name account, exact amount and reference in %s', async (locale) => {
    const order = await place(api, { method: 'Bank', locale });
    const letter = transferInstructions(order, sender);
    const code = locale === 'ar' ? 'ر.ع.' : 'OMR';
    const facts = letter?.facts.map(({ value }) => value) ?? [];
    expect(facts).toContain('OM810180000001299123456');
    expect(facts).toContain(order.reference);
    expect(facts).toContain(`10.000\u00a0${code}`);
    expect(facts.some((value) => value.includes('19-03-2026, 10:00'))).toBe(true);
    expect(asText(letter!)).not.toMatch(/\{\{|undefined|mail:|transfer\.[a-z]/);
  });

  test('are mailed when the order is made', async () => {
    const order = await place(api, { method: 'Bank' });
    await api.api.tick();
    expect(await mailsOf(api, order)).toMatchObject([{ kind: 'transfer-instructions' }]);
    expect(await files()).toHaveLength(1);
  });
});
