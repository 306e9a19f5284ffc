/** Tests of drafts: typed fields, accepted and rejected files, removed metadata, limits, and expiry. */
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { MAX_DOCUMENTS, MAX_NGO_PICTURE_BYTES } from '#domain/constants';
import { days } from '#domain/time/durations';
import { NO_LIMITS, openTestApi, type TestApi } from '#tests/support/api/api';
import { readStoredFile } from '../../db/stored-files';
import { createDraft, readDraftReply, uploadTo } from '#tests/support/api/drafts';
import { storedFilesOf } from '#tests/support/api/stored-files';
import { smallPdf } from '#tests/support/pdf';
import { hugePng, padTo, phoneJpeg, smallJpeg, smallPng } from '#tests/support/pictures';

let api: TestApi;
let token: string;
beforeEach(async () => {
  api = await openTestApi();
  ({ token } = await createDraft(api, { organisation: 'Seed Circle' }));
});
afterEach(() => api.api.close());

const stored = () => storedFilesOf(api, 'applications');
const read = async () => readDraftReply(await api.get(`/application-drafts/${token}`));
const upload = (field: string, bytes: Uint8Array | string, name?: string) =>
  uploadTo(api, token, { field, bytes, ...(name !== undefined && { name }) });

describe('typed fields of a draft', () => {
  test('are stored as typed, also when the form would reject them', async () => {
    const data = {
      organisation: '<b>مؤسسة</b>\u202e',
      email: 'not an address',
      beneficiaries: ['a', 'b'],
    };
    const saved = await readDraftReply(await api.post(`/application-drafts/${token}`, { data }));
    expect(saved.status).toBe(200);
    expect((await read()).draft.data).toEqual(data);
  });

  test('are stored without NUL and half characters, which PostgreSQL cannot read', async () => {
    const data = { organisation: 'Seed\0 Circle \ud83d', beneficiaries: ['a\udc00🌙\0'] };
    await api.post(`/application-drafts/${token}`, { data });
    expect((await read()).draft.data).toEqual({
      organisation: 'Seed Circle ',
      beneficiaries: ['a🌙'],
    });
  });

  test('are rejected above 16 KB together, and the draft stays as it was', async () => {
    const data = Object.fromEntries([...'abcdefghi'].map((name) => [name, 'x'.repeat(2_000)]));
    const { status, code } = await readDraftReply(
      await api.post(`/application-drafts/${token}`, { data }),
    );
    expect([status, code]).toEqual([413, 'draft.tooLarge']);
    expect((await read()).draft.data).toEqual({ organisation: 'Seed Circle' });
  });

  test('are not found with another token', async () => {
    const { status, code } = await readDraftReply(
      await api.get(`/application-drafts/${'x'.repeat(32)}`),
    );
    expect([status, code]).toEqual([404, 'draft.notFound']);
  });
});

describe('a picture of a draft', () => {
  test('is accepted with 1,048,576 bytes and rejected with one byte more', async () => {
    const png = await smallPng();
    expect((await upload('logo', padTo(png, MAX_NGO_PICTURE_BYTES))).status).toBe(201);
    const over = await upload('cover', padTo(png, MAX_NGO_PICTURE_BYTES + 1));
    expect([over.status, over.code]).toEqual([413, 'upload.tooLarge']);
    expect((await read()).draft.files.map(({ field }) => field)).toEqual(['logo']);
  });

  test('is recognised by its content: a PNG named .jpg is stored as PNG', async () => {
    const { draft } = await upload('logo', await smallPng(), 'logo.jpg');
    expect(draft.files).toMatchObject([{ name: 'logo.jpg', type: 'image/png' }]);
    expect(await stored()).toEqual([expect.stringMatching(/^[0-9a-f]{32}\.png$/)]);
  });

  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  test.each<[string, () => Promise<Uint8Array | string>]>([
    ['an SVG named .png', () => Promise.resolve(svg)],
    ['a PDF', () => Promise.resolve(smallPdf())],
  ])('is rejected when it is %s, and nothing is stored', async (_, bytes) => {
    const { status, code } = await upload('logo', await bytes(), 'logo.png');
    expect([status, code]).toEqual([415, 'upload.unsupportedType']);
    expect(await stored()).toEqual([]);
  });

  test('of 16,000 × 16,000 pixels in 250 KB is rejected without being decoded', async () => {
    const before = process.memoryUsage().rss;
    const { status, code } = await upload('cover', hugePng());
    expect([status, code]).toEqual([413, 'upload.tooManyPixels']);
    // Decoded, it would have 256 million pixels. The test file itself needs 32 MB while it is made.
    expect(process.memoryUsage().rss - before).toBeLessThan(200_000_000);
    expect(await stored()).toEqual([]);
  });

  test('is stored without its location and camera, and in the correct orientation', async () => {
    const photo = await phoneJpeg();
    expect((await sharp(photo).metadata()).exif?.includes('SecretCamera')).toBe(true);
    await upload('cover', photo);
    const [name] = await stored();
    const bytes = (await readStoredFile(api.deps, `applications/${name!}`))!;
    const { exif, width, height } = await sharp(bytes).metadata();
    expect([exif, width, height]).toEqual([undefined, 20, 40]);
    expect(bytes.includes('GPS') || bytes.includes('SecretCamera')).toBe(false);
  });

  test('replaces the earlier one, whose file is deleted', async () => {
    await upload('logo', await smallPng());
    const [first] = await stored();
    const { draft } = await upload('logo', await smallJpeg());
    expect(draft.files).toMatchObject([{ type: 'image/jpeg' }]);
    expect(await stored()).toEqual([expect.not.stringMatching(first!)]);
  });
});

