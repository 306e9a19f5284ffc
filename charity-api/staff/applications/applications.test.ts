/** Tests of applications for staff: filters, readable fields, files, work, notes, answers by mail, CSV, permissions. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { resultOf } from '#tests/support/api/api';
import type { Handling } from '#contract/staff/applications';
import type { StaffEndpointName, StaffReply } from '#contract/staff/endpoints';
import { apiOfEachTest } from '#tests/support/api/opened-api';
import { apply, sendMails } from '#tests/support/api/applications';
import { createDraft, uploadTo } from '#tests/support/api/drafts';
import { joinStaff, type TestMember } from '#tests/support/api/staff';
import { readable } from '#tests/support/mail-text';
import { smallPdf } from '#tests/support/pdf';
import { smallPng } from '#tests/support/pictures';
import { readFields } from '#tests/support/api/documents';
import { oneRow, rowsOf } from '#tests/support/api/rows';

const api = apiOfEachTest();
let editor: TestMember;
beforeEach(async () => {
  editor = await joinStaff(api, ['editor']);
});

async function read<Name extends StaffEndpointName>(
  path: string,
  member = editor,
): Promise<StaffReply<Name>['result']> {
  return resultOf<StaffReply<Name>['result']>(member.get(path));
}
const list = (query = '') => read<'staffApplications'>(`/staff/applications?${query}`);
const show = (reference: string) => read<'staffApplication'>(`/staff/applications/${reference}`);
const csv = async (query = '') =>
  (await read<'staffApplicationsFile'>(`/staff/applications-file?${query}`)).csv;
const errorOf = async (answer: Response) => ({
  status: answer.status,
  errorCode: ((await answer.json()) as { errorCode?: string }).errorCode,
});

const write = (fields: object = {}) =>
  apply(api, '/contact-us', {
    ...{ topic: 'other', name: 'Mâryam Şen', email: 'maryam@example.org' },
    message: 'When do you open?',
    ...fields,
  });
const join = (fields: object = {}) =>
  apply(api, '/event-applications', {
    ...{ event: 'packing-day', name: 'Salim', email: 'salim@example.org', seats: 1 },
    ...fields,
  });
const post = (reference: string, below: string, body: object, member = editor) =>
  member.post(`/staff/applications/${reference}/${below}`, body);
const handle = (reference: string, seen: Handling, handling: Handling) =>
  post(reference, 'handling', { seen, handling });
const keyOf = (digit: string) => digit.repeat(32);
const answer = (reference: string, fields: object = {}) =>
  post(reference, 'answers', {
    ...{ key: keyOf('a'), seen: 'new', subject: 'Our hours', text: 'From eight.\n\nWelcome.' },
    ...fields,
  });
/** The mail of an answer, from the outbox folder. */
async function mailOf(id: string): Promise<string> {
  const outbox = path.join(api.deps.config.dataDir, 'outbox');
  const mails = await Promise.all(
    (await readdir(outbox)).map((file) => readFile(path.join(outbox, file), 'utf8')),
  );
  return readable(mails.find((mail) => mail.includes(`Message-ID: <${id}`)) ?? '');
}
const logged = async () =>
  (await api.db.selectFrom('staff_log').selectAll().orderBy('seq').execute()).filter(({ action }) =>
    action.startsWith('application.'),
  );

describe('the list', () => {
  test('has new applications first, counts the preset filters, and omits events, which need no answer', async () => {
    const { reference } = await write();
    await join();
    const { total, data, views } = await list();
    expect(total).toBe(1);
    expect(data).toMatchObject([{ reference, kind: 'contact', handling: 'new', subject: null }]);
    expect(views).toMatchObject({ new: 1, done: 1, withdrawn: 0, all: 2 });
  });

  test.each(['maryam', 'SEN', 'Maryam@Example.org', 'example.org'])(
    'is searched by name or e-mail address: %s',
    async (q) => {
      await write();
      expect((await list(`q=${encodeURIComponent(q)}`)).total).toBe(1);
    },
  );

  test('finds an application by a reference that was typed during a phone call', async () => {
    const { reference } = await write();
    const typed = reference.replaceAll('-', ' ').toLowerCase();
    expect((await list(`q=${encodeURIComponent(typed)}`)).data).toMatchObject([{ reference }]);
    expect((await list('q=nobody')).total).toBe(0);
  });

  test('is filtered by kind, event and day', async () => {
    const { reference } = await join();
    await write();
    const day = '2026-04-10';
    const found = async (query: string) => (await list(`view=all&${query}`)).total;
    expect(await found('kind=event')).toBe(1);
    expect(await found('subject=packing-day')).toBe(1);
    expect(await found('subject=olive-morning')).toBe(0);
    const { createdAt } = (await list('view=all&kind=event')).data[0]!;
    const sent = createdAt.slice(0, 10);
    expect(await found(`from=${sent}&until=${sent}`)).toBe(2);
    expect(await found(`until=${day < sent ? day : '2000-01-01'}`)).toBe(0);
    expect((await list('view=all&kind=event')).data).toMatchObject([
      { reference, subject: { id: 'packing-day' } },
    ]);
  });
});

