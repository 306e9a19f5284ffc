/** Rejects passwords that are easy to guess: common ones, and the donor's own name and e-mail address. */
import { dictionary } from '@zxcvbn-ts/language-common';
import { ApiError } from '../http/errors';

/** About 49,000 passwords of published leaks, in lower case. */
const COMMON = new Set(dictionary['passwords-common']);

/** @throws ApiError auth.weakPassword with the field `password` */
export function rejectWeakPassword(
  password: string,
  donor: { email: string; name?: string | undefined },
): void {
  if (isCommon(password) || isPersonal(password, donor))
    throw new ApiError('auth.weakPassword', { fields: { password: 'weakPassword' } });
}

function isCommon(password: string): boolean {
  return COMMON.has(password.toLowerCase()) || /^(.)\1*$/u.test(password);
}

/** Ignores letter case, spaces, punctuation, and up to four digits at the end, such as a year. */
function isPersonal(
  password: string,
  { email, name = '' }: { email: string; name?: string | undefined },
): boolean {
  const typed = bare(password);
  return [email, email.split('@')[0]!, name, ...name.split(/\s+/)]
    .map(bare)
    .some(
      (own) => own !== '' && typed.startsWith(own) && /^\d{0,4}$/.test(typed.slice(own.length)),
    );
}

/** Returns only the letters and digits, in lower case. */
function bare(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
