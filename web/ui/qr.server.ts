/** Renders a QR code as one SVG path on the server, so that it needs no script and can be printed. */
import { create } from 'qrcode';

export type QrCode = {
  /** Number of modules per side, without the quiet zone. */
  size: number;
  /** SVG path data: each run of dark modules is a horizontal line through the middle of its row. */
  path: string;
};

/** Uses error correction level M, so that a fold in the paper does not make the code unreadable. */
export function qrCode(text: string): QrCode {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
  const rows = Array.from({ length: size }, (_, y) =>
    darkRunsPath(data.subarray(y * size, (y + 1) * size), y),
  );
  return { size, path: rows.join('') };
}

function darkRunsPath(row: Uint8Array, y: number): string {
  const dark = Array.from(row, (module) => (module ? '1' : '0')).join('');
  return [...dark.matchAll(/1+/g)]
    .map(({ 0: run, index }) => `M${index} ${y}.5h${run.length}`)
    .join('');
}
