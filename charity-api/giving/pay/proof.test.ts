/** Tests of proofs of transfer: accepted and rejected files, removed metadata, and stored files. */
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { MAX_PROOFS, type Order } from '#contract/orders';
import { MAX_PROOF_BYTES } from '#domain/constants';
import { readStoredFile } from '../../db/stored-files';
import { ApiError } from '../../http/errors';
import { smallPdf, smallStreamPdf } from '#tests/support/pdf';
import { apiOfEachTest } from '#tests/support/api/opened-api';
import { readOrderResponse, createOrder } from '#tests/support/api/orders';
import { storedFilesOf } from '#tests/support/api/stored-files';
import { smallJpeg, smallPng } from '#tests/support/pictures';

const api = apiOfEachTest();
let order: Order;
beforeEach(async () => {
  order = await createOrder(api, { method: 'Bank' });
});

const stored = () => storedFilesOf(api, 'proofs');

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

const pdf = smallPdf();

describe('a proof of transfer', () => {
  test('sets the order to under_review, not to paid', async () => {
    const { status, order: reviewed } = await upload(await smallPng());
    expect(status).toBe(201);
    expect(reviewed).toMatchObject({ state: 'under_review', proofUploaded: true, paidAt: null });
    expect(await stored()).toEqual([expect.stringMatching(/^[0-9a-f]{32}\.png$/)]);
  });

  test('is rejected as WebP, which the form does not name', async () => {
    const { status, error } = await upload(
      await sharp(await smallPng())
        .webp()
        .toBuffer(),
    );
    expect([status, error.errorCode]).toEqual([415, 'proof.unsupportedType']);
  });

  test('is rejected after MAX_PROOFS uploads, and the rejected file is not stored', async () => {
    for (let times = 0; times < MAX_PROOFS; times += 1) {
      expect((await upload(pdf)).status).toBe(201);
    }
    const before = await stored();
    const { status, error } = await upload(pdf);
    expect([status, error.errorCode]).toEqual([409, 'proof.tooMany']);
    expect(await stored()).toEqual(before);
    expect(before).toHaveLength(1);
  });

  test('is accepted MAX_PROOFS times in twelve concurrent uploads, and one file is stored', async () => {
    const responses = await Promise.all(Array.from({ length: 12 }, () => upload(pdf)));
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(MAX_PROOFS);
    const { proof } = await api.db.selectFrom('orders').select('proof').executeTakeFirstOrThrow();
    expect(await stored()).toEqual([proof]);
  });

  test.each([
    ['is deleted again when the transaction of the order fails', new Error('no clock'), 0],
    ['stays when the connection was lost during the commit', new ApiError('server.failed'), 1],
  ])('%s', async (_, failure, files) => {
    const { submitProof } = await import('./proof');
    let isStored = false;
    const deps = {
      ...api.deps,
      now: () => {
        if (isStored) throw failure;
        isStored = true;
        return api.clock.now;
      },
    };
    const file = new File([pdf], 'proof.pdf');
    await expect(submitProof(deps, order.token, file)).rejects.toThrow(failure);
    expect(await stored()).toHaveLength(files);
  });

  test('is not served under any URL', async () => {
    await upload(pdf);
    const [name] = await stored();
    for (const at of [`/proofs/${name}`, `/files/proofs/${name}`, `/files/../proofs/${name}`]) {
      expect((await api.get(at)).status).toBe(404);
    }
  });

  test.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>', 415, 'proof.unsupportedType'],
    ['plain text', 'paid, I promise', 415, 'proof.unsupportedType'],
    ['an empty file', '', 415, 'proof.unsupportedType'],
    ['only the first bytes of a PNG', '\u0089PNG', 415, 'proof.unsupportedType'],
    ['larger than 5 MB', padded(MAX_PROOF_BYTES), 413, 'proof.tooLarge'],
    ['larger than the request limit', padded(7 * 1024 * 1024), 413, 'proof.tooLarge'],
  ])('is rejected when it is %s', async (_, bytes, status, code) => {
    const response = await upload(bytes);
    expect([response.status, response.error.errorCode]).toEqual([status, code]);
    expect(await stored()).toEqual([]);
  });

  const text = pdf.toString('latin1');
  test.each([
    ['a header only', '%PDF-1.7'],
    ['a header and junk', `%PDF-1.7\n${'junk '.repeat(2_000)}`],
    ['a header, junk and an end-of-file marker', `%PDF-1.7\n${'junk '.repeat(2_000)}\n%%EOF\n`],
    ['a startxref without a cross-reference', text.replace(/startxref\n\d+/, 'startxref\n9')],
    ['a startxref beyond its end', text.replace(/startxref\n\d+/, 'startxref\n999999')],
    ['no root', text.replace('/Root', '/Rood')],
    ['another file prepended', `MZ${text}`],
    ['another file appended', text + 'PK\u0003\u0004'.repeat(400)],
    ['an unknown version', text.replace('%PDF-1.4', '%PDF-9.4')],
  ])('is rejected as a PDF with %s', async (_, bytes) => {
    const { status, error } = await upload(Buffer.from(bytes, 'latin1'));
    expect([status, error.errorCode]).toEqual([415, 'proof.unsupportedType']);
    expect(await stored()).toEqual([]);
  });

  test('can be a PDF with a cross-reference stream', async () => {
    expect((await upload(smallStreamPdf())).status).toBe(201);
    expect(await stored()).toEqual([expect.stringMatching(/\.pdf$/)]);
  });

  test('is stored without data that was appended to a picture', async () => {
    const jpeg = await smallJpeg();
    await upload(Buffer.concat([jpeg, Buffer.from('<script>appended</script>')]));
    const [name] = await stored();
    expect((await readStoredFile(api.deps, `proofs/${name!}`))!.includes('appended')).toBe(false);
  });

  test('is rejected for an order that is not paid by transfer, and for an unknown order', async () => {
    const card = await createOrder(api);
    expect((await upload(pdf, card)).error.errorCode).toBe('order.noProofExpected');
    expect((await upload(pdf, { ...card, token: 'A'.repeat(32) })).status).toBe(404);
    expect(await stored()).toEqual([]);
  });
});
