/** Creates small PDF files with correct cross-references, for tests. */

const OBJECTS = [
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 100] >>',
];

/** Returns a PDF with a cross-reference table (PDF 1.4). */
export function smallPdf(): Buffer<ArrayBuffer> {
  const { body, offsets } = writeObjects(OBJECTS, '1.4');
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  const size = offsets.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${rows.join('')}trailer\n<< /Size ${size} /Root 1 0 R >>\n`;
  return Buffer.from(`${body}${table}startxref\n${body.length}\n%%EOF\n`, 'latin1');
}

/** Returns a PDF with a cross-reference stream (PDF 1.5 and later). */
export function smallStreamPdf(): Buffer<ArrayBuffer> {
  const { body, offsets } = writeObjects(OBJECTS, '1.7');
  const rows = [0, ...offsets, body.length].map((offset) =>
    String.fromCharCode(offset === 0 ? 0 : 1, offset >> 8, offset & 255, 0),
  );
  const stream = rows.join('');
  const dictionary = `<< /Type /XRef /Size ${rows.length} /W [1 2 1] /Root 1 0 R /Length ${stream.length} >>`;
  const table = `4 0 obj\n${dictionary}\nstream\n${stream}\nendstream\nendobj\n`;
  return Buffer.from(`${body}${table}startxref\n${body.length}\n%%EOF\n`, 'latin1');
}

function writeObjects(objects: readonly string[], version: string) {
  let body = `%PDF-${version}\n`;
  const offsets = objects.map((object, at) => {
    const offset = body.length;
    body += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  return { body, offsets };
}
