/** Tests of the job that deletes unused photographs: which it deletes, and each use that keeps one. */
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import type { WrittenFields } from '#domain/content/shape';
import { days } from '#domain/time/durations';
import { setupEditor } from '#tests/support/api/editor';
import { findStoredFiles, storeFile } from '../../db/stored-files';
import { storedName } from '../pictures';
import { kindNamed } from './kinds';
import { storePhotograph, type StoredPhotograph } from './photographs';
import { deleteUnusedPhotographs, unusedPhotographsJob } from './unused-photographs';

const editor = setupEditor();
const PARTNER = { kind: 'partners', id: 'garden' };

let photograph: StoredPhotograph;
beforeEach(async () => {
  photograph = await upload('#019C9C');
});

async function upload(background: string): Promise<StoredPhotograph> {
  const bytes = await sharp({ create: { width: 400, height: 300, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return storePhotograph(editor.api.deps, new File([new Uint8Array(bytes)], 'Logo.jpg'));
}

const isStored = async ({ path }: StoredPhotograph = photograph) =>
  (await findStoredFiles(editor.api.deps, [storedName(path)])).size > 0;

async function runAfter(age: number): Promise<void> {
  editor.api.clock.now = new Date(editor.api.clock.now.getTime() + days(age));
  await deleteUnusedPhotographs(editor.api.deps);
}

async function partnerWith({ name }: StoredPhotograph): Promise<WrittenFields> {
  const [type] = await kindNamed('partner-types').read(editor.api.db);
  return {
    ...{ name: { en: 'Garden' }, summary: { en: 'Seeds' }, type: type!.id, since: '2020' },
    ...{ position: '1', logo: { file: name, alt: { en: 'A seed' } } },
  };
}

async function save(one: StoredPhotograph): Promise<void> {
  await editor.save(await partnerWith(one), PARTNER, { [one.name]: one.path });
}

test('an unused photograph is deleted after 30 days, and not before', async () => {
  await runAfter(29);
  expect(await isStored()).toBe(true);
  await runAfter(2);
  expect(await isStored()).toBe(false);
});

test('a photograph that is uploaded again stays for 30 more days', async () => {
  await runAfter(29);
  await upload('#019C9C');
  await runAfter(29);
  expect(await isStored()).toBe(true);
});

test('a picture of an import is never deleted', async () => {
  const imported = { name: 'tap.jpg', path: '/files/content/tap-0123456789abcdef.jpg' };
  await storeFile(editor.api.deps, storedName(imported.path), Buffer.from('x'));
  await runAfter(31);
  expect(await isStored(imported)).toBe(true);
});

describe('a photograph stays when it is named by', () => {
  test('a draft', async () => {
    await save(photograph);
    await runAfter(31);
    expect(await isStored()).toBe(true);
  });

  test('a published record without a stored version', async () => {
    await save(photograph);
    await editor.publish(PARTNER);
    await editor.api.db.deleteFrom('content_versions').execute();
    await runAfter(31);
    expect(await isStored()).toBe(true);
  });

  test('an earlier version, which can be restored', async () => {
    await save(photograph);
    await editor.publish(PARTNER);
    await save(await upload('#7A4B00'));
    await editor.publish(PARTNER);
    await runAfter(31);
    expect(await isStored()).toBe(true);
  });

  test('a version of a withdrawn record', async () => {
    await save(photograph);
    await editor.publish(PARTNER);
    await editor.withdraw(PARTNER);
    await runAfter(31);
    expect(await isStored()).toBe(true);
  });
});

test('the job runs at its first call, and then once a day', async () => {
  const job = unusedPhotographsJob(editor.api.deps);
  await job();
  const deps = { ...editor.api.deps, now: () => new Date(0) };
  await storeFile(deps, storedName(photograph.path), Buffer.alloc(0));
  await job();
  expect(await isStored()).toBe(true);
  editor.api.clock.now = new Date(editor.api.clock.now.getTime() + days(1));
  await job();
  expect(await isStored()).toBe(false);
});
