/** Proof of a transfer: what is taken, what is left of it, and what is refused. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { MAX_PROOFS, type Order } from '#contract/orders';
import { MAX_PROOF_BYTES } from '#domain/constants';
import { smallPdf, smallStreamPdf } from '#tests/support/pdf';
import { openTestApi, type TestApi } from '#tests/support/api/api';
import { readOrderResponse, createOrder } from '#tests/support/api/orders';

let api: TestApi;
let order: Order;
beforeEach(async () => {
  api = await openTestApi();
  order = await createOrder(api, { method: 'Bank' });
});
afterEach(() => api.api.close());

const folder = () => path.join(api.deps.config.dataDir, 'proofs');
const stored = () => readdir(folder()).catch(() => []);

async function upload(bytes: Uint8Array | string, { token } = order) {
  const form = new FormData();
  form.set('file', new File([bytes as BlobPart], '../../name.exe', { type: 'text/html' }));
  const request = new Request(`http://api.test/user/orders/${token}/proof`, {
    method: 'POST',
    body: form,
  });
  return readOrderResponse(await api.api.fetch(request));
}

const padded = (bytes: number) => Buffer.concat([pdf, Buffer.alloc(bytes, 'x')]);

const picture = (width = 40, height = 20) =>
  sharp({ create: { width, height, channels: 3, background: '#019c9c' } });
const pdf = smallPdf();

describe('a proof', () => {
  test('puts the order under review, and is not a payment', async () => {
    const { status, order: reviewed } = await upload(await picture().png().toBuffer());
    expect(status).toBe(201);
    expect(reviewed).toMatchObject({ state: 'under_review', proofUploaded: true, paidAt: null });
    expect(await stored()).toEqual([expect.stringMatching(/^[0-9a-f]{32}\.png$/)]);
  });

  test('keeps no place or camera, but stands upright', async () => {
    const exif = { IFD0: { Make: 'SecretCamera' }, IFD3: { GPSLatitudeRef: 'N' } };
    const photo = picture().withExif(exif).withMetadata({ orientation: 6 });
    await upload(await photo.jpeg().toBuffer());
    const [name] = await stored();
    const kept = await readFile(path.join(folder(), name!));
    const { exif: left, width, height } = await sharp(kept).metadata();
    expect([left, width, height]).toEqual([undefined, 20, 40]);
    expect(kept.includes('SecretCamera')).toBe(false);
  });

  test('may be a PDF, and may be sent again', async () => {
    await upload(pdf);
    expect((await upload(pdf)).order.state).toBe('under_review');
  });

  test('that replaces another leaves one file, the newest', async () => {
    await upload(pdf);
    const [first] = await stored();
    await upload(await picture().png().toBuffer());
    expect(await stored()).toEqual([expect.stringMatching(/\.png$/)]);
    expect(await stored()).not.toContain(first);
  });

  test('is taken a few times, then no more, and what is refused leaves nothing', async () => {
    for (let times = 0; times < MAX_PROOFS; times += 1) {
      expect((await upload(pdf)).status).toBe(201);
    }
    const kept = await stored();
    const { status, error } = await upload(pdf);
    expect([status, error.errorCode]).toEqual([409, 'proof.tooMany']);
    expect(await stored()).toEqual(kept);
    expect(kept).toHaveLength(1);
  });

  test('sent twelve times at once is taken as often, and leaves one file', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => upload(pdf)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(MAX_PROOFS);
    const { proof } = await api.db.selectFrom('orders').select('proof').executeTakeFirstOrThrow();
    expect(await stored()).toEqual([proof]);
  });

  test('that could not be noted on the order leaves no file', async () => {
    const { submitProof } = await import('./proof');
    const deps = {
      ...api.deps,
      now: () => {
        throw new Error('no clock');
      },
    };
    const file = new File([pdf], 'proof.pdf');
    await expect(submitProof(deps, order.token, file)).rejects.toThrow('no clock');
    expect(await stored()).toEqual([]);
  });

  test('is served nowhere', async () => {
    await upload(pdf);
    const [name] = await stored();
    for (const at of [`/proofs/${name}`, `/files/proofs/${name}`, `/files/../proofs/${name}`]) {
      expect((await api.get(at)).status).toBe(404);
    }
  });

  test.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>', 415, 'proof.unsupportedType'],
    ['a text', 'paid, I promise', 415, 'proof.unsupportedType'],
    ['nothing', '', 415, 'proof.unsupportedType'],
    ['only the beginning of a PNG', '\u0089PNG', 415, 'proof.unsupportedType'],
    ['over 5 MB', padded(MAX_PROOF_BYTES), 413, 'proof.tooLarge'],
    ['over all limits', padded(7 * 1024 * 1024), 413, 'proof.tooLarge'],
  ])('is refused when it is %s', async (_, bytes, status, code) => {
    const answer = await upload(bytes);
    expect([answer.status, answer.error.errorCode]).toEqual([status, code]);
    expect(await stored()).toEqual([]);
  });

  const text = pdf.toString('latin1');
  test.each([
    ['nothing but its beginning', '%PDF-1.7'],
    ['its beginning and junk', `%PDF-1.7\n${'junk '.repeat(2_000)}`],
    ['its beginning, junk and its end', `%PDF-1.7\n${'junk '.repeat(2_000)}\n%%EOF\n`],
    ['a place in the file with no cross-reference', text.replace(/startxref\n\d+/, 'startxref\n9')],
    ['a place beyond its end', text.replace(/startxref\n\d+/, 'startxref\n999999')],
    ['no root', text.replace('/Root', '/Rood')],
    ['another file before it', `MZ${text}`],
    ['another file behind it', text + 'PK\u0003\u0004'.repeat(400)],
    ['no version that there is', text.replace('%PDF-1.4', '%PDF-9.4')],
  ])('is rejected as a PDF with %s', async (_, bytes) => {
    const { status, error } = await upload(Buffer.from(bytes, 'latin1'));
    expect([status, error.errorCode]).toEqual([415, 'proof.unsupportedType']);
    expect(await stored()).toEqual([]);
  });

  test('can be a PDF with a cross-reference stream', async () => {
    expect((await upload(smallStreamPdf())).status).toBe(201);
    expect(await stored()).toEqual([expect.stringMatching(/\.pdf$/)]);
  });

  test('removes data that is appended to a picture', async () => {
    const whole = await picture().jpeg().toBuffer();
    await upload(Buffer.concat([whole, Buffer.from('<script>appended</script>')]));
    const [name] = await stored();
    expect((await readFile(path.join(folder(), name!))).includes('appended')).toBe(false);
  });

  test('is refused when a small file unfolds into a vast picture', async () => {
    const bomb = await picture(6_000, 6_000).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(1024 * 1024);
    expect((await upload(bomb)).error.errorCode).toBe('proof.unsupportedType');
  });

  test('is not expected where no transfer is', async () => {
    const card = await createOrder(api);
    expect((await upload(pdf, card)).error.errorCode).toBe('order.noProofExpected');
    expect((await upload(pdf, { ...card, token: 'A'.repeat(32) })).status).toBe(404);
    expect(await stored()).toEqual([]);
  });
});
