/** The signed tokens of applications. An applicant with the token can read and withdraw the application. */
import type { ApiDeps } from '../../deps';
import { readToken, signToken } from '../../http/signed-token';

type Signing = Pick<ApiDeps, 'config'>;

/** @param id hexadecimal id of the application */
export function applicationToken({ config }: Signing, id: string): string {
  return signToken(config.signingSecrets, 'application', Buffer.from(id, 'hex'));
}

/** @returns the id of the application, or null */
export function readApplicationToken({ config }: Signing, token: string): string | null {
  return readToken(config.signingSecrets, 'application', token)?.toString('hex') ?? null;
}
