/** Tests password hashes and their queue. */
import { randomBytes } from 'node:crypto';
import { hash, parseOptions } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { createPasswords } from './passwords';

const passwords = createPasswords({ random: randomBytes });

test('a hash is argon2id with OWASP parameters and its own salt, and verifies only its password', async () => {
  const [one, two] = await Promise.all([passwords.hash('palm tree'), passwords.hash('palm tree')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(parseOptions(one)).toMatchObject({ saltLen: 16, outputLen: 32 });
  expect(one).not.toBe(two);
  expect(await passwords.verify(one, 'palm tree')).toBe(true);
  for (const wrong of ['Palm tree', 'palm tree ', '', 'نخلة'])
    expect(await passwords.verify(one, wrong)).toBe(false);
});

test('accepts passwords in other scripts and of maximum length as typed', async () => {
  for (const password of ['نخلة هادئة في مسقط', '🌴'.repeat(64)]) {
    const stored = await passwords.hash(password);
    expect(await passwords.verify(stored, password)).toBe(true);
    expect(await passwords.verify(stored, password.slice(0, -1))).toBe(false);
  }
});

test('rejects every password for an account without a password', async () => {
  for (const typed of ['', 'x', 'palm tree'])
    expect(await passwords.verify(null, typed)).toBe(false);
});

test('a hash with other parameters is outdated, and still verifies', async () => {
  const old = await hash('palm tree', { memoryCost: 8_192, timeCost: 3, parallelism: 1 });
  expect(await passwords.isOutdated(old)).toBe(true);
  expect(await passwords.verify(old, 'palm tree')).toBe(true);
  expect(await passwords.isOutdated(await passwords.hash('palm tree'))).toBe(false);
});

test('rejects a flood of sign-ins with request.busy, and verifies later ones again', async () => {
  const stored = await passwords.hash('palm tree');
  const flood = await Promise.allSettled(
    Array.from({ length: 60 }, () => passwords.verify(stored, 'palm tree')),
  );
  const verified = flood.filter((one) => one.status === 'fulfilled' && one.value);
  const busy = flood.filter(
    (one) => one.status === 'rejected' && (one.reason as Error).message === 'request.busy',
  );
  // Two run, and forty wait.
  expect([verified.length, busy.length]).toEqual([42, 18]);
  expect(await passwords.verify(stored, 'palm tree')).toBe(true);
});
