/** The container's files agree with the project, as far as can be told without building the image. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SETTINGS } from '#config';
import { SOURCES } from '#scripts/build.mjs';

const dockerfile = readFileSync('Dockerfile', 'utf8');
const compose = readFileSync('compose.yaml', 'utf8');

const patterns = readFileSync('.dockerignore', 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'));

/** Whether the image's build gets to see a file or folder: the last pattern that matches decides. */
function isLetThrough(path: string): boolean {
  const deciding = patterns.findLast((line) => {
    const pattern = line.replace(/^!/, '');
    const expression = pattern
      .replace(/[.+^${}()|[\]\\]/g, '\\$&')
      .replace(/\*\*\/|\*/g, (stars) => (stars === '*' ? '[^/]*' : '(?:.*/)?'));
    return new RegExp(`^${expression}(?:/|$)`).test(path);
  });
  return deciding?.startsWith('!') ?? true;
}

test('the build in the image reads what the build reads', () => {
  for (const path of [...SOURCES, 'tsconfig.json', '.npmrc', 'app/links.ts'])
    expect(isLetThrough(path), path).toBe(true);
});

test('secrets, data and history stay outside', () => {
  for (const path of [
    '.env',
    '.git',
    'data/charity.db',
    'node_modules/x',
    'build/x',
    'tests/x',
    'scripts/test.mjs',
  ])
    expect(isLetThrough(path), path).toBe(false);
  expect(isLetThrough('domain/money/money.test.ts')).toBe(false);
});

test('what is copied from the project is there, and what is copied from a stage is made in one', () => {
  const copies = [...dockerfile.matchAll(/^COPY (?:--from=(\w+) )?(.+) \S+$/gm)];
  expect(copies.length).toBeGreaterThan(3);
  const stages = [...dockerfile.matchAll(/ AS (\w+)$/gm)].map(([, name]) => name);
  for (const [, stage, sources = ''] of copies)
    if (stage) expect(stages).toContain(stage);
    else
      for (const path of sources.split(' ').filter((path) => path !== '.')) {
        expect(existsSync(path), path).toBe(true);
        expect(isLetThrough(path), path).toBe(true);
      }
});

test('the image runs as nobody special, on the port that the settings say', () => {
  expect(dockerfile).toMatch(/^USER node$/m);
  expect(dockerfile).toContain(`EXPOSE ${SETTINGS.PORT.sample}`);
  expect(compose).toContain('read_only: true');
});

test('compose.yaml sets what are settings', () => {
  const block = /environment:\n((?: {6}.*\n)+)/.exec(compose)?.[1] ?? '';
  const named = [...block.matchAll(/^ {6}(\w+):/gm)].map(([, name]) => name!);
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter((name) => !(name in SETTINGS))).toEqual([]);
});
