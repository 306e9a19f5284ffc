/**
 * Makes app/seo/pictures/fonts/ from the npm package @fontsource/cairo: unpacks WOFF to TrueType, which Pango can read.
 *
 *     npm pack @fontsource/cairo@5.3.0 && tar xzf fontsource-cairo-5.3.0.tgz
 *     node scripts/make-picture-fonts.mjs package/files app/seo/pictures/fonts
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';

const [source = '', target = ''] = process.argv.slice(2);
for (const script of ['arabic', 'latin-ext', 'latin'])
  writeFileSync(
    join(target, `cairo-${script}.ttf`),
    toTrueType(readFileSync(join(source, `cairo-${script}-700-normal.woff`))),
  );

/**
 * Returns the same tables with the header of a TrueType file (OpenType specification, “Organization of an OpenType Font”).
 * @param {Buffer} woff
 */
function toTrueType(woff) {
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, at) => {
    const entry = woff.subarray(44 + at * 20, 64 + at * 20);
    const offset = entry.readUInt32BE(4);
    const packed = entry.readUInt32BE(8);
    const length = entry.readUInt32BE(12);
    const bytes = woff.subarray(offset, offset + packed);
    return {
      tag: entry.subarray(0, 4),
      checksum: entry.subarray(16, 20),
      data: packed < length ? inflateSync(bytes) : bytes,
    };
  });
  const log = Math.floor(Math.log2(count));
  const head = Buffer.alloc(12 + count * 16);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(16 << log, 6);
  head.writeUInt16BE(log, 8);
  head.writeUInt16BE(count * 16 - (16 << log), 10);
  /** @type {Buffer[]} */
  const parts = [head];
  let offset = head.length;
  for (const [at, { tag, checksum, data }] of tables.entries()) {
    const entry = head.subarray(12 + at * 16);
    tag.copy(entry, 0);
    checksum.copy(entry, 4);
    entry.writeUInt32BE(offset, 8);
    entry.writeUInt32BE(data.length, 12);
    const padding = Buffer.alloc((4 - (data.length % 4)) % 4);
    parts.push(data, padding);
    offset += data.length + padding.length;
  }
  return Buffer.concat(parts);
}
