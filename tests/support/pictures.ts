/** Picture files for upload tests. */
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#019c9c' } });

export const smallPng = (): Promise<Buffer> => plain(40, 20).png().toBuffer();
export const smallJpeg = (): Promise<Buffer> => plain(40, 20).jpeg().toBuffer();

/** A photograph that staff upload. It is larger than the site shows it. */
export const photograph = async (name: string): Promise<File> =>
  new File([new Uint8Array(await plain(1500, 1000).jpeg().toBuffer())], name, {
    type: 'image/jpeg',
  });

/** A JPEG as a phone writes it: with the camera, a GPS position, and the orientation of an upright phone. */
export function phoneJpeg(): Promise<Buffer> {
  return plain(40, 20)
    .withExif({
      IFD0: { Make: 'SecretCamera' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '31/1 30/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** Appends bytes after the end of a file, which decoders ignore. @param bytes size of the result */
export function padTo(file: Buffer, bytes: number): Buffer {
  return Buffer.concat([file, Buffer.alloc(bytes - file.length)]);
}

/** A PNG of 16,000 × 16,000 pixels in a file of 250 KB. Decoded with four bytes for each pixel, it is 1 GB. */
export function hugePng(): Buffer {
  const edge = 16_000;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(edge, 0);
  header.writeUInt32BE(edge, 4);
  // One bit for each pixel, greyscale.
  header.writeUInt8(1, 8);
  const row = 1 + edge / 8;
  const png = Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(row * edge))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return padTo(png, 250_000);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [size, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([size, body, check]);
}
