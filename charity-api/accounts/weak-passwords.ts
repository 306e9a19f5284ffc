/** Rejects passwords that are easy to guess: common ones, and the donor's own name and e-mail address. */
import { ApiError } from '../http/errors';

/** About 49,000 passwords of published leaks, in lower case. Loaded with the first password. */
let common: Promise<ReadonlySet<string>> | undefined;

async function loadCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

/** @throws ApiError auth.weakPassword with the field `password` */
export async function rejectWeakPassword(
  password: string,
  donor: { email: string; name?: string | undefined },
): Promise<void> {
  if ((await isCommon(password)) || isPersonal(password, donor))
    throw new ApiError('auth.weakPassword', { fields: { password: 'weakPassword' } });
}

async function isCommon(password: string): Promise<boolean> {
  common ??= loadCommon();
  return (await common).has(password.toLowerCase()) || /^(.)\1*$/u.test(password);
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
