/** Sends a file or fields to the resource route of drafts, with the progress of the upload. Only in browsers. */
import type { DraftView } from './draft-view';

/** `problem`: message for a rejected file. `draft` is missing when the server rejected the request before it read it. */
export type DraftReply = { draft?: DraftView | undefined; problem?: string };

/** The network failed, or the server is busy: the same request may succeed later. */
export class LostNetworkError extends Error {
  override name = 'LostNetworkError';
}

type Json = {
  form?: { error?: Record<string, string[] | null> | null };
  answer?: DraftView;
  kept?: DraftView;
};

/**
 * XMLHttpRequest, because `fetch` does not report the progress of an upload.
 * @param onProgress gets the part that is sent, 0 to 1
 * @throws LostNetworkError
 */
export function postDraft(
  url: string,
  body: FormData,
  onProgress?: (part: number) => void,
): Promise<DraftReply> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', url);
    request.responseType = 'text';
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const reply = readReply(request.status, request.responseText);
      if (reply) resolve(reply);
      else reject(new LostNetworkError());
    };
    request.onerror = () => reject(new LostNetworkError());
    request.onabort = () => reject(new LostNetworkError());
    request.ontimeout = () => reject(new LostNetworkError());
    request.send(body);
  });
}

/** Returns null for a response that is not of the route, such as a busy server's or a captive portal's page. */
function readReply(status: number, text: string): DraftReply | null {
  let json: Json;
  try {
    json = JSON.parse(text) as Json;
  } catch {
    return null;
  }
  if (status === 200 && json.answer) return { draft: json.answer };
  const [problem] = Object.values(json.form?.error ?? {}).flatMap((texts) => texts ?? []);
  return status < 500 && problem ? { problem, draft: json.kept } : null;
}
