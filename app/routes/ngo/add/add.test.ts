/** Tests of the form of an organisation without scripts: its draft, its files, its rules, and hostile input. */
import { beforeEach, describe, expect, test } from 'vitest';
import { setupTestSite } from '#tests/support/opened-site';
import { smallPdf } from '#tests/support/pdf';
import { smallPng } from '#tests/support/pictures';
import { args, visit } from '#tests/support/site';
import { action, loader } from './add';
import { action as script } from './draft';
import { readDay } from '#web/forms/fields.server';

const site = setupTestSite();
beforeEach(async () => {
  await site.db.deleteFrom('application_files').execute();
  await site.db.deleteFrom('application_drafts').execute();
});

const complete = {
  ...{ organisation: 'Seed Circle', nationality: 'PS', established: '2020-02-03' },
  ...{ address: 'Sample Street', name: 'Huda', role: 'director', email: 'huda@circle.example' },
  ...{ mobile: '059 000 0000', mobileCountry: 'PS', phone: '', phoneCountry: '' },
  ...{ instagram: 'instagram.com/circle', beneficiaries: 'families', confirmed: 'yes' },
};

type Files = Record<string, File | File[]>;

function formOf(fields: Record<string, string>, files: Files = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const [name, list] of Object.entries(files))
    for (const one of [list].flat()) form.append(name, one);
  return form;
}

type Kept = { token: string; files: { field: string; name: string }[] };
type Reply = {
  init?: ResponseInit | null;
  data: { form: { initialValue?: object; error?: Record<string, string[]> }; kept?: Kept };
};

async function send(fields: Record<string, string>, files?: Files, path = '/ngo/add') {
  const answer = await action(args(visit(path, { form: formOf(fields, files) })));
  if (answer instanceof Response)
    return { to: new URL(answer.headers.get('location')!, 'http://site.test') };
  const { init, data } = answer as Reply;
  return { status: init?.status, errors: data.form.error, kept: data.kept, form: data.form };
}

async function load(path: string) {
  const answer = await loader(args(visit(path)));
  return { ...answer.data, headers: new Headers(answer.init?.headers) };
}

const png = async (name = 'logo.png') => new File([new Uint8Array(await smallPng())], name);
const pdf = (name = 'registration.pdf') => new File([smallPdf()], name);
const both = async () => ({ logo: await png(), documents: pdf() });
const applications = () => site.db.selectFrom('applications').selectAll().execute();

test('a complete form is sent, and the page shows the reference', async () => {
  const { to } = await send({ intent: 'send', ...complete }, await both());
  const reference = to!.searchParams.get('sent');
  const row = (await applications()).find((one) => one.reference === reference);
  expect(row).toMatchObject({ kind: 'ngo', name: 'Huda', phone: '+970590000000' });
  expect(JSON.parse(row!.data)).toMatchObject({
    organisation: 'Seed Circle',
    instagram: 'https://instagram.com/circle',
  });
  const page = await load(`/ngo/add${to!.search}`);
  expect([page.sent, page.headers.get('cache-control')]).toEqual([reference, 'no-store']);
});

test('a complete form with the honeypot filled in is not stored, and looks like a success', async () => {
  const before = (await applications()).length;
  const { to } = await send({ intent: 'send', subject: 'x', ...complete }, await both());
  expect(to!.searchParams.has('sent')).toBe(true);
  expect(await applications()).toHaveLength(before);
  expect(await site.db.selectFrom('application_drafts').selectAll().execute()).toEqual([]);
});

describe('an incomplete form', () => {
  test('keeps every typed field and every good file when one file is bad', async () => {
    const fields = { intent: 'send', ...complete, email: 'not an address' };
    const bad = { cover: new File(['<svg/>'], 'cover.png'), ...(await both()) };
    const { status, errors, kept } = await send(fields, bad);
    expect(status).toBe(400);
    expect(Object.keys(errors!).sort()).toEqual(['cover', 'email']);
    expect(errors!.cover![0]).toMatch(/^File type not supported/);
    expect(kept!.files.map(({ field }) => field)).toEqual(['logo', 'documents']);
    // A reload of the draft's page shows the same.
    const page = await load(`/ngo/add?draft=${kept!.token}`);
    expect(page.typed).toMatchObject({ organisation: 'Seed Circle', email: 'not an address' });
    expect(page.draft!.files).toHaveLength(2);
  });

  const tomorrow = () => new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  test.each<[() => Record<string, string>, string]>([
    [() => ({ established: tomorrow() }), 'established'],
    [() => ({ mobile: '12' }), 'mobile'],
    [() => ({ nationality: 'ZZ' }), 'nationality'],
    [() => ({ website: 'javascript:alert(1)' }), 'website'],
    [() => ({ confirmed: '' }), 'confirmed'],
  ])('is rejected with %s', async (changes, field) => {
    const { errors } = await send({ intent: 'send', ...complete, ...changes() }, await both());
    expect(Object.keys(errors!)).toEqual([field]);
  });

  test('keeps the token of its draft when the charity API fails', async () => {
    site.fail((request) => {
      if (new URL(request.url).pathname === '/ngo-applications') throw new TypeError('lost');
      return undefined;
    });
    const { status, kept } = await send({ intent: 'send', ...complete }, await both());
    expect(status).toBe(503);
    expect(kept!.files).toHaveLength(2);
  });
});

