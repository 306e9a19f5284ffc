/** Reading what a caller sends, no further than the endpoint takes. */
import { BodyTooLargeError, readLimited } from '#contract/limited-body';
import { MAX_PROOF_BYTES } from '#domain/constants';
import { ApiError } from './errors';

const MAX_JSON_BYTES = 64 * 1024;
/** A proof and the form around it. */
const MAX_UPLOAD_BYTES = MAX_PROOF_BYTES + 1024 * 1024;

/** @throws ApiError request.unreadable when it is not JSON or does not say that it is */
export async function readJson(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw new ApiError('request.unreadable');
  const bytes = await readCapped(request, MAX_JSON_BYTES, 'request.tooLarge');
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    // No cause: the parser's message quotes the body, and the body may hold a donor's name.
    throw new ApiError('request.unreadable');
  }
}

/** The one file of a multipart form, from its field `file`. */
export async function readUpload(request: Request): Promise<File> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data;/i.test(type)) throw new ApiError('request.unreadable');
  const bytes = await readCapped(request, MAX_UPLOAD_BYTES, 'proof.tooLarge');
  const form = await new Response(bytes, { headers: { 'content-type': type } })
    .formData()
    .catch((cause: unknown) => {
      throw new ApiError('request.unreadable', { cause });
    });
  const file = form.get('file');
  if (!(file instanceof File)) {
    throw new ApiError('request.invalid', { fields: { file: 'required' } });
  }
  return file;
}

/** Reads the whole body. @throws ApiError with the code as soon as the body exceeds the limit */
export async function readCapped(
  request: Request,
  limit: number,
  code: 'request.tooLarge' | 'proof.tooLarge' = 'request.tooLarge',
): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return await readLimited(request, limit);
  } catch (error) {
    throw error instanceof BodyTooLargeError ? new ApiError(code) : error;
  }
}