describe('documents of a draft', () => {
  test('can be PDF, JPEG and PNG', async () => {
    for (const bytes of [smallPdf(), await smallJpeg(), await smallPng()])
      expect((await upload('documents', bytes)).status).toBe(201);
    expect((await read()).draft.files).toHaveLength(3);
  });

  test('are stored once when a device repeats an upload', async () => {
    await upload('documents', smallPdf(), 'statutes.pdf');
    await upload('documents', smallPdf(), 'statutes.pdf');
    await upload('documents', smallPdf(), 'registration.pdf');
    expect((await read()).draft.files.map(({ name }) => name)).toEqual([
      'statutes.pdf',
      'registration.pdf',
    ]);
    expect(await stored()).toHaveLength(2);
  });

  test('are stored once when a device sends the same file several times at once', async () => {
    const repeats = Array.from({ length: 4 }, () =>
      upload('documents', smallPdf(), 'statutes.pdf'),
    );
    const replies = await Promise.all(repeats);
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect((await read()).draft.files).toHaveLength(1);
    expect(await stored()).toHaveLength(1);
  });

  test('are limited in number, also for concurrent uploads, and a rejected file is deleted', async () => {
    const replies = await Promise.all(
      Array.from({ length: MAX_DOCUMENTS + 3 }, (_, n) =>
        upload('documents', smallPdf(), `${n}.pdf`),
      ),
    );
    expect(replies.filter(({ code }) => code === 'draft.full')).toHaveLength(3);
    expect(await stored()).toHaveLength(MAX_DOCUMENTS);
  });

  test('can be removed, twice with the same result, and others stay', async () => {
    await upload('documents', smallPdf(), 'a.pdf');
    const { draft } = await upload('documents', smallPdf(), 'b.pdf');
    const remove = () =>
      api.post(`/application-drafts/${token}/files/${draft.files[0]!.id}/remove`, {});
    for (let times = 0; times < 2; times += 1) {
      const { draft: left } = await readDraftReply(await remove());
      expect(left.files.map(({ name }) => name)).toEqual(['b.pdf']);
    }
    expect(await stored()).toHaveLength(1);
  });

  test('of another draft are not removed', async () => {
    const { draft } = await upload('documents', smallPdf());
    const other = await createDraft(api);
    await api.post(`/application-drafts/${other.token}/files/${draft.files[0]!.id}/remove`, {});
    expect((await read()).draft.files).toHaveLength(1);
  });

  test.each([
    '../../charity.db',
    '/etc/passwd',
    'C:\\Windows\\evil.pdf',
    'evil\u202efdp.exe',
    '<img src=x onerror=alert(1)>.pdf',
    'فاتورة ١.pdf',
    `${'x'.repeat(250)}.pdf`,
  ])('keep the file name %j as text and never use it as a path', async (name) => {
    const { draft } = await upload('documents', smallPdf(), name);
    expect(draft.files).toMatchObject([{ name: [...name].slice(0, 255).join('') }]);
    expect(await stored()).toEqual([expect.stringMatching(/^[0-9a-f]{32}\.pdf$/)]);
  });

  test('are served by no endpoint', async () => {
    await upload('documents', smallPdf());
    const [name] = await stored();
    for (const at of [
      `/files/applications/${name}`,
      `/files/content/${name}`,
      `/files/content/..%2fapplications%2f${name}`,
      `/application-drafts/${token}/files/${name}`,
      `/applications/${name}`,
    ])
      // 405: uploads have a POST endpoint at this path.
      expect([404, 405], at).toContain((await api.get(at)).status);
  });
});

test('a field that is not one of the form is rejected', async () => {
  expect((await upload('passport', smallPdf())).status).toBe(404);
});

describe('limits', () => {
  test('drafts and uploads from one network are limited', async () => {
    await api.api.close();
    const limits = { ...NO_LIMITS, applications: { perEmail: 9, perAddress: 1, total: 9 } };
    api = await openTestApi({ config: { limits } });
    ({ token } = await createDraft(api));
    const second = await api.post('/application-drafts', { kind: 'ngo' });
    expect((await readDraftReply(second)).code).toBe('draft.tooMany');
    const png = await smallPng();
    for (let times = 0; times < 10; times += 1)
      expect((await upload('logo', png)).status).toBe(201);
    expect((await upload('logo', png)).code).toBe('draft.tooMany');
  });

  test('an expired draft is not found, and the background job deletes its files', async () => {
    await upload('documents', smallPdf());
    api.clock.now = new Date(api.clock.now.getTime() + days(30) - 1);
    expect((await read()).status).toBe(200);
    await api.api.tick();
    expect(await stored()).toHaveLength(1);
    api.clock.now = new Date(api.clock.now.getTime() + 1);
    expect((await read()).status).toBe(404);
    await api.api.tick();
    expect(await stored()).toEqual([]);
    expect(await api.db.selectFrom('application_drafts').selectAll().execute()).toEqual([]);
  });

  test('each change extends the lifetime of the draft', async () => {
    api.clock.now = new Date(api.clock.now.getTime() + days(29));
    await upload('documents', smallPdf());
    api.clock.now = new Date(api.clock.now.getTime() + days(29));
    expect((await read()).status).toBe(200);
  });
});
