/** Tests of the content editor: schedules, previews, photographs. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import sharp from 'sharp';
import { openTestApi, type TestApi } from '#tests/support/api/api';
import {
  ACTOR,
  CATEGORY,
  editorOf,
  NEW_RECORD,
  problemsOf,
  type Editor,
} from '#tests/support/api/editor';
import { kindNamed } from './kinds';
import { storePhotograph } from './photographs';
import { previewed, previewToken, readPreviewToken } from './preview';
import { withdrawRecord } from './publish';
import { readDraft, readPublished, readVersions } from './rows';
import { publishDue, scheduleRecord } from './schedule';

let api: TestApi;
let editor: Editor;
beforeEach(async () => {
  api = await openTestApi();
  editor = editorOf(api);
});
afterEach(() => api.api.close());

const save: Editor['save'] = (...input) => editor.save(...input);
const publish: Editor['publish'] = (name) => editor.publish(name);
const publishedOf: Editor['publishedOf'] = (name) => editor.publishedOf(name);
const seenOf: Editor['seenOf'] = (name) => editor.seenOf(name);

describe('a schedule', () => {
  const AT = '2026-03-12T08:00:00.000Z';
  const schedule = async (at: string | null = AT) =>
    scheduleRecord(api.deps, { ...NEW_RECORD, seen: await seenOf(NEW_RECORD), actor: ACTOR, at });

  test('publishes at its time, for the person who set it', async () => {
    await save(CATEGORY);
    await schedule();
    await publishDue(api.deps);
    expect(await publishedOf()).toBeNull();
    api.clock.now = new Date(AT);
    await publishDue(api.deps);
    expect((await publishedOf())?.written).toEqual(CATEGORY);
    const [version] = await readVersions(api.db, NEW_RECORD.kind, NEW_RECORD.id);
    expect(version?.actor).toEqual(ACTOR);
  });

  test('ends when the draft is saved again', async () => {
    await save(CATEGORY);
    await schedule();
    await save(CATEGORY);
    expect((await readDraft(api.db, NEW_RECORD.kind, NEW_RECORD.id))?.publishAt).toBeNull();
  });

  test('is rejected for a draft with problems, and for the past', async () => {
    await save({ position: '5' });
    expect(await problemsOf('en', () => schedule())).toEqual({ title: 'Fill this in.' });
    await expect(schedule('2026-03-01T00:00:00.000Z')).rejects.toMatchObject({
      code: 'content.timePassed',
    });
  });

  test('marks a draft that has become invalid as failed, and publishes the others', async () => {
    const faq = { kind: 'faqs', id: 'q' };
    await save(CATEGORY);
    await publish();
    const written = { question: { en: 'Why?' }, position: '1', answer: { en: 'So.' } };
    await save({ ...written, category: NEW_RECORD.id }, faq);
    await scheduleRecord(api.deps, { ...faq, seen: await seenOf(faq), actor: ACTOR, at: AT });
    await withdrawRecord(api.deps, {
      ...NEW_RECORD,
      seen: await seenOf(NEW_RECORD),
      actor: ACTOR,
      reason: 'Old',
    });
    const other = { kind: 'faqs', id: 'r' };
    await save(written, other);
    await scheduleRecord(api.deps, { ...other, seen: await seenOf(other), actor: ACTOR, at: AT });
    api.clock.now = new Date(AT);
    await publishDue(api.deps);
    expect(await readDraft(api.db, 'faqs', 'q')).toMatchObject({ publishAt: null, failure: true });
    expect(await publishedOf(other)).not.toBeNull();
  });
});

describe('a preview', () => {
  test('shows the draft and stores nothing', async () => {
    await save(CATEGORY);
    const seen = await previewed(api.deps, NEW_RECORD, async ({ db }) =>
      Response.json(await readPublished(db, kindNamed(NEW_RECORD.kind), NEW_RECORD.id)),
    );
    expect(await seen.json()).toMatchObject({ written: CATEGORY });
    expect(await publishedOf()).toBeNull();
  });

  test('has a token that names one record and expires after an hour', () => {
    const token = previewToken(api.deps, NEW_RECORD);
    expect(readPreviewToken(api.deps, token)).toEqual(NEW_RECORD);
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

  test('is rejected as SVG or as text', async () => {
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
