/** The responses with files that staff download. */

const TYPES = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** @param name a name that needs no escaping and ends with .csv, .json or .xlsx */
export function fileResponse(body: string | Uint8Array<ArrayBuffer>, name: string): Response {
  const type = TYPES[name.split('.').at(-1) as keyof typeof TYPES];
  return new Response(body, {
    headers: { 'content-type': type, 'content-disposition': `attachment; filename="${name}"` },
  });
}

/** @param content of a file that the API has checked, with its type */
export function storedFile(
  content: { type: string; base64: string },
  headers: Record<'content-disposition' | 'content-security-policy', string>,
): Response {
  return new Response(Buffer.from(content.base64, 'base64'), {
    headers: { ...headers, 'content-type': content.type, 'x-content-type-options': 'nosniff' },
  });
}