describe('a draft', () => {
  test('is found again by the URL after “save and finish later”, on a private page', async () => {
    const { to } = await send({ intent: 'save', organisation: 'Seed <b>' }, { logo: await png() });
    const page = await load(`${to!.pathname}${to!.search}`);
    expect(page.typed).toEqual({ organisation: 'Seed <b>' });
    expect(page.draft!.files).toMatchObject([{ field: 'logo', name: 'logo.png' }]);
    expect(page.head.index).toBe(false);
    expect(page.headers.get('referrer-policy')).toBe('same-origin');
  });

  test.each(['x'.repeat(32), 'not a token', '../../etc/passwd'])(
    'with the unknown token %j is reported as gone, and the form is empty',
    async (token) => {
      const page = await load(`/ngo/add?draft=${encodeURIComponent(token)}`);
      expect([page.isGone, page.draft, page.typed]).toEqual([true, null, {}]);
    },
  );

  test('that is gone is replaced by a new one with the typed fields', async () => {
    const { to } = await send({ intent: 'save', draft: 'x'.repeat(32), organisation: 'Seed' });
    expect((await load(`/ngo/add${to!.search}`)).typed).toEqual({ organisation: 'Seed' });
  });

  test('stays with its files when the visitor changes the language', async () => {
    const { kept, form } = await send({ language: 'ar', ...complete }, await both(), '/ar/ngo/add');
    expect(form!.initialValue).toMatchObject({ organisation: 'Seed Circle' });
    expect(kept!.files).toHaveLength(2);
  });
});

describe('requests of scripts', () => {
  type ScriptReply = {
    init?: ResponseInit | null;
    data: { answer?: Kept; kept?: Kept; form: { error?: Record<string, string[]> } };
  };
  const post = async (fields: Record<string, string>, file?: File) => {
    const form = formOf(fields, file && { file });
    const { data, init } = (await script(args(visit('/ngo/add/draft', { form })))) as ScriptReply;
    return { ...data, status: init?.status };
  };

  test('store a file and return the draft, then fields in the same draft', async () => {
    const { answer } = await post({ intent: 'upload', field: 'logo' }, await png());
    const { token } = answer!;
    const saved = await post({ intent: 'save', draft: token, organisation: 'Seed' });
    expect(saved.answer).toMatchObject({ token, files: [{ field: 'logo' }] });
    const removed = await post({
      intent: 'remove',
      draft: token,
      id: saved.answer!.files[0]!.field,
    });
    expect(removed.answer!.files).toHaveLength(1);
  });

  test('store the typed fields with a file whose draft has expired, without invalid fields', async () => {
    const { answer } = await post(
      {
        ...{ intent: 'upload', field: 'logo', draft: 'x'.repeat(32) },
        ...{ organisation: 'Seed', address: 'x'.repeat(2_001) },
      },
      await png(),
    );
    const page = await load(`/ngo/add?draft=${answer!.token}`);
    expect(page.typed).toEqual({ organisation: 'Seed' });
    expect(page.draft!.files).toMatchObject([{ field: 'logo' }]);
  });

  test('use one new draft for a rejected and a further file when the draft has expired', async () => {
    const expired = { intent: 'upload', field: 'documents', draft: 'x'.repeat(32) };
    const rejected = await post(expired, new File(['text'], 'bank-letter.docx'));
    expect(rejected.status).toBe(400);
    const { token } = rejected.kept!;
    const { answer } = await post({ ...expired, draft: token }, pdf());
    expect(answer).toMatchObject({ token, files: [{ field: 'documents' }] });
    expect(await site.db.selectFrom('application_drafts').selectAll().execute()).toHaveLength(1);
  });
});

test.each([
  ['03-02-2020', '2020-02-03'],
  ['3/2/2020', '2020-02-03'],
  ['٠٣-٠٢-٢٠٢٠', '2020-02-03'],
  ['2020-02-03', '2020-02-03'],
  ['yesterday', ''],
])('reads the day %s as %s', (typed, day) => {
  expect(readDay(typed)).toBe(day);
});
