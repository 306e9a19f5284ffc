/** Tests of the application of an organisation: required files, edges of its fields, and one application per draft. */
import { beforeEach, describe, expect, test } from 'vitest';
import type { ApplicationReceipt } from '#contract/applications';
import type { ApiErrorBody } from '#contract/errors';
import { days } from '#domain/time/durations';
import { apiOfEachTest } from '#tests/support/api/opened-api';
import { createDraft, uploadTo } from '#tests/support/api/drafts';
import { storedFilesOf } from '#tests/support/api/stored-files';
import { smallPdf } from '#tests/support/pdf';
import { smallPng } from '#tests/support/pictures';
import { oneRow } from '#tests/support/api/rows';
import { composeApplicationMail } from '../mail/application-mail';
import { allDocuments } from '../modules/documents';

const api = apiOfEachTest();
let draft: string;
beforeEach(async () => {
  draft = (await createDraft(api)).token;
});

const upload = async (field: string, name = 'file') =>
  uploadTo(api, draft, {
    ...{ field, name },
    bytes: field === 'documents' ? smallPdf() : await smallPng(),
  });

async function addFiles() {
  await upload('logo');
  await upload('documents', 'statutes\u202efdp.exe');
}

const body = () => ({
  draft,
  organisation: 'دائرة البذور <b>&"',
  nationality: 'PS',
  established: '2020-02-03',
  address: 'Sample Street\nBeit Lahia',
  beneficiaries: ['families'],
  ...{ name: 'Huda', email: 'huda@circle.example', role: 'director' },
  ...{ mobile: '+970590000000', phone: null, locale: 'ar' },
  social: { instagram: 'https://instagram.com/circle' },
});

async function apply(changes: Record<string, unknown> = {}) {
  const answer = await api.post('/ngo-applications', { ...body(), ...changes });
  const reply = (await answer.json()) as { result: ApplicationReceipt } & Partial<ApiErrorBody>;
  return { status: answer.status, receipt: reply.result, ...reply };
}

const rows = () => api.db.selectFrom('applications').selectAll().execute();

describe('an application of an organisation', () => {
  test('is stored as sent, takes over the files, and queues a mail to the applicant and one to the charity', async () => {
    await addFiles();
    const { status, receipt } = await apply();
    expect(status).toBe(201);
    expect(receipt.state).toBe('received');
    const [row] = await rows();
    expect(row).toMatchObject({ kind: 'ngo', name: 'Huda', phone: '+970590000000', locale: 'ar' });
    expect(JSON.parse(row!.data)).toMatchObject({
      organisation: 'دائرة البذور <b>&"',
      address: 'Sample Street\nBeit Lahia',
      // Without the mark that reverses the text, in a mail to staff.
      documents: [expect.stringMatching(/^statutesfdp\.exe → applications\/[0-9a-f]{32}\.pdf$/)],
    });
    const files = await api.db.selectFrom('application_files').selectAll().execute();
    expect(files).toMatchObject([
      { field: 'logo', draft_id: null, application_id: row!.id },
      { name: 'statutes\u202efdp.exe', draft_id: null, application_id: row!.id },
    ]);
    const mails = await api.db.selectFrom('outbox').select('kind').orderBy('kind').execute();
    expect(mails.map(({ kind }) => kind)).toEqual(['application-received', 'application-staff']);
  });

  test('is forwarded to the charity with names instead of ids, codes and paths', async () => {
    await addFiles();
    const groups = await allDocuments(api.db, 'beneficiary-types');
    const beneficiaries = groups.slice(0, 2).map(({ id }) => id);
    const { receipt } = await apply({ beneficiaries });
    const mail = await oneRow(api.db, 'outbox', { kind: 'application-staff' });
    const { letter } = (await composeApplicationMail(api.deps, mail))!;
    const values = letter.facts!.map(({ value }) => value);
    expect(values).toEqual(expect.arrayContaining(['Palestine', 'statutesfdp.exe', 'file']));
    expect(values).not.toContain(beneficiaries.join(', '));
    expect(values).not.toContain('PS');
    expect(values.join('\n')).not.toContain('applications/');
    expect(letter.action!.url).toBe(`https://give.test/staff/applications/${receipt.reference}`);
  });

  test('without a staff area, the mail contains the paths of the files', async () => {
    await addFiles();
    await apply();
    const mail = await oneRow(api.db, 'outbox', { kind: 'application-staff' });
    const config = { ...api.deps.config, staffUrl: null };
    const { letter } = (await composeApplicationMail({ ...api.deps, config }, mail))!;
    expect(letter.facts!.map(({ value }) => value).join('\n')).toContain('→ applications/');
    expect(letter.action).toBeUndefined();
  });

  test('sent several times at once with different texts is stored once, with its files', async () => {
    await addFiles();
    const names = ['A', 'B', 'C', 'D', 'E', 'F'];
    const answers = await Promise.all(names.map((organisation) => apply({ organisation })));
    const stored = await rows();
    expect(stored).toHaveLength(1);
    for (const { receipt } of answers) expect(receipt.reference).toBe(stored[0]!.reference);
    const files = await api.db.selectFrom('application_files').select('application_id').execute();
    expect(files.map(({ application_id }) => application_id)).toEqual([
      stored[0]!.id,
      stored[0]!.id,
    ]);
  });

  test('keeps its files after the draft has expired', async () => {
    await addFiles();
    await apply();
    api.clock.now = new Date(api.clock.now.getTime() + days(31));
    await api.api.tick();
    expect(await api.db.selectFrom('application_drafts').selectAll().execute()).toEqual([]);
    expect(await storedFilesOf(api, 'applications')).toHaveLength(2);
  });

  test('makes its draft unreadable, because the draft contains personal data', async () => {
    await addFiles();
    await apply();
    expect((await api.get(`/application-drafts/${draft}`)).status).toBe(404);
    expect((await upload('logo')).code).toBe('draft.notFound');
  });

  test('needs a logo and a document', async () => {
    expect(await apply()).toMatchObject({
      status: 400,
      fields: { logo: 'This field is required', documents: 'This field is required' },
    });
    expect(await rows()).toEqual([]);
  });

  // The clock of the tests is at 2026-03-12 in Muscat.
  test.each([
    [{ established: '2026-03-12' }, []],
    [{ established: '2026-03-13' }, ['established']],
    [{ nationality: 'ZZ' }, ['nationality']],
    [{ beneficiaries: ['nobody'] }, ['beneficiaries']],
    [{ organisation: 'x'.repeat(120) }, []],
    [{ organisation: 'x'.repeat(121) }, ['organisation']],
    [{ social: { x: 'javascript:alert(1)' } }, ['social.x']],
    [{ social: { website: 'https://circle.example' } }, []],
  ])('with %j has these invalid fields: %j', async (changes, invalid) => {
    await addFiles();
    const { fields = {} } = await apply(changes);
    expect(Object.keys(fields)).toEqual(invalid);
  });
});
