/** Tests of the content editor: drafts, publication, languages, history, schedule, preview, photographs. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import sharp from 'sharp';
import { isFields, type WrittenFields } from '#domain/content/shape';
import { openTestApi, type TestApi } from '#tests/support/api/api';
import { readVersion } from '../../modules/content-version/repository';
import { KINDS } from '../kinds';
import { discardDraft, saveDraft, type Seen } from './drafts';
import { kindNamed } from './kinds';
import { storePhotograph } from './photographs';
import { previewed, previewToken, readPreviewToken } from './preview';
import { inLanguageOf } from './problems';
import { changePublished, publishRecord, withdrawRecord } from './publish';
import { hashOf, readDraft, readPublished, readVersions, type Published } from './rows';
import { publishDue, scheduleRecord } from './schedule';

let api: TestApi;
beforeEach(async () => {
  api = await openTestApi();
});
afterEach(() => api.api.close());

const actor = { kind: 'member', id: 'm1', name: 'Huda' } as const;
const NAME = { kind: 'faq-categories', id: 'our-giving' };

async function seenOf(name: { kind: string; id: string }): Promise<Seen> {
  const draft = await readDraft(api.db, name.kind, name.id);
  const published = await readPublished(api.db, kindNamed(name.kind), name.id);
  return { revision: draft?.revision ?? 0, base: hashOf(published) };
}

async function save(written: WrittenFields, name = NAME, pictures = {}) {
  const seen = await seenOf(name);
  return saveDraft(api.deps, { ...name, written, pictures, seen, actor });
}

async function publish(name = NAME) {
  await publishRecord(api.deps, { ...name, seen: await seenOf(name), actor });
}

const publishedOf = (name = NAME): Promise<Published | null> =>
  readPublished(api.db, kindNamed(name.kind), name.id);

const problemsOf = (locale: 'en' | 'ar', work: () => Promise<unknown>, kind = NAME.kind) =>
  inLanguageOf(kind, locale, work).then(
    (): Record<string, string> => ({}),
    (error: { fields: Record<string, string> }) => error.fields,
  );

const CATEGORY = { title: { en: 'Giving', ar: 'العطاء' }, position: '5' };

describe('a draft', () => {
  test('is not public until it is published, and then at once', async () => {
    const version = await readVersion(api.db);
    await save(CATEGORY);
    expect(await publishedOf()).toBeNull();
    expect(await readVersion(api.db)).toBe(version);
    await publish();
    expect((await publishedOf())?.written).toEqual(CATEGORY);
    expect(await readDraft(api.db, NAME.kind, NAME.id)).toBeNull();
    expect(await readVersion(api.db)).toBe(version + 1);
  });

  test('keeps what is incomplete or wrong', async () => {
    await save({ title: { en: '' }, position: 'many' });
    expect((await readDraft(api.db, NAME.kind, NAME.id))?.written).toEqual({ position: 'many' });
  });

  test('is refused when another person saved first', async () => {
    const seen = await seenOf(NAME);
    await save(CATEGORY);
    const late = saveDraft(api.deps, { ...NAME, written: {}, pictures: {}, seen, actor });
    await expect(late).rejects.toMatchObject({ code: 'staff.changed' });
  });

  test('is refused when the published record changed meanwhile', async () => {
    await save(CATEGORY);
    await publish();
    const seen = await seenOf(NAME);
    const change = (written: WrittenFields) => ({ ...written, position: '6' });
    await changePublished(api.deps, { ...NAME, actor, action: 'updated', change });
    const late = saveDraft(api.deps, { ...NAME, written: CATEGORY, pictures: {}, seen, actor });
    await expect(late).rejects.toMatchObject({ code: 'staff.changed' });
  });

  test('is deleted when it is discarded, and the published record stays', async () => {
    await save(CATEGORY);
    await publish();
    await save({ ...CATEGORY, position: '9' });
    await discardDraft(api.deps, { ...NAME, seen: await seenOf(NAME), actor });
    expect(await readDraft(api.db, NAME.kind, NAME.id)).toBeNull();
    expect((await publishedOf())?.written).toEqual(CATEGORY);
  });

  test('of a new record needs an id that is valid and free', async () => {
    const named = (kind: string, id: string) => save(CATEGORY, { kind, id });
    await expect(named('faq-categories', 'A b')).rejects.toMatchObject({
      code: 'content.invalidId',
    });
    await expect(named('pages', 'other')).rejects.toMatchObject({ code: 'content.invalidId' });
    const [fund] = await kindNamed('funds').read(api.db);
    await expect(named('campaigns', fund!.id)).rejects.toMatchObject({ code: 'content.idTaken' });
  });
});

describe('a publication', () => {
  test('reports each problem at its field, in the language of the person', async () => {
    await save({ title: { en: 'Question' }, position: 'x' }, { kind: 'faqs', id: 'q' });
    const faq = { kind: 'faqs', id: 'q' };
    expect(await problemsOf('en', () => publish(faq), 'faqs')).toEqual({
      question: 'Fill this in.',
      position: 'Write a whole number.',
      answer: 'Fill this in.',
    });
    expect((await problemsOf('ar', () => publish(faq), 'faqs')).position).toBe('اكتب عددًا صحيحًا.');
  });

  test('reports a reference to a missing item at its field', async () => {
    const faq = { kind: 'faqs', id: 'q' };
    const written = { question: { en: 'Why?' }, position: '1', answer: { en: 'So.' } };
    await save({ ...written, category: 'nowhere' }, faq);
    expect(await problemsOf('en', () => publish(faq), 'faqs')).toEqual({
      category: '“nowhere” does not exist any more. Choose another.',
    });
    expect(await publishedOf(faq)).toBeNull();
  });

  test('leaves out languages with gaps, and keeps their texts as a draft', async () => {
    const faq = { kind: 'faqs', id: 'q' };
    const question = { en: 'Why?', ar: 'لماذا؟', tr: 'Neden?' };
    await save({ question, position: '1', answer: { en: 'So.', ar: 'هكذا.' } }, faq);
    await publish(faq);
    const { tr: _, ...complete } = question;
    expect(((await publishedOf(faq))?.written as WrittenFields).question).toEqual(complete);
    const draft = await readDraft(api.db, 'faqs', 'q');
    expect((draft?.written as WrittenFields).question).toEqual(question);
    expect(await seenOf(faq)).toMatchObject({ base: draft?.base });
  });

  test('reports a gap in a language that donors see', async () => {
    await save(CATEGORY);
    await publish();
    await save({ ...CATEGORY, title: { en: 'Gifts', ar: '' } });
    await publish();
    expect((await publishedOf())?.written).toMatchObject({ title: { en: 'Gifts' } });
    const faq = { kind: 'faqs', id: 'q' };
    const both = { question: { en: 'Why?', ar: 'لماذا؟' }, position: '1' };
    await save({ ...both, answer: { en: 'So.', ar: 'هكذا.' } }, faq);
    await publish(faq);
    await save({ ...both, answer: { en: 'So.' } }, faq);
    expect(await problemsOf('en', () => publish(faq), 'faqs')).toEqual({
      'answer.ar': 'This text is missing in this language. Others of this page have it.',
    });
  });

  test('stores who published which fields, and writes the log', async () => {
    await save(CATEGORY);
    await publish();
    await save({ ...CATEGORY, position: '7' });
    await publish();
    const versions = await readVersions(api.db, NAME.kind, NAME.id);
    expect(versions.map(({ action, fields, actor: by }) => [action, fields, by])).toEqual([
      ['published', ['position'], actor],
      ['published', ['title', 'position'], actor],
    ]);
    const log = await api.db.selectFrom('staff_log').selectAll().orderBy('seq', 'desc').execute();
    expect(log[0]).toMatchObject({
      ...{ action: 'content.published', subject_id: NAME.id, actor_name: 'Huda' },
      ...{ before: '{"position":"5"}', after: '{"position":"7"}' },
    });
  });

  test('changes nothing of other records of the kind', async () => {
    const others = await kindNamed(NAME.kind).read(api.db);
    await save(CATEGORY);
    await publish();
    const after = await kindNamed(NAME.kind).read(api.db);
    expect(after.filter(({ id }) => id !== NAME.id)).toEqual(others);
  });

  test('stores the state of an import before its own', async () => {
    const campaigns = await kindNamed('campaigns').read(api.db);
    const isOpen = ({ value }: { value: unknown }) =>
      (value as { status: string }).status === 'open';
    const { id } = campaigns.find(isOpen)!;
    const name = { kind: 'campaigns', id };
    const before = await publishedOf(name);
    const change = (written: WrittenFields) => ({ ...written, status: 'closed' });
    await changePublished(api.deps, { ...name, actor, action: 'closed', change });
    const [closed, imported] = await readVersions(api.db, 'campaigns', id);
    expect(closed).toMatchObject({ action: 'closed', fields: ['status'] });
    expect(imported).toMatchObject({ action: 'imported', actor: { kind: 'site' } });
    expect(imported?.written).toEqual(JSON.parse(JSON.stringify(before?.written)));
  });

  test('never changes the bank accounts of the organisation', async () => {
    const name = { kind: 'organisation', id: 'organisation' };
    const written = (await publishedOf(name))!.written as WrittenFields;
    const account = { holder: 'Thief', bank_name: { en: 'Bank' }, account_number: '123456' };
    await save({ ...written, bank_accounts: [account], licence: { en: 'New' } }, name);
    const draft = (await readDraft(api.db, name.kind, name.id))!.written as WrittenFields;
    expect(draft.bank_accounts).toEqual(written.bank_accounts);
  });
});

test('every record of every kind can be saved and published unchanged', async () => {
  const version = await readVersion(api.db);
  for (const kind of KINDS) {
    const [item] = await kind.read(api.db);
    if (!item) continue;
    const name = { kind: kind.name, id: item.id };
    const published = await publishedOf(name);
    if (!isFields(published?.written)) throw new Error(`${kind.name} has no fields`);
    await save(published.written, name);
    await publish(name);
    expect(await publishedOf(name)).toEqual(published);
  }
  expect(await readVersion(api.db)).toBe(version);
});

describe('a withdrawal', () => {
  test('takes the record from the site, and its last version can come back', async () => {
    await save(CATEGORY);
    await publish();
    await withdrawRecord(api.deps, { ...NAME, seen: await seenOf(NAME), actor, reason: 'Old' });
    expect(await publishedOf()).toBeNull();
    const [withdrawn, last] = await readVersions(api.db, NAME.kind, NAME.id);
    expect(withdrawn).toMatchObject({ action: 'withdrawn', written: null });
    await save(last!.written as WrittenFields);
    await publish();
    expect((await publishedOf())?.written).toEqual(CATEGORY);
  });

  test('is rejected when another record needs it', async () => {
    const [campaign] = await kindNamed('campaigns').read(api.db);
    const { category } = campaign!.value as { category: string };
    const name = { kind: 'categories', id: category };
    const seen = await seenOf(name);
    const fields = await problemsOf(
      'en',
      () => withdrawRecord(api.deps, { ...name, seen, actor, reason: 'Old' }),
      'categories',
    );
    expect(fields['']).toMatch(/^It cannot be taken away/);
  });
});

describe('a schedule', () => {
  const AT = '2026-03-12T08:00:00.000Z';
  const schedule = async (at: string | null = AT) =>
    scheduleRecord(api.deps, { ...NAME, seen: await seenOf(NAME), actor, at });

  test('publishes at its time, for the person who set it', async () => {
    await save(CATEGORY);
    await schedule();
    await publishDue(api.deps);
    expect(await publishedOf()).toBeNull();
    api.clock.now = new Date(AT);
    await publishDue(api.deps);
    expect((await publishedOf())?.written).toEqual(CATEGORY);
    const [version] = await readVersions(api.db, NAME.kind, NAME.id);
    expect(version?.actor).toEqual(actor);
  });

  test('ends when the draft is saved again', async () => {
    await save(CATEGORY);
    await schedule();
    await save(CATEGORY);
    expect((await readDraft(api.db, NAME.kind, NAME.id))?.publishAt).toBeNull();
  });

  test('is rejected for a draft with problems, and for the past', async () => {
    await save({ position: '5' });
    expect(await problemsOf('en', () => schedule())).toEqual({ title: 'Fill this in.' });
    await expect(schedule('2026-03-01T00:00:00.000Z')).rejects.toMatchObject({
      code: 'content.timePassed',
    });
  });

  test('marks a draft that does not fit any more, and publishes the others', async () => {
    const faq = { kind: 'faqs', id: 'q' };
    await save(CATEGORY);
    await publish();
    const written = { question: { en: 'Why?' }, position: '1', answer: { en: 'So.' } };
    await save({ ...written, category: NAME.id }, faq);
    await scheduleRecord(api.deps, { ...faq, seen: await seenOf(faq), actor, at: AT });
    await withdrawRecord(api.deps, { ...NAME, seen: await seenOf(NAME), actor, reason: 'Old' });
    const other = { kind: 'faqs', id: 'r' };
    await save(written, other);
    await scheduleRecord(api.deps, { ...other, seen: await seenOf(other), actor, at: AT });
    api.clock.now = new Date(AT);
    await publishDue(api.deps);
    expect(await readDraft(api.db, 'faqs', 'q')).toMatchObject({ publishAt: null, failure: true });
    expect(await publishedOf(other)).not.toBeNull();
  });
});

describe('a preview', () => {
  test('shows the draft and stores nothing', async () => {
    await save(CATEGORY);
    const seen = await previewed(api.deps, NAME, async ({ db }) =>
      Response.json(await readPublished(db, kindNamed(NAME.kind), NAME.id)),
    );
    expect(await seen.json()).toMatchObject({ written: CATEGORY });
    expect(await publishedOf()).toBeNull();
  });

  test('has a token that names one record and expires after an hour', () => {
    const token = previewToken(api.deps, NAME);
    expect(readPreviewToken(api.deps, token)).toEqual(NAME);
    expect(readPreviewToken(api.deps, `${token}x`)).toBeNull();
    api.clock.now = new Date(api.clock.now.getTime() + 3_600_001);
    expect(readPreviewToken(api.deps, token)).toBeNull();
  });
});

describe('a photograph', () => {
  const image = () =>
    sharp({ create: { width: 3000, height: 1500, channels: 3, background: '#019C9C' } });
  const file = (bytes: Buffer, name: string) => new File([new Uint8Array(bytes)], name);

  test.each(['jpeg', 'png', 'webp'] as const)(
    'as %s is stored smaller, without metadata',
    async (type) => {
      const bytes = await image()
        .withExif({ IFD3: { GPSLatitude: '23/1 35/1 0/1' } })
        .toFormat(type)
        .toBuffer();
      const { name, path } = await storePhotograph(api.deps, file(bytes, 'IMG 1 (2).JPG'));
      expect(name).toMatch(/^img-1-2-[0-9a-f]{8}\.(jpg|png|webp)$/);
      const answer = await api.get(`${path}?w=1280`);
      expect(answer.headers.get('cache-control')).toContain('immutable');
      const stored = sharp(`${api.deps.config.dataDir}/content/${path.split('/').at(-1)}`);
      expect(await stored.metadata()).toMatchObject({ width: 2560, height: 1280, format: type });
      expect((await stored.metadata()).exif).toBeUndefined();
    },
  );

  test('as SVG or as text is rejected', async () => {
    for (const bytes of [
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      Buffer.from('x'),
    ])
      await expect(storePhotograph(api.deps, file(bytes, 'a.jpg'))).rejects.toMatchObject({
        code: 'upload.unsupportedType',
      });
  });

  test('is part of the published record, and needs a description', async () => {
    const name = { kind: 'partners', id: 'garden' };
    const bytes = await image().jpeg().toBuffer();
    const { name: logo, path } = await storePhotograph(api.deps, file(bytes, 'logo.jpg'));
    const [type] = await kindNamed('partner-types').read(api.db);
    const texts = { name: { en: 'Garden' }, summary: { en: 'Seeds' } };
    const partner = { ...texts, type: type!.id, since: '2020', position: '1' };
    await save({ ...partner, logo: { file: logo } }, name, { [logo]: path });
    expect(await problemsOf('en', () => publish(name), 'partners')).toEqual({
      'logo.alt': 'Fill this in.',
    });
    await save({ ...partner, logo: { file: logo, alt: { en: 'A seed' } } }, name, { [logo]: path });
    await publish(name);
    expect((await publishedOf(name))?.pictures).toEqual({ [logo]: path });
  });
});
