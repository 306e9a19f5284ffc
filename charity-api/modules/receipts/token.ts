/** Tokens of what may be shown to others: the check of a receipt, and the card of a gift. */
import type { ApiDeps } from '../../deps';
import { readToken, signToken } from '../../http/signed-token';

type Signing = Pick<ApiDeps, 'config'>;

export function receiptToken({ config }: Signing, orderId: string): string {
  return signToken(config.signingSecrets, 'receipt', Buffer.from(orderId, 'hex'));
}

/** @returns the id of the order, or null */
export function readReceiptToken({ config }: Signing, token: string): string | null {
  return readToken(config.signingSecrets, 'receipt', token)?.toString('hex') ?? null;
}

/** A card is of one line: the order's id, then the line's place in one byte. */
export function giftCardToken({ config }: Signing, orderId: string, position: number): string {
  const line = Buffer.concat([Buffer.from(orderId, 'hex'), Buffer.from([position])]);
  return signToken(config.signingSecrets, 'gift-card', line);
}

export function readGiftCardToken(
  { config }: Signing,
  token: string,
): { orderId: string; position: number } | null {
  const line = readToken(config.signingSecrets, 'gift-card', token);
  return line && { orderId: line.subarray(0, -1).toString('hex'), position: line.at(-1)! };
}
