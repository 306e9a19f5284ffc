/** Tests mails by SMTP: sent once, retried after temporary rejections, and logged without personal data. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Order } from '#contract/orders';
import { openTestApi, type TestApi } from '#tests/support/api/api';
import { mailsOf, advanceClock, createPaidOrder } from '#tests/support/api/orders';
import { openSmtp, type SmtpServer } from '#tests/support/api/smtp';

let smtp: SmtpServer;
let api: TestApi;
beforeEach(async () => {
  smtp = await openSmtp();
  api = await open(`smtp://127.0.0.1:${smtp.port}`);
});
afterEach(async () => {
  await api.api.close();
  await smtp.close();
});

const open = (smtpUrl: string) => openTestApi({ config: { smtpUrl } });

async function paid(): Promise<Order> {
  return createPaidOrder(api);
}

const logText = () => JSON.stringify(api.log);

describe('receipt by SMTP', () => {
  test('a receipt by SMTP is sent once, from the charity to the donor, when the background job runs several times', async () => {
    const order = await paid();
    await Promise.all([api.api.tick(), api.api.tick(), api.api.tick()]);
    advanceClock(api, 3_600_000);
    await api.api.tick();
    const [mail] = await mailsOf(api, order);
    expect(mail).toMatchObject({ tries: 1, last_error: null });
    expect(smtp.mails).toHaveLength(1);
    expect(smtp.mails[0]).toContain('From: Amal Relief <hello@amal.example>');
    expect(smtp.mails[0]).toContain('To: Salma Al Harthi <salma@example.org>');
    expect(smtp.mails[0]).toContain(`Message-ID: <${mail?.id}@give.test>`);
    expect(smtp.commands).toContain('MAIL FROM:<hello@amal.example>');
    expect(smtp.commands).toContain('RCPT TO:<salma@example.org>');
  });

  test('ten receipts by SMTP share five connections, which are closed afterwards', async () => {
    for (let n = 0; n < 10; n += 1) await paid();
    await api.api.tick();
    expect(smtp.mails).toHaveLength(10);
    const greetings = smtp.commands.filter((command) => command.startsWith('EHLO'));
    expect(greetings.length).toBeGreaterThan(1);
    expect(greetings.length).toBeLessThanOrEqual(5);
    await expect.poll(() => smtp.connections()).toBe(0);
  });

  test('a receipt by SMTP is retried after a temporary rejection, which does not delay the next mail', async () => {
    const [first, second] = [await paid(), await paid()];
    let refused = 0;
    smtp.instead = (command) => (command === 'RCPT' && refused++ === 0 ? '451 later' : undefined);
    await api.api.tick();
    expect(smtp.mails).toHaveLength(1);
    expect((await mailsOf(api, first))[0]).toMatchObject({ tries: 1, sent_at: null });
    expect((await mailsOf(api, first))[0]?.last_error).toBe('EENVELOPE 451 RCPT TO');
    expect((await mailsOf(api, second))[0]?.sent_at).not.toBeNull();
    advanceClock(api, 29_000);
    await api.api.tick();
    expect(smtp.mails).toHaveLength(1);
    advanceClock(api, 1_000);
    await api.api.tick();
    expect(smtp.mails).toHaveLength(2);
    expect((await mailsOf(api, first))[0]).toMatchObject({ tries: 2, last_error: null });
  });

  test('a receipt by SMTP to an unknown mailbox is not retried, and logged once', async () => {
    const order = await paid();
    smtp.instead = (command) =>
      command === 'RCPT' ? '550 <salma@example.org> unknown user' : undefined;
    await api.api.tick();
    for (let day = 0; day < 4; day += 1) {
      advanceClock(api, 86_400_000);
      await api.api.tick();
    }
    expect(smtp.commands.filter((command) => command.startsWith('RCPT'))).toHaveLength(1);
    expect((await mailsOf(api, order))[0]?.last_error).toBe('EENVELOPE 550 RCPT TO');
    expect(api.log.filter(({ message }) => message === 'mail.abandoned')).toHaveLength(1);
    expect(logText()).not.toMatch(/salma/i);
  });

  test('a receipt by SMTP is sent again with the same Message-ID when the server’s response was lost', async () => {
    await paid();
    let lost = 0;
    smtp.instead = (command) => (command === '.' && lost++ === 0 ? 'drop' : undefined);
    await api.api.tick();
    advanceClock(api, 30_000);
    await api.api.tick();
    const names = smtp.mails.map((mail) => /^Message-ID: (.+)$/m.exec(mail)?.[1]);
    expect(names).toHaveLength(2);
    expect(new Set(names).size).toBe(1);
  });
});

describe('mail server that is unreachable', () => {
  test('an unreachable mail server gets one try for all mails, and all mails after it is back', async () => {
    const orders = [await paid(), await paid(), await paid()];
    const { port } = smtp;
    await smtp.close();
    await api.api.tick();
    const tries = async () => {
      const rows = await api.db.selectFrom('outbox').select('tries').execute();
      return rows.reduce((sum, row) => sum + row.tries, 0);
    };
    expect(await tries()).toBe(1);
    expect(api.log.filter(({ message }) => message === 'mail.failed')).toHaveLength(1);
    smtp = await openSmtp({ port });
    advanceClock(api, 30_000);
    await api.api.tick();
    expect(smtp.mails).toHaveLength(orders.length);
  });

  test('an unreachable mail server gets no more tries after three days', async () => {
    const order = await paid();
    await smtp.close();
    for (let half = 0; half < 200; half += 1) {
      await api.api.tick();
      advanceClock(api, 1_800_000);
    }
    expect((await mailsOf(api, order))[0]).toMatchObject({ tries: 78, sent_at: null });
    expect(api.log.filter(({ message }) => message === 'mail.abandoned')).toHaveLength(1);
  });
});

describe('SMTP password', () => {
  const SECRET = 'correct-horse';

  async function withPassword(host: string): Promise<void> {
    await Promise.all([api.api.close(), smtp.close()]);
    smtp = await openSmtp({ capabilities: ['AUTH PLAIN LOGIN'] });
    api = await open(`smtp://relief%40example.org:${SECRET}@${host}:${smtp.port}`);
  }
  const isAsked = () => smtp.commands.some((command) => command.startsWith('AUTH'));

  test('the SMTP password authenticates at the server', async () => {
    await withPassword('127.0.0.1');
    await paid();
    await api.api.tick();
    expect(isAsked()).toBe(true);
    expect(smtp.mails).toHaveLength(1);
  });

  test('the SMTP password is not logged when the server rejects it', async () => {
    await withPassword('127.0.0.1');
    smtp.instead = (command) => (command === 'AUTH' ? `535 not ${SECRET}` : undefined);
    const order = await paid();
    await api.api.tick();
    expect((await mailsOf(api, order))[0]?.last_error).toBe('EAUTH 535 AUTH PLAIN');
    expect(logText()).not.toContain(SECRET);
    expect(logText()).not.toContain('relief');
  });

  test('the SMTP password is not sent unencrypted to another machine', async () => {
    // An IP address of this machine that the code does not recognise as local.
    await withPassword('127.0.0.2');
    await paid();
    await api.api.tick();
    expect(smtp.commands.length).toBeGreaterThan(0);
    expect(isAsked()).toBe(false);
    expect(smtp.mails).toEqual([]);
  });
});
