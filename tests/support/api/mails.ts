/** Reads the mails that an API of a test writes to its folder, because it has no mail server. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { TestApi } from './api';

/** Sends the due mails. @returns all mails so far, with joined lines, so that tests can search them for text */
export async function sentMails({ api, deps }: Pick<TestApi, 'api' | 'deps'>): Promise<string[]> {
  await api.tick();
  const folder = path.join(deps.config.dataDir, 'outbox');
  const files = await readdir(folder).catch(() => []);
  const mails = files.sort().map((file) => readFile(path.join(folder, file), 'utf8'));
  return (await Promise.all(mails)).map((mail) => mail.replace(/=\r\n|\r\n(?= )/g, ''));
}
