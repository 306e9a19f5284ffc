/** Reads the XML of an XLSX workbook, which is a ZIP file. */
import { inflateRawSync } from 'node:zlib';

/** APPNOTE 4.3.12: signature of an entry in the central directory. */
const ENTRY = Buffer.from([0x50, 0x4b, 0x01, 0x02]);

/** Returns the text of all files in the workbook, one after another. */
export function workbookXml(file: Buffer): string {
  const parts: string[] = [];
  for (let at = file.indexOf(ENTRY); at !== -1; at = file.indexOf(ENTRY, at + ENTRY.length)) {
    const [isDeflated, size, local] = [
      file.readUInt16LE(at + 10) === 8,
      ...[file.readUInt32LE(at + 20), file.readUInt32LE(at + 42)],
    ];
    const start = local! + 30 + file.readUInt16LE(local! + 26) + file.readUInt16LE(local! + 28);
    const data = file.subarray(start, start + size!);
    parts.push((isDeflated ? inflateRawSync(data) : data).toString());
  }
  return parts.join('\n');
}
