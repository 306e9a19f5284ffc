/** Calls of the endpoints of drafts, for tests. */
import type { Draft, DraftData } from '#contract/drafts';
import type { ApiErrorBody } from '#contract/errors';
import type { TestApi } from './api';

export type DraftReply = { status: number; draft: Draft; code: string | undefined };

export async function readDraftReply(answer: Response): Promise<DraftReply> {
  const body = (await answer.json()) as { result: Draft } & Partial<ApiErrorBody>;
  return { status: answer.status, draft: body.result, code: body.errorCode };
}

export async function createDraft(api: TestApi, data: DraftData = {}): Promise<Draft> {
  return (await readDraftReply(await api.post('/application-drafts', { kind: 'ngo', data }))).draft;
}

/** @param name the file name as the browser sends it */
export async function uploadTo(
  api: TestApi,
  token: string,
  { field, bytes, name = 'file' }: { field: string; bytes: Uint8Array | string; name?: string },
): Promise<DraftReply> {
  const form = new FormData();
  form.set('file', new File([bytes as BlobPart], name, { type: 'text/html' }));
  const url = `http://api.test/application-drafts/${token}/files/${field}`;
  return readDraftReply(await api.api.fetch(new Request(url, { method: 'POST', body: form })));
}
