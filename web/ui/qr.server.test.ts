/** Tests that the SVG path of a QR code contains the same modules as the library's matrix. */
import { create } from 'qrcode';
import { expect, test } from 'vitest';
import { qrCode, type QrCode } from './qr.server';

/** Renders the path into a text matrix, one character per module. */
function drawn({ size, path }: QrCode): string[] {
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => ' '));
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)\.5h(\d+)/g)) {
    rows[Number(y)]!.fill('#', Number(x), Number(x) + Number(length));
  }
  return rows.map((row) => row.join(''));
}

test.each([
  'https://give.example/receipts/77QisH8Gz2jQiwWUSBsx9EuYfxYOyXhni10-3bkpn70',
  'http://localhost:4120/ar/receipts/77QisH8Gz2jQiwWUSBsx9EuYfxYOyXhni10-3bkpn70',
])('the QR code of %s has the same modules as the library’s matrix', (address) => {
  const { size, data } = create(address, { errorCorrectionLevel: 'M' }).modules;
  const wanted = Array.from({ length: size }, (_, y) =>
    Array.from(data.subarray(y * size, (y + 1) * size), (dark) => (dark ? '#' : ' ')).join(''),
  );
  expect(drawn(qrCode(address))).toEqual(wanted);
});
