/** Applications in tests of the API: sends forms, and reads what is stored and mailed. */
import { applicationReceiptSchema, type ApplicationReceipt } from '#contract/applications';
import { readable } from '../mail-text';
import { resultOf, type TestApi } from './api';
import { sentMails } from './mails';

/** Sends an application. @returns the receipt */
export async function apply(api: TestApi, at: string, body: object): Promise<ApplicationReceipt> {
  return applicationReceiptSchema.parse(await resultOf(api.post(at, body)));
}

/** Sends an application that the API rejects. */
export async function applyInVain(api: TestApi, at: string, body: object) {
  const answer = await api.post(at, body);
  const { errorCode, fields } = (await answer.json()) as {
    errorCode?: string;
    fields?: Record<string, string>;
  };
  return { status: answer.status, errorCode, fields: Object.keys(fields ?? {}) };
}

export const storedApplications = (api: TestApi) =>
  api.db.selectFrom('applications').selectAll().orderBy('seq').execute();

/** Removes all applications with their mails, so that the next test begins with an empty list. */
export async function removeApplications(api: TestApi): Promise<void> {
  await api.db.deleteFrom('outbox').where('application_id', 'is not', null).execute();
  await api.db.deleteFrom('applications').execute();
}

/** Sends the queued mails. @returns their readable texts by recipient */
export async function sendMails(api: TestApi): Promise<Record<string, string>> {
  const mails: Record<string, string> = {};
  for (const raw of await sentMails(api)) {
    const [, to = ''] = /^To: .*?([^\s<>]+@[^\s<>]+)>?\r?$/m.exec(raw) ?? [];
    mails[to] = readable(raw);
  }
  return mails;
}
