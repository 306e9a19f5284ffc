/** Tests the form for new partners: stored applications, errors, the honeypot and hostile text. */
import { beforeEach, expect, test } from 'vitest';
import { removeApplications, storedApplications } from '#tests/support/api/applications';
import { setupTestSite } from '#tests/support/opened-site';
import { args, visit, visitorAfter } from '#tests/support/site';
import { action } from './partners';

const site = setupTestSite();
beforeEach(() => removeApplications(site));

const FORM = {
  type: 'business',
  organisation: 'Amri Lorries',
  name: 'Yusuf Amri',
  email: 'yusuf@example.org',
  message: 'Two lorries.\r\nWithout cost.',
};

async function send(change: Record<string, string> = {}, path = '/partners') {
  const answer = await action(args(visit(path, { form: { ...FORM, ...change } })));
  if (answer instanceof Response) {
    const { flash } = visitorAfter(answer).preferences;
    return { to: answer.headers.get('location'), flash };
  }
  const { initialValue, error = {} } = answer.data.form;
  return { status: answer.init?.status, typed: initialValue, errors: Object.keys(error ?? {}) };
}

test('sends the application in the visitor’s language and redirects with a message', async () => {
  expect(await send({}, '/ar/partners')).toEqual({
    to: '/ar/partners#news',
    flash: 'partnerReceived',
  });
  const [row] = await storedApplications(site);
  expect(row).toMatchObject({ kind: 'partner', name: 'Yusuf Amri', locale: 'ar' });
  expect(JSON.parse(row!.data)).toEqual({
    type: 'business',
    organisation: 'Amri Lorries',
    message: 'Two lorries.\nWithout cost.',
  });
});

test.each([
  [{ type: 'a b' }, 'type'],
  [{ organisation: ' ' }, 'organisation'],
  [{ message: 'x'.repeat(2_001) }, 'message'],
])('returns the typed values with an error for %j', async (change, field) => {
  const { status, errors, typed } = await send(change);
  expect([status, errors]).toEqual([400, [field]]);
  const others = Object.entries({ ...FORM, ...change }).filter(([, value]) => value !== '');
  expect(typed).toEqual(Object.fromEntries(others));
  expect(await storedApplications(site)).toEqual([]);
});

test('returns the typed values with an error when the type was withdrawn since the page was opened', async () => {
  const { status, errors } = await send({ type: 'withdrawn' });
  expect([status, errors]).toEqual([409, ['type', '']]);
});

test('counts a line break as one character, like the browser', async () => {
  const message = `${'x'.repeat(999)}\r\n${'x'.repeat(1_000)}`;
  expect(await send({ message })).toMatchObject({ flash: 'partnerReceived' });
});
