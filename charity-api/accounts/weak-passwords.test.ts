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
])('rejects the password %j', async (password) => {
  const donor = password === 'alharthi' ? { ...DONOR, name: 'Alharthi' } : DONOR;
  await expect(rejectWeakPassword(password, donor)).rejects.toThrow(
    expect.objectContaining({ code: 'auth.weakPassword', fields: { password: 'weakPassword' } }),
  );
});

test.each(['seven quiet palm trees', 'Salma has 3 cats', 'نخلة هادئة في مسقط', 'k4#Vw!q9zP'])(
  'accepts the password %j',
  async (password) => {
    await expect(rejectWeakPassword(password, DONOR)).resolves.toBeUndefined();
  },
);

test('accepts any other password of a donor whose name has no letters', async () => {
  const donor = { name: '—', email: 'a@example.org' };
  await expect(rejectWeakPassword('20261990', donor)).resolves.toBeUndefined();
});
