/** Start of the charity API with a data folder: when it has demonstration content, and when it rejects the database. */
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { charityApiSettings, readConfig } from '#config';
import { openCharityApi } from './index';
import type { LogLine } from './test-api';
import { organisation } from './db/seed/content/organisation';

const PUBLIC = { PUBLIC_URL: 'https://give.example.org' };
const newFolder = () => mkdtempSync(path.join(tmpdir(), 'charity-'));

function open(dataDir: string, env: Record<string, string> = {}) {
  const log: LogLine[] = [];
  const settings = charityApiSettings(readConfig({ DATA_DIR: dataDir, ...env }));
  const note = (level: LogLine['level']) => (fields: object, message: string) =>
    void log.push({ ...fields, level, message });
  return openCharityApi({
    ...settings,
    log: { info: note('info'), warn: note('warn'), error: note('error') },
  });
}

async function contentOf(dataDir: string, env: Record<string, string> = {}): Promise<string> {
  const api = await open(dataDir, env);
  const paths = [
    '/projects',
    '/sliders',
    '/programs',
    '/contact-us-info',
    '/lookups/payment-methods',
  ];
  const answers = paths.map(async (at) =>
    (await api.fetch(new Request(`http://api.test${at}`))).text(),
  );
  const text = (await Promise.all(answers)).join('\n');
  await api.close();
  return text;
}

test('without a public URL, an empty folder is filled with the demonstration', async () => {
  const content = await contentOf(newFolder());
  expect(content).toContain(organisation.contact.email);
  expect(content).toContain('Sandbox');
});

test('with a public URL, an empty folder stays empty, and no payment method is offered', async () => {
  const dataDir = newFolder();
  const content = await contentOf(dataDir, PUBLIC);
  expect(content).not.toMatch(/nadawah|"id"|"method"/i);
  expect(existsSync(path.join(dataDir, 'charity.db'))).toBe(true);
});

test('with a public URL and DEMO_CONTENT=true, an empty folder is filled with the demonstration', async () => {
  const content = await contentOf(newFolder(), { ...PUBLIC, DEMO_CONTENT: 'true' });
  expect(content).toContain(organisation.contact.email);
});

test('with a public URL, a folder with the demonstration is rejected and not changed', async () => {
  const dataDir = newFolder();
  await contentOf(dataDir);
  await expect(open(dataDir, PUBLIC)).rejects.toThrow(/invented charity.*DEMO_CONTENT=true/s);
  await expect(open(dataDir, { DEMO_CONTENT: 'false' })).rejects.toThrow(/invented charity/);
  expect(await contentOf(dataDir)).toContain(organisation.contact.email);
});
