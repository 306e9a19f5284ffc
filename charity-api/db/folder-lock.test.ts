/** The lock of a data folder: one process at a time, named in the error, released by the end of its process. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findHolder, FolderInUseError, lockFolder } from './folder-lock';
import { requireNotLost } from './open';

const newFolder = () => mkdtempSync(path.join(tmpdir(), 'locked-'));
const NOW = new Date('2027-03-01T10:00:00Z');

/** Locks the folder in another process, and returns when it has the lock. */
async function lockElsewhere(folder: string) {
  const program = `
    import { lockFolder } from '${path.resolve('charity-api/db/folder-lock.ts')}';
    lockFolder('${folder}', 'the site', new Date());
    console.log('locked');
    setInterval(() => {}, 1000);`;
  const child = spawn('npx', ['tsx', '--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  const stop = (signal: 'SIGTERM' | 'SIGKILL') => process.kill(-child.pid!, signal);
  onTestFinished(() => {
    if (child.exitCode === null && child.signalCode === null) stop('SIGKILL');
  });
  await once(child.stdout, 'data');
  return { child, stop };
}

test('rejects a second process, and names the first one', async () => {
  const folder = newFolder();
  await lockElsewhere(folder);
  const lock = () => lockFolder(folder, 'the charity API', NOW);
  expect(lock).toThrow(FolderInUseError);
  expect(lock).toThrow(/in use by the site, process \d+ on .+CHARITY_API_URL/s);
  expect(findHolder(folder)).toMatchObject({ program: 'the site' });
});

test('is free after the process was killed', async () => {
  const folder = newFolder();
  const { child, stop } = await lockElsewhere(folder);
  const ended = once(child, 'exit');
  stop('SIGKILL');
  await ended;
  await expect.poll(() => findHolder(folder)).toBe(null);
  lockFolder(folder, 'the site', NOW).release();
});

test('can be locked again after its release, also in one process', () => {
  const folder = newFolder();
  const first = lockFolder(folder, 'the site', NOW);
  expect(() => lockFolder(folder, 'a restore', NOW)).toThrow(/in use by the site/);
  first.release();
  lockFolder(folder, 'a restore', NOW).release();
  expect(findHolder(folder)).toBe(null);
});

test('looking for the process creates no file', () => {
  const folder = newFolder();
  expect(findHolder(folder)).toBe(null);
  expect(readdirSync(folder)).toEqual([]);
});

test.skipIf(process.getuid?.() === 0)(
  'names the remedy in a folder that this user cannot enter',
  () => {
    const folder = newFolder();
    chmodSync(folder, 0);
    expect(() => requireNotLost(path.join(folder, 'charity.db'))).not.toThrow();
    expect(() => lockFolder(folder, 'the site', NOW)).toThrow(
      `Give the folder to this user: chown -R ${process.getuid?.()} ${folder}`,
    );
  },
);
