/** Tests how the outbox sends many mails: several at the same time, each once, also after a crash. */
import { ApiError } from '#api/http/errors';
import { expect, test } from 'vitest';
import { TEST_NOW } from '#tests/support/api/api';
import { apiOfEachTest } from '#tests/support/api/opened-api';
import { MailError, sendDueMail } from './send-due';
import { insertRows } from '#tests/support/api/rows';

const api = apiOfEachTest();

async function queue(count: number): Promise<string[]> {
  const at = TEST_NOW.toISOString();
  const ids = Array.from({ length: count }, (_, n) => `mail-${String(n).padStart(4, '0')}`);
  await insertRows(
    api.db,
    'outbox',
    ids.map((id) => ({
      ...{ id, kind: 'password-changed' as const, due_at: at, tries: 0, created_at: at },
      ...{ last_error: null, sent_at: null, order_id: null, code_id: null, data: null },
      recipient: JSON.stringify({ email: 'salma@example.org', name: 'Salma', locale: 'en' }),
    })),
  );
  return ids;
}

const unsent = () => api.db.selectFrom('outbox').selectAll().where('sent_at', 'is', null).execute();

/** A mail server that accepts a mail when the test says so. */
function slowServer() {
  const started: string[] = [];
  const waiting: (() => void)[] = [];
  const send = ({ id }: { id: string }) => {
    started.push(id);
    // On PostgreSQL, mails that are claimed at the same time begin in any order.
    started.sort();
    return new Promise<void>((accept) => waiting.push(accept));
  };
  const acceptOne = () => waiting.shift()!();
  return { started, waiting, send, acceptOne };
}

test('sends as many mails at the same time as the setting allows, after the first was sent', async () => {
  const ids = await queue(9);
  const { started, waiting, send, acceptOne } = slowServer();
  const run = sendDueMail(api.deps, send, { atOnce: 4 });
  await expect.poll(() => started).toEqual(ids.slice(0, 1));
  acceptOne();
  await expect.poll(() => started).toEqual(ids.slice(0, 5));
  // The next mail does not wait for the slowest of the four.
  acceptOne();
  await expect.poll(() => started).toEqual(ids.slice(0, 6));
  expect(waiting).toHaveLength(4);
  while (started.length < ids.length || waiting.length > 0) {
    if (waiting.length > 0) acceptOne();
    await new Promise((turn) => setImmediate(turn));
  }
  await run;
  expect(started).toEqual(ids);
  expect(await unsent()).toEqual([]);
});

test('sends each mail once when two processes send at the same time', async () => {
  const ids = await queue(30);
  const sent: string[] = [];
  const send = async ({ id }: { id: string }) => {
    await new Promise((turn) => setImmediate(turn));
    sent.push(id);
  };
  await Promise.all([
    sendDueMail(api.deps, send, { atOnce: 3 }),
    sendDueMail(api.deps, send, { atOnce: 3 }),
  ]);
  expect(sent.sort()).toEqual(ids);
});

test('after a crash only the mails that were being sent wait, for the time of a claim', async () => {
  const ids = await queue(6);
  const crashed = slowServer();
  void sendDueMail(api.deps, crashed.send, { atOnce: 2 });
  await expect.poll(() => crashed.started).toHaveLength(1);
  crashed.acceptOne();
  await expect.poll(() => crashed.started).toHaveLength(3);
  // The process dies here. The next one sends the mails that were not claimed.
  const sent: string[] = [];
  const send = ({ id }: { id: string }) => Promise.resolve(void sent.push(id));
  await sendDueMail(api.deps, send, { atOnce: 2 });
  expect(sent.sort()).toEqual(ids.slice(3));
  api.clock.now = new Date(TEST_NOW.getTime() + 300_000);
  await sendDueMail(api.deps, send, { atOnce: 2 });
  expect(sent.sort()).toEqual(ids.slice(1));
});

test.each([
  { failures: 3, left: 0 },
  { failures: 10, left: 1 },
])(
  'a mail that was sent is not sent again when marking it fails $failures times',
  async ({ failures, left }) => {
    const [id] = await queue(1);
    let marks = 0;
    const db = api.db.withPlugin({
      transformQuery: ({ node }) => {
        const isMark =
          node.kind === 'UpdateQueryNode' && JSON.stringify(node.updates).includes('sent_at');
        if (isMark && (marks += 1) <= failures) throw new ApiError('request.busy');
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    });
    const sent: string[] = [];
    const send = (mail: { id: string }) => Promise.resolve(void sent.push(mail.id));
    await sendDueMail({ ...api.deps, db }, send, { markPauseMs: 0 });
    // A failed mail would be due again after 30 seconds.
    api.clock.now = new Date(TEST_NOW.getTime() + 60_000);
    await sendDueMail({ ...api.deps, db }, send);
    expect(sent).toEqual([id]);
    expect(await unsent()).toHaveLength(left);
  },
);

test('a mail server that fails during the run gets no further mail', async () => {
  await queue(20);
  let calls = 0;
  const send = () => {
    calls += 1;
    return calls < 5 ? Promise.resolve() : Promise.reject(new MailError('EAUTH', 'forAll'));
  };
  await sendDueMail(api.deps, send, { atOnce: 3 });
  // Each of the three connections may have claimed one mail when the first of them failed.
  expect(calls).toBeGreaterThanOrEqual(5);
  expect(calls).toBeLessThanOrEqual(7);
  expect(await unsent()).toHaveLength(16);
});

test('a process that stops finishes the running mails and begins no other', async () => {
  const ids = await queue(5);
  const { started, send, acceptOne } = slowServer();
  let isStopping = false;
  const run = sendDueMail(api.deps, send, { atOnce: 2, isStopping: () => isStopping });
  await expect.poll(() => started).toHaveLength(1);
  isStopping = true;
  acceptOne();
  await run;
  expect((await unsent()).map(({ id, tries }) => [id, tries])).toEqual(
    ids.slice(1).map((id) => [id, 0]),
  );
});
