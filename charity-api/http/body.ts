/** Reads request bodies up to a size limit. */
import type { ApiErrorCode } from '#contract/errors';
import { BodyTooLargeError, readLimited } from '#contract/limited-body';
import { MAX_PROOF_BYTES } from '#domain/constants';
import { ApiError } from './errors';

const MAX_JSON_BYTES = 64 * 1024;
/** Bytes that a form may have in addition to its file. */
const MORE_BYTES = 1024 * 1024;

/** @throws ApiError request.unreadable when the body or its content type is not JSON; request.tooLarge */
export async function readJson(request: Request, limit = MAX_JSON_BYTES): Promise<unknown> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw new ApiError('request.unreadable');
  const bytes = await readCapped(request, limit, 'request.tooLarge');
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    // No `cause`: the parser's message quotes the body, which may contain a donor's name.
    throw new ApiError('request.unreadable');
  }
}

/**
 * Returns the file in the field `file` of a multipart form.
 * @param tooLarge the error code for a body above the limit of all uploads @throws ApiError
 */
export async function readUpload(
  request: Request,
  tooLarge: ApiErrorCode,
  limit = MAX_PROOF_BYTES,
): Promise<File> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data;/i.test(type)) throw new ApiError('request.unreadable');
  const bytes = await readCapped(request, limit + MORE_BYTES, tooLarge);
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
  code: ApiErrorCode = 'request.tooLarge',
): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return await readLimited(request, limit);
  } catch (error) {
    throw error instanceof BodyTooLargeError ? new ApiError(code) : error;
  }
}
