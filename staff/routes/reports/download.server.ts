/** A response that the browser saves as a file. */
const TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** @param name without its ending */
export function fileOf(
  body: string | Uint8Array<ArrayBuffer>,
  { name, type }: { name: string; type: keyof typeof TYPES },
): Response {
  return new Response(body, {
    headers: {
      'content-type': TYPES[type],
      'content-disposition': `attachment; filename="${name}.${type}"`,
    },
  });
}