describe('one application', () => {
  test('has labels and names in the language of the request instead of ids', async () => {
    const { reference } = await apply(api, '/partner-applications', {
      ...{ name: 'Aisha', email: 'aisha@example.org', locale: 'ar', type: 'business' },
      ...{ organisation: 'Reef', message: 'Together' },
    });
    const { fields } = await show(reference);
    const { title } = await readFields(api.db, { kind: 'partner-types', id: 'business' });
    expect(fields).toContainEqual({ name: 'type', label: 'Partnership type', value: title.en });
    expect(fields).toContainEqual({ name: 'message', label: 'Message', value: 'Together' });
  });

  test('returns its files only with its own reference', async () => {
    const { token: draft } = await createDraft(api);
    await uploadTo(api, draft, { field: 'logo', name: 'logo.png', bytes: await smallPng() });
    const name = 'statutes\u202efdp.exe';
    await uploadTo(api, draft, { field: 'documents', name, bytes: smallPdf() });
    const { reference } = await apply(api, '/ngo-applications', {
      ...{ draft, organisation: 'Seeds', nationality: 'PS', established: '2020-02-03' },
      ...{ address: 'Street', beneficiaries: ['families'], name: 'Huda', role: 'director' },
      ...{ email: 'huda@circle.example', mobile: '+970590000000', phone: null, locale: 'ar' },
      social: {},
    });
    const { files, fields } = await show(reference);
    expect(files).toMatchObject([
      { label: 'Logo', type: 'image/png' },
      { label: 'Legal documents', name: 'statutesfdp.exe', type: 'application/pdf' },
    ]);
    expect(fields.map(({ name }) => name)).not.toContain('documents');
    expect(fields).toContainEqual(
      expect.objectContaining({ name: 'established', value: '03-02-2020' }),
    );
    expect(fields.find(({ name }) => name === 'nationality')?.value).not.toBe('PS');
    const at = (of: string) => `/staff/applications/${of}/files/${files[1]!.id}`;
    const file = await read<'staffApplicationFile'>(at(reference));
    expect(Buffer.from(file.base64, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
    const { reference: other } = await write();
    expect(await errorOf(await editor.get(at(other)))).toEqual({
      ...{ status: 404, errorCode: 'application.notFound' },
    });
  });
});

describe('the work on an application', () => {
  test('changes once when two colleagues submit at the same time', async () => {
    const { reference } = await write();
    const answers = await Promise.all([
      handle(reference, 'new', 'accepted'),
      handle(reference, 'new', 'declined'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await logged()).toHaveLength(1);
  });

  test('is in the log with the values before and after, and in the history with the name', async () => {
    const { reference } = await write();
    await handle(reference, 'new', 'in_progress');
    expect(await logged()).toMatchObject([
      {
        ...{ action: 'application.handled', subject_id: reference, actor_id: editor.id },
        ...{ before: '{"handling":"new"}', after: '{"handling":"in_progress"}' },
      },
    ]);
    const { entries } = await show(reference);
    expect(entries.map(({ kind, handling }) => [kind, handling])).toEqual([
      ['handled', 'in_progress'],
      ['sent', null],
    ]);
  });

  test('gives the seat of a declined application to the waiting list', async () => {
    const first = await join();
    const second = await join({ email: 'second@example.org' });
    expect([first.state, second.state]).toEqual(['confirmed', 'waiting']);
    expect((await handle(first.reference, 'done', 'declined')).status).toBe(200);
    expect(await show(first.reference)).toMatchObject({ state: 'withdrawn', handling: 'declined' });
    expect(await show(second.reference)).toMatchObject({ state: 'confirmed' });
    const { taken } = await oneRow(api.db, 'events', { id: 'packing-day' });
    expect(taken).toBe(1);
    expect(await errorOf(await handle(first.reference, 'declined', 'accepted'))).toEqual({
      ...{ status: 409, errorCode: 'application.withdrawn' },
    });
  });
});

describe('notes and answers', () => {
  test('a note is stored once for each form, and no mail is sent', async () => {
    const { reference } = await write();
    await sendMails(api);
    const note = { key: keyOf('b'), note: 'Called; no answer.' };
    await post(reference, 'notes', note);
    expect((await post(reference, 'notes', note)).status).toBe(200);
    expect((await show(reference)).entries).toMatchObject([
      { kind: 'note', text: 'Called; no answer.', person: expect.stringMatching(/^Member/) },
      { kind: 'sent' },
    ]);
    expect(await rowsOf(api.db, 'outbox', { sent_at: null })).toEqual([]);
  });

  test('an answer is sent once for each form, in the frame of the applicant’s language', async () => {
    const { reference } = await write();
    await api.db.updateTable('applications').set({ locale: 'tr' }).execute();
    await answer(reference, { handling: 'done' });
    expect((await answer(reference, { handling: 'done' })).status).toBe(200);
    await sendMails(api);
    const stored = await rowsOf(api.db, 'outbox', { kind: 'application-answer' });
    expect(stored).toHaveLength(1);
    const shown = await show(reference);
    expect(shown.handling).toBe('done');
    expect(shown.entries.filter(({ kind }) => kind === 'answer')).toMatchObject([
      { subject: 'Our hours', text: 'From eight.\n\nWelcome.', delivery: 'sent' },
    ]);
    const text = await mailOf(keyOf('a'));
    expect(text).toContain('From eight.');
    expect(text).toContain('Merhaba,');
    expect(text).toContain(reference);
  });

  test('a second answer with another key is another mail, and a withdrawn applicant can be answered', async () => {
    const { reference } = await write();
    await api.db.updateTable('applications').set({ state: 'withdrawn' }).execute();
    await answer(reference);
    await answer(reference, { key: keyOf('c'), text: 'One more thing.' });
    await sendMails(api);
    const sent = await rowsOf(api.db, 'outbox', { kind: 'application-answer' });
    expect(sent.map(({ sent_at }) => sent_at !== null)).toEqual([true, true]);
    expect(await mailOf(keyOf('c'))).not.toContain('/applications/');
  });

  test('an answer is not sent when another person has changed the work', async () => {
    const { reference } = await write();
    await handle(reference, 'new', 'done');
    expect(await errorOf(await answer(reference))).toEqual({
      ...{ status: 409, errorCode: 'staff.changed' },
    });
    const rows = await api.db.selectFrom('application_entries').selectAll().execute();
    expect(rows).toEqual([]);
  });

  test('the log does not contain what staff wrote', async () => {
    const { reference } = await write();
    await answer(reference);
    await post(reference, 'notes', { key: keyOf('d'), note: 'Secret' });
    const entries = await logged();
    expect(entries.map(({ action }) => action)).toEqual([
      'application.answered',
      'application.noted',
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/Secret|eight/);
  });
});

describe('the spreadsheet', () => {
  test('has readable fields, does not run formulas, and is in the log', async () => {
    const { reference } = await write({
      name: '=HYPERLINK("x")',
      message: '@SUM(1) is what I typed',
    });
    await join();
    const file = await csv('view=all&kind=contact');
    expect(file).toContain('"Reference","Form"');
    expect(file).toContain(`"${reference}","Contact","New"`);
    expect(file).toContain(`"'=HYPERLINK(""x"")"`);
    expect(file).toContain(`"'@SUM(1) is what I typed"`);
    expect(file).not.toContain('salim@example.org');
    expect(await logged()).toMatchObject([
      { action: 'application.exported', subject_id: 'contact', after: '{"count":1}' },
    ]);
  });
});
