/** Tests three storefronts and two charity APIs behind nginx: donors pay while a storefront and an API are killed. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seed } from '#api/content/seed';
import { openDatabase, type OpenDatabase } from '#api/db/open';
import { quickItem } from '#domain/cart';
import { money } from '#domain/money';
import { POSTGRES_VARIABLE, temporaryFolder, testCharityFolder } from '#tests/support/api/database';
import { CookieJar } from '#tests/support/cookie-jar';
import { createDatabase } from '#tests/support/postgres/copies';
import { freePort, startServer, type RunningServer } from '#tests/support/server';
import { expectInvariants } from '../faults/invariants';
import {
  askProxy,
  HOST,
  programOf,
  startProxy,
  type Ports,
  type ProxyReply,
} from '../faults/real-proxies';

const nginx = programOf('nginx');
const ORIGIN = `https://${HOST}`;
const DONORS = 36;
/** Number of donors with a paid gift before the first process is killed. */
const PAID_BEFORE = 6;
/** Mails that one process sends at the same time (MAILS_AT_ONCE). */
const CLAIMED_BY_ONE = 5;
const AMOUNT = money(2_500, 'OMR');

/** A browser without scripts. It repeats a step as long as the site does not respond to it, as donors do. */
class Donor {
  private readonly cookies = new CookieJar();
  constructor(
    private readonly ports: Ports,
    readonly number: number,
  ) {}

  /** Pays a gift on the page of the card trial. Returns the URL of the order. */
  async give(): Promise<string> {
    const item = quickItem(
      { amount: AMOUNT, category: 'emergency_health', method: 'Stripe' },
      `gift${this.number}`,
    );
    const start = `/en/checkout?${new URLSearchParams({ itemData: JSON.stringify(item) })}`;
    const checkout = await this.load(start);
    const payment = await this.submit(checkout, '#pay-form', {
      ...{
        name: `Donor ${this.number}`,
        email: `donor-${this.number}@example.org`,
        method: 'Stripe',
      },
    });
    const order = await this.submit(payment, 'form', { decision: 'approve' });
    return order.url;
  }

  /** Submits a form of the page with the values of its fields and these changes. */
  submit(page: Page, selector: string, fields: Record<string, string>): Promise<Page> {
    const form = page.document.querySelector<HTMLFormElement>(selector);
    if (!form) throw new Error(`no ${selector} on ${page.url}: ${page.document.body.textContent}`);
    const body = new URLSearchParams();
    for (const field of form.querySelectorAll<HTMLInputElement>('input[name], select[name]')) {
      const isChosen = !['radio', 'checkbox'].includes(field.type) || field.checked;
      if (isChosen && field.type !== 'submit') body.set(field.name, field.value);
    }
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    const target = new URL(form.getAttribute('action') ?? page.url, page.url);
    return this.load(target.href, body.toString());
  }

  private async load(target: string, form?: string): Promise<Page> {
    const url = new URL(target, ORIGIN);
    for (;;) {
      const answer = await this.send(url, form);
      // 5xx: the site has a problem. The page asks the donor to try again.
      if (!answer || answer.status >= 500) continue;
      const { location } = answer.headers;
      if (typeof location === 'string') return this.load(new URL(location, url).href);
      const { document } = new JSDOM(answer.body).window;
      return { url: url.href, status: answer.status, document };
    }
  }

  /** Returns null when the connection ended without a response. */
  private async send(url: URL, form?: string): Promise<ProxyReply | null> {
    const type = { 'content-type': 'application/x-www-form-urlencoded', origin: ORIGIN };
    const reply = await askProxy(this.ports, url.pathname + url.search, {
      ...(form !== undefined && { method: 'POST', body: form }),
      headers: { cookie: this.cookies.header, ...(form !== undefined && type) },
    }).catch(() => null);
    this.cookies.receive(reply?.headers['set-cookie']);
    return reply;
  }
}

type Page = { url: string; status: number; document: Document };

