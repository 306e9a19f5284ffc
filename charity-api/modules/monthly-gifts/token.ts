/** The token that opens a monthly gift without an account. */
import type { ApiDeps } from '../../deps';
import { signToken } from '../../http/signed-token';

export function monthlyGiftToken({ config }: Pick<ApiDeps, 'config'>, id: string): string {
  return signToken(config.signingSecrets, 'monthly-gift', Buffer.from(id, 'hex'));
}
