/** The responses with files that staff download. */

const TYPES = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** @param name a name that needs no escaping. Its extension determines the media type */
export function fileResponse(
  body: string | Uint8Array<ArrayBuffer>,
  name: `${string}.${keyof typeof TYPES}`,
): Response {
  const type = TYPES[name.split('.').at(-1) as keyof typeof TYPES];
  return new Response(body, {
    headers: { 'content-type': type, 'content-disposition': `attachment; filename="${name}"` },
  });
}
