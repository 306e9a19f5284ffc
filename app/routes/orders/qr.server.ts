/** A QR code as one path of an SVG: drawn on the server, so that it is on paper too and needs no script. */
import { create } from 'qrcode';

export type QrCode = {
  /** Modules on a side, without the quiet zone. */
  size: number;
  /** Each run of dark modules as a line one module high, drawn along the middle of its row. */
  path: string;
};

/** Medium correction: a crease in the paper may cross it. */
export function qrCode(text: string): QrCode {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
  const rows = Array.from({ length: size }, (_, y) =>
    runsOf(data.subarray(y * size, (y + 1) * size), y),
  );
  return { size, path: rows.join('') };
}

function runsOf(row: Uint8Array, y: number): string {
  const dark = Array.from(row, (module) => (module ? '1' : '0')).join('');
  return [...dark.matchAll(/1+/g)]
    .map(({ 0: run, index }) => `M${index} ${y}.5h${run.length}`)
    .join('');
}
