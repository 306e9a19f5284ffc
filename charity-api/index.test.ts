/** Opening the charity API over a folder: when the demonstration's invented charity comes up, and when it must not. */
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { charityApiSettings, readConfig, type Program } from '#config';
import { openCharityApi } from './index';
import type { LogLine } from './test-api';
import { organisation } from './db/seed/content/organisation';

const PUBLIC = { PUBLIC_URL: 'https://give.example.org' };
const newFolder = () => mkdtempSync(path.join(tmpdir(), 'charity-'));

function open(dataDir: string, env: Record<string, string> = {}, program?: Program) {
  const log: LogLine[] = [];
  const settings = charityApiSettings(
    readConfig({ DATA_DIR: dataDir, ...env }, undefined, program),
  );
  const note = (level: LogLine['level']) => (fields: object, message: string) =>
    void log.push({ ...fields, level, message });
  return openCharityApi({
    ...settings,
    log: { info: note('info'), warn: note('warn'), error: note('error') },
  });
}

async function contentOf(
  dataDir: string,
  env: Record<string, string> = {},
  program?: Program,
): Promise<string> {
  const api = await open(dataDir, env, program);
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

test('on this machine an empty folder comes up as the demonstration', async () => {
  const content = await contentOf(newFolder());
  expect(content).toContain(organisation.contact.email);
  expect(content).toContain('Sandbox');
});

test('on a public address an empty folder comes up empty, and offers no payment method', async () => {
  const dataDir = newFolder();
  const content = await contentOf(dataDir, PUBLIC);
  expect(content).not.toMatch(/nadawah|"id"|"method"/i);
  expect(existsSync(path.join(dataDir, 'charity.db'))).toBe(true);
});

test('on a public address the demonstration comes up when it was asked for', async () => {
  const content = await contentOf(newFolder(), { ...PUBLIC, DEMO_CONTENT: 'true' });
  expect(content).toContain(organisation.contact.email);
});

test('a folder that was tried out on this machine is rejected on a public address, and left as it is', async () => {
  const dataDir = newFolder();
  await contentOf(dataDir);
  await expect(open(dataDir, PUBLIC)).rejects.toThrow(/invented charity.*DEMO_CONTENT=true/s);
  await expect(open(dataDir, { DEMO_CONTENT: 'false' })).rejects.toThrow(/invented charity/);
  expect(await contentOf(dataDir)).toContain(organisation.contact.email);
});

describe('the API alone, of whose storefront nothing is known', () => {
  const OPEN = { HOST: '0.0.0.0' };
  const api = (env: Record<string, string>) => contentOf(newFolder(), env, 'api');

  test('comes up empty and without trials when other machines can reach it', async () => {
    expect(await api(OPEN)).not.toMatch(/nadawah|"id"|"method"/i);
  });

  test.each([
    ['when it is asked for', { ...OPEN, DEMO_CONTENT: 'true' }],
    ['for a storefront on this machine', { ...OPEN, PUBLIC_URL: 'http://localhost:3000' }],
    ['when only this machine can reach it', {}],
    ['when only this machine can reach it by its address', { HOST: '127.0.0.1' }],
  ])('comes up as the demonstration %s', async (_, env) => {
    const content = await api(env);
    expect(content).toContain(organisation.contact.email);
    expect(content).toContain('Sandbox');
  });

  test('rejects a folder with the demonstration, and says by which word it is asked for', async () => {
    const dataDir = newFolder();
    await contentOf(dataDir);
    await expect(open(dataDir, OPEN, 'api')).rejects.toThrow(
      /invented charity.*DEMO_CONTENT=true/s,
    );
  });
});
