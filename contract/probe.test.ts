/** The signed probe of doctor: without a valid signature, the site does not return how it sees the request. */
import { expect, test } from 'vitest';
import { minutes } from '#domain/time/durations';
import { isProbe, signProbe } from './probe';

const NOW = new Date('2027-03-01T10:00:00Z');
const SECRETS = ['the-new-secret-of-this-installation', 'the-old-secret-of-this-installation'];
const later = (ms: number) => new Date(NOW.getTime() + ms);

test('accepts a probe that one of the secrets has signed', () => {
  for (const secret of SECRETS) expect(isProbe(signProbe(secret, NOW), SECRETS, NOW)).toBe(true);
});

test.each([
  ['without a value', undefined],
  ['without a signature', String(NOW.getTime())],
  ['of another secret', signProbe('the-secret-of-another-installation', NOW)],
  ['with another time', signProbe(SECRETS[0]!, NOW).replace(/^\d+/, '1803895200001')],
  ['twice', [signProbe(SECRETS[0]!, NOW), signProbe(SECRETS[0]!, NOW)]],
])('rejects a probe %s', (_, header) => {
  expect(isProbe(header, SECRETS, NOW)).toBe(false);
});

test('rejects a probe that is older than ten minutes', () => {
  const probe = signProbe(SECRETS[0]!, NOW);
  expect(isProbe(probe, SECRETS, later(minutes(9)))).toBe(true);
  expect(isProbe(probe, SECRETS, later(minutes(11)))).toBe(false);
});