describe.skipIf(!nginx)('three storefronts and two APIs behind nginx', () => {
  let database: OpenDatabase;
  let dataDir: string;
  let storefronts: RunningServer[];
  let apis: RunningServer[];
  let proxy: Awaited<ReturnType<typeof startProxy>>;

  beforeAll(async () => {
    const databaseUrl = await createDatabase(process.env[POSTGRES_VARIABLE]!, 'empty');
    database = await openDatabase(databaseUrl);
    // The processes have the clock of this machine.
    await seed(database.db, { today: new Date(), folder: testCharityFolder() });
    dataDir = temporaryFolder('several-');
    const apiPort = await freePort();
    const env = {
      ...{ PUBLIC_URL: ORIGIN, HOST: '127.0.0.1', TRUST_PROXY: '1', TRIAL_PAYMENTS: 'true' },
      ...{ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, DEMO_CONTENT: 'true' },
      SESSION_SECRETS: 'the-session-secret-of-several-processes',
      CHARITY_API_CLIENT_SECRET: 'the-client-secret-of-several-processes',
      CHARITY_API_SIGNING_SECRETS: 'the-signing-secret-of-several-processes',
      MAILS_AT_ONCE: String(CLAIMED_BY_ONE),
    };
    const start = (program: string, own: Record<string, string> = {}) =>
      startServer({ program: [program], env: { ...env, ...own } });
    apis = await Promise.all([start('build/api.js'), start('build/api.js')]);
    const own = { CHARITY_API_URL: `http://127.0.0.1:${apiPort}`, DATABASE_URL: '' };
    const several = { apis: apis.map(portOf), apiPort };
    storefronts = await Promise.all([1, 2, 3].map(() => start('build/server.js', own)));
    proxy = await startProxy('nginx', nginx!, 0, {
      ...several,
      storefronts: storefronts.map(portOf),
    });
  });
  afterAll(async () => {
    await proxy?.stop();
    for (const server of [...(storefronts ?? []), ...(apis ?? [])]) await server.stop();
    await database?.close();
  });

  const portOf = ({ origin }: RunningServer) => Number(new URL(origin).port);

  test('donors pay while a storefront and an API are killed: each gift counts once', async () => {
    const [storefront, api] = [storefronts[0]!, apis[0]!];
    let paid = 0;
    const given = await Promise.all(
      Array.from({ length: DONORS }, async (_, number) => {
        const url = await new Donor(proxy.ports, number).give();
        paid += 1;
        if (paid === PAID_BEFORE) process.kill(storefront.pid, 'SIGKILL');
        if (paid === PAID_BEFORE * 2) process.kill(api.pid, 'SIGKILL');
        return url;
      }),
    );
    expect(new Set(given).size).toBe(DONORS);

    const { db } = database;
    // The background jobs of the other API settle the orders whose donor returned to the killed one.
    const states = () => db.selectFrom('orders').select('state').distinct().execute();
    await expect.poll(states, { timeout: 120_000 }).toEqual([{ state: 'paid' }]);
    const orders = await db.selectFrom('orders').selectAll().execute();
    expect(orders.map(({ donor_email }) => donor_email).sort()).toEqual(
      Array.from({ length: DONORS }, (_, number) => `donor-${number}@example.org`).sort(),
    );
    const acknowledged = orders.map(({ token, locale }) => ({ token, locale, state: 'paid' }));
    await expectInvariants({ db, acknowledged });
    // The other API sends the mails that the killed one has claimed five minutes later, and all others now.
    const receipts = db
      .selectFrom('outbox')
      .select(['id', 'sent_at'])
      .where('kind', '=', 'receipt');
    await expect
      .poll(async () => (await receipts.execute()).filter(({ sent_at }) => sent_at).length)
      .toBeGreaterThanOrEqual(DONORS - CLAIMED_BY_ONE);
    const mails = await receipts.execute();
    expect(mails).toHaveLength(DONORS);
    // A process that was killed while it wrote a mail leaves its draft.
    const files = readdirSync(path.join(dataDir, 'outbox'));
    const written = files.filter((file) => !file.endsWith('.draft'));
    const filesOf = (rows: typeof mails) => rows.map(({ id }) => `${id}.eml`);
    expect(written).toEqual(
      expect.arrayContaining(filesOf(mails.filter(({ sent_at }) => sent_at !== null))),
    );
    expect(filesOf(mails)).toEqual(expect.arrayContaining(written));
  });
});
