/** Fetches a picture of the charity API, to draw it into another one. */
import { seconds } from '#domain/time/durations';
import { charityUrl, sendToCharity } from '#web/charity/running-api.server';
import { pictureUrl, type PictureWidth } from '#web/links';

/** Bytes. Larger than any picture of this width. */
const MAX_BYTES = 4_000_000;
const TIMEOUT_MS = seconds(4);

/** Returns null when the file cannot be fetched. The picture is then drawn without it. */
export async function charityFile(path: string, width: PictureWidth): Promise<Buffer | null> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await sendToCharity(
      new Request(charityUrl(pictureUrl(path, width)), { signal }),
    );
    const isPicture = /^image\//.test(response.headers.get('content-type') ?? '');
    if (!response.ok || !isPicture || !response.body) return null;
    const chunks: Uint8Array[] = [];
    let bytes = 0;
    for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
      bytes += chunk.length;
      if (bytes > MAX_BYTES) return null;
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } catch {
    return null;
  }
}
