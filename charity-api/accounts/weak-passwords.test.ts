/** Tests which passwords are rejected as easy to guess. */
import { expect, test } from 'vitest';
import { rejectWeakPassword } from './weak-passwords';

const DONOR = { name: 'Salma Al Harthi', email: 'salma.h@example.org' };

test.each([
  'password',
  'PassWord',
  '12345678',
  'qwertyuiop',
  'iloveyou',
  'zzzzzzzzzzzz',
  'Salma Al Harthi',
  'salma-al-harthi',
  'SalmaAlHarthi1990',
  'alharthi',
  'Harthi1234',
  'salma.h@example.org',
  'Salma.H2026',
])('rejects the password %j', (password) => {
  const donor = password === 'alharthi' ? { ...DONOR, name: 'Alharthi' } : DONOR;
  expect(() => rejectWeakPassword(password, donor)).toThrow(
    expect.objectContaining({ code: 'auth.weakPassword', fields: { password: 'weakPassword' } }),
  );
});

test.each(['seven quiet palm trees', 'Salma has 3 cats', 'نخلة هادئة في مسقط', 'k4#Vw!q9zP'])(
  'accepts the password %j',
  (password) => {
    expect(() => rejectWeakPassword(password, DONOR)).not.toThrow();
  },
);

test('accepts any other password of a donor whose name has no letters', () => {
  expect(() => rejectWeakPassword('20261990', { name: '—', email: 'a@example.org' })).not.toThrow();
});
