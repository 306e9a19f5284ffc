/** Tests doctor's checks of settings, data and mail: each reports its problem, and none without a problem. */
import fs, { chmodSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { days, minutes } from '#domain/time/durations';
import { openTestApi, TEST_CLIENT } from '#tests/support/api/api';
import { findingsOf, installation } from '#tests/support/api/installation';
import { openSmtp } from '#tests/support/api/smtp';
import { testWithPragma } from '#tests/support/api/sqlite-only';
import { insertRows } from '#tests/support/api/rows';
import { noteBackup } from '../backup/last-backup';
import { markDemonstration } from '../content/demonstration-day';
import type { NamedFinding } from './finding';
import { asJson, asText, exitCodeOf } from './report';
import { runChecks } from './run';

test('before the first start, no check fails because there is no database', async () => {
  const findings = await runChecks(installation(null, { settings: { isPublic: false } }));
  expect(findings.filter(({ result }) => result === 'fail')).toEqual([]);
  expect(findings.filter(({ check }) => check === 'methods')).toMatchObject([
    { result: 'skipped', message: 'There is no usable database.' },
  ]);
});

test('a next step names its command as it is called in the image, and in a clone', async () => {
  const opened = await openTestApi();
  const step = async () =>
    (await runChecks(installation(opened))).find(({ check }) => check === 'backup')?.todo;
  expect(await step()).toContain('npm run backup -- FOLDER');
  vi.stubEnv('NADAWAH', '1');
  expect(await step()).toContain('“nadawah backup FOLDER”');
});

test('a check that throws does not hide the others', async () => {
  const opened = await openTestApi();
  await opened.db.schema.dropTable('outbox').execute();
  const findings = await runChecks(installation(opened));
  expect(findings.find(({ check }) => check === 'mail queue')).toMatchObject({
    ...{ result: 'fail', message: expect.stringContaining('The check itself failed') },
  });
  expect(findings.find(({ check }) => check === 'address')?.result).toBe('ok');
});

describe('a charity API at CHARITY_API_URL', () => {
  const charityApiUrl = 'http://127.0.0.1:4000/';
  const withApi = async (charityApiClient = TEST_CLIENT) => {
    const opened = await openTestApi();
    return installation(null, {
      settings: { charityApiUrl, charityApiClient },
      fetch: (url, init) => opened.api.fetch(new Request(url as string, init)),
    });
  };

  test('is checked only when there is one', async () => {
    expect(await findingsOf(installation(null), 'charity api')).toEqual([
      'ok: The charity API runs in the process of the site.',
    ]);
  });

  test('accepts the credentials of the storefront', async () => {
    expect(await findingsOf(await withApi(), 'charity api')).toEqual([
      expect.stringMatching(/^ok: .*accepts the credentials/),
    ]);
  });

  test('fails when the storefront has another secret', async () => {
    const other = { ...TEST_CLIENT, secret: 'another' };
    expect(await findingsOf(await withApi(other), 'charity api')).toEqual([
      expect.stringMatching(/^fail: .*rejects the credentials/),
    ]);
  });

  test.each([
    ['does not respond', () => Promise.reject(new TypeError('no network'))],
    ['responds with 502', () => Promise.resolve(new Response(null, { status: 502 }))],
  ])('fails when it %s', async (problem, fetch) => {
    const site = installation(null, { settings: { charityApiUrl }, fetch });
    expect(await findingsOf(site, 'charity api')).toEqual([
      expect.stringMatching(`^fail: .*${problem}`),
    ]);
  });
});

describe('settings', () => {
  test('lists every problem, and skips the checks that need settings', async () => {
    const site = { ...installation(null, { problems: ['PORT: x'] }), settings: null };
    expect(await findingsOf(site, 'settings')).toEqual(['fail: PORT: x']);
    expect(await findingsOf(site, 'address')).toEqual(['skipped: The settings are invalid.']);
  });

  test('warns of a name in .env that is not a setting', async () => {
    expect(
      await findingsOf(installation(null, { unknownNames: ['SMPT_URL'] }), 'settings'),
    ).toEqual(['warn: SMPT_URL in .env is not a setting.']);
  });

  test('warns of a file with secrets that other users can read, and of a shared secret', async () => {
    const site = installation(null);
    const file = path.join(site.dataDir, 'secrets.json');
    writeFileSync(file, '{}');
    chmodSync(file, 0o644);
    expect(await findingsOf(site, 'secrets')).toEqual([`warn: Other users can read ${file}.`]);
    const ownSecrets = { SESSION_SECRETS: ['new', 'old'], CHARITY_API_CLIENT_SECRET: ['old'] };
    expect(await findingsOf(installation(null, { settings: { ownSecrets } }), 'secrets')).toEqual([
      'warn: SESSION_SECRETS and CHARITY_API_CLIENT_SECRET have the same secret.',
    ]);
  });

  test.each([
    [{ hasPublicUrl: false, isPublic: false }, /^warn: Only this machine/],
    [{ publicUrl: 'http://give.example.org' }, /^fail: PUBLIC_URL is not https/],
    [{ trustsProxy: false }, /^fail: .*TRUST_PROXY is 0/],
    [{}, /^ok: PUBLIC_URL is https/],
  ])('the address with %j: %s', async (settings, line) => {
    expect(await findingsOf(installation(null, { settings }), 'address')).toEqual([
      expect.stringMatching(line),
    ]);
  });

  test('warns when a client can bypass the trusted proxy', async () => {
    const interfaces = vi.spyOn(os, 'networkInterfaces');
    const exists = vi.spyOn(fs, 'existsSync').mockReturnValue(false);
    onTestFinished(() => void vi.restoreAllMocks());
    const ipv4 = { netmask: '', mac: '', cidr: null, family: 'IPv4' as const };
    interfaces.mockReturnValue({
      lo: [{ ...ipv4, address: '127.0.0.1', internal: true }],
      eth0: [{ ...ipv4, address: '192.0.2.7', internal: false }],
    });
    const port = (settings: object, open: string) =>
      findingsOf(
        installation(null, {
          ...{ settings, holder: 'unknown' },
          fetch: (url) =>
            String(url).startsWith(open)
              ? Promise.resolve(new Response())
              : Promise.reject(new Error()),
        }),
        'port',
      );
    expect(await port({}, 'http://192.0.2.7:3000/')).toEqual([
      expect.stringMatching(/^warn: http:\/\/192\.0\.2\.7:3000 responds without the proxy/),
    ]);
    expect(await port({}, 'http://127.0.0.1:3000/')).toEqual([
      'ok: Only this machine can connect to port 3000.',
    ]);
    exists.mockImplementation((file) => file === '/.dockerenv');
    expect(await port({}, 'http')).toEqual([expect.stringMatching(/^skipped: In a container/)]);
    expect(await port({ trustsProxy: false }, 'http')).toEqual([
      expect.stringMatching(/^skipped: /),
    ]);
  });

  test('test keys fail on a public site without a banner', async () => {
    const keys = (settings: object) => findingsOf(installation(null, { settings }), 'keys');
    expect(await keys({ testKeys: ['STRIPE_SECRET_KEY'] })).toEqual([
      expect.stringMatching(/^fail: STRIPE_SECRET_KEY: test keys/),
    ]);
    expect(await keys({ liveKeys: ['STRIPE_SECRET_KEY'] })).toEqual([
      'ok: Live keys: STRIPE_SECRET_KEY.',
    ]);
  });

  test('the demonstration fails with a live key, and without DEMO_CONTENT', async () => {
    const opened = await openTestApi();
    await sql`delete from settings where category = 'demonstration'`.execute(opened.db);
    const look = (settings: object) =>
      findingsOf(installation(opened, { settings }), 'demonstration');
    expect(await look({})).toEqual([
      'ok: The database has no demonstration content and no trial payments.',
    ]);
    await markDemonstration(opened.db, opened.clock.now);
    expect(await look({ liveKeys: ['STRIPE_SECRET_KEY'] })).toEqual([
      expect.stringMatching(/^fail: .*STRIPE_SECRET_KEY moves real money/),
    ]);
    expect(await look({ demoContent: true })).toEqual([
      expect.stringMatching(/^warn: A public site shows the fictional charity/),
    ]);
  });
});

describe('data', () => {
  test('reports the age of the last backup', async () => {
    const opened = await openTestApi();
    const backup = () => findingsOf(installation(opened), 'backup');
    expect(await backup()).toEqual(['warn: There is no backup of this database.']);
    await noteBackup(opened.db, { at: opened.clock.now.toISOString(), bytes: 1, release: '1' });
    expect(await backup()).toEqual([expect.stringMatching(/^ok: The last backup is 0 hours old/)]);
    const later = (ms: number) => (opened.clock.now = new Date(opened.clock.now.getTime() + ms));
    later(days(3));
    expect(await backup()).toEqual([expect.stringMatching(/^warn: The last backup is 3 days old/)]);
    later(days(6));
    expect(await backup()).toEqual([expect.stringMatching(/^fail: The last backup is 9 days old/)]);
  });

  testWithPragma('reports a damaged database, and one that cannot be used', async () => {
    const opened = await openTestApi();
    const look = async () => (await findingsOf(installation(opened), 'database'))[0];
    expect(await look()).toMatch(/^ok: .*no damage/);
    await sql`pragma foreign_keys = off`.execute(opened.db);
    await sql`update offering_documents set offering_id = 'missing' where offering_id =
      (select offering_id from offering_documents limit 1)`.execute(opened.db);
    expect(await look()).toBe(
      'fail: The database is damaged: rows of offering_documents refer to missing rows.',
    );
    const problem = 'The database x cannot be read (not a database).';
    expect(
      await findingsOf(
        installation(opened, { database: null, databaseProblem: problem }),
        'database',
      ),
    ).toEqual([`fail: ${problem}`]);
  });

  test.skipIf(process.getuid?.() === 0)('reports a folder that cannot be written', async () => {
    const site = installation(null);
    chmodSync(site.dataDir, 0o500);
    onTestFinished(() => chmodSync(site.dataDir, 0o700));
    expect(await findingsOf(site, 'folder')).toEqual([expect.stringMatching(/^fail: This user/)]);
  });

  test('reports mails that the outbox has stopped retrying', async () => {
    const opened = await openTestApi();
    await insertRows(opened.db, 'outbox', {
      ...{ id: 'm', kind: 'password-changed', order_id: null, code_id: null, recipient: null },
      ...{ due_at: '2027-01-01', created_at: '2027-01-01', sent_at: null, tries: 78 },
      last_error: 'EENVELOPE 550 RCPT TO',
    });
    expect(await findingsOf(installation(opened), 'mail queue')).toEqual([
      'warn: 1 undelivered mail is not retried.',
    ]);
  });
});

describe('mail', () => {
  async function withSmtp(
    instead: (command: string) => string | undefined = () => undefined,
    capabilities: string[] = [],
  ) {
    const smtp = await openSmtp({ capabilities });
    smtp.instead = instead;
    onTestFinished(() => smtp.close());
    return { smtp, smtpUrl: `smtp://127.0.0.1:${smtp.port}` };
  }

  test('connects to the mail server, and sends a test mail to the given address', async () => {
    const opened = await openTestApi();
    const { smtp, smtpUrl } = await withSmtp();
    const site = installation(opened, { settings: { smtpUrl }, mailTo: 'it@example.org' });
    expect(await findingsOf(site, 'mail server')).toEqual([
      'ok: 127.0.0.1 accepts our connection.',
    ]);
    expect(smtp.mails).toHaveLength(1);
    expect(smtp.mails[0]).toContain('To: it@example.org');
  });

  test('sends no mail unless it is requested', async () => {
    const { smtp, smtpUrl } = await withSmtp();
    const site = installation(null, { settings: { smtpUrl } });
    expect(await findingsOf(site, 'test mail')).toEqual([expect.stringMatching(/^skipped/)]);
    expect(smtp.mails).toEqual([]);
  });

  test('reports a server that rejects us, with its code and without the password', async () => {
    const reject = (command: string) => (command === 'AUTH' ? '535 wrong' : undefined);
    const { smtp } = await withSmtp(reject, ['AUTH PLAIN']);
    const smtpUrl = `smtp://user:secret-word@127.0.0.1:${smtp.port}`;
    const lines = await findingsOf(installation(null, { settings: { smtpUrl } }), 'mail server');
    expect(lines).toEqual([
      expect.stringMatching(/^fail: The mail server rejects our connection: EAUTH 535/),
    ]);
    expect(lines.join()).not.toContain('secret-word');
  });

  test('fails on a public site without a mail server', async () => {
    expect(await findingsOf(installation(null), 'mail server')).toEqual([
      expect.stringMatching(/^fail: SMTP_URL is not set/),
    ]);
  });
});

describe('clock', () => {
  const at = (ms: number) => {
    const now = new Date('2027-03-01T10:00:00Z');
    const date = new Date(now.getTime() + ms).toUTCString();
    const fetch = () => Promise.resolve(new Response(null, { headers: { date } }));
    return findingsOf(installation(null, { fetch, now: () => now }), 'clock');
  };

  test.each([
    [0, /^ok: The clock is 0 s ahead of give\.example\.org/],
    [minutes(1), /^warn: The clock is 60 s behind/],
    [-minutes(5), /^fail: The clock is 300 s ahead/],
  ])('with a difference of %d ms: %s', async (ms, line) => {
    expect(await at(ms)).toEqual([expect.stringMatching(line)]);
  });
});

describe('the report', () => {
  const finding = (result: NamedFinding['result']): NamedFinding => ({
    ...{ check: 'disk', result, message: `message ${result}`, todo: `do ${result}` },
  });

  test.each([
    [['ok', 'skipped'], 0],
    [['ok', 'warn'], 2],
    [['warn', 'fail', 'ok'], 1],
  ] as const)('the exit code of %j is %d', (results, code) => {
    expect(exitCodeOf(results.map(finding))).toBe(code);
  });

  test('contains the problem, what to do, and the number of results', () => {
    const text = asText([finding('fail'), finding('warn')]);
    expect(text).toMatch(/FAIL {2}disk {2}message fail\n +→ do fail\n/);
    expect(text).toMatch(/1 failed, 1 warning, 0 ok, 0 not checked\.$/);
    expect(JSON.parse(asJson([finding('warn')]))).toEqual({
      ...{ result: 'warn', findings: [finding('warn')] },
    });
  });
});
