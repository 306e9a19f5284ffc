/** Signed tokens that give access without an account: to a monthly gift, receipt check, gift card or certificate. */
import type { ApiDeps } from '../deps';
import { readToken, signToken, type TokenPurpose } from '../http/signed-token';

type Signing = Pick<ApiDeps, 'config'>;

export function receiptToken({ config }: Signing, orderId: string): string {
  return signToken(config.signingSecrets, 'receipt', Buffer.from(orderId, 'hex'));
}

export function readReceiptToken({ config }: Signing, token: string): string | null {
  return readToken(config.signingSecrets, 'receipt', token)?.toString('hex') ?? null;
}

export function monthlyGiftToken({ config }: Signing, id: string): string {
  return signToken(config.signingSecrets, 'monthly-gift', Buffer.from(id, 'hex'));
}

export function readMonthlyGiftToken({ config }: Signing, token: string): string | null {
  return readToken(config.signingSecrets, 'monthly-gift', token)?.toString('hex') ?? null;
}

export const giftCardToken = (signing: Signing, orderId: string, position: number): string =>
  lineToken(signing, 'gift-card', orderId, position);
export const readGiftCardToken = (signing: Signing, token: string): OrderPlace | null =>
  readLineToken(signing, 'gift-card', token);

export const certificateToken = (signing: Signing, orderId: string, position: number): string =>
  lineToken(signing, 'certificate', orderId, position);
export const readCertificateToken = (signing: Signing, token: string): OrderPlace | null =>
  readLineToken(signing, 'certificate', token);

export type OrderPlace = { orderId: string; position: number };
type LinePurpose = Extract<TokenPurpose, 'gift-card' | 'certificate'>;

/** Signs the id of an order and, in one byte, the position of one line. */
function lineToken({ config }: Signing, purpose: LinePurpose, orderId: string, position: number) {
  const line = Buffer.concat([Buffer.from(orderId, 'hex'), Buffer.from([position])]);
  return signToken(config.signingSecrets, purpose, line);
}

function readLineToken({ config }: Signing, purpose: LinePurpose, token: string) {
  const line = readToken(config.signingSecrets, purpose, token);
  return line && { orderId: line.subarray(0, -1).toString('hex'), position: line.at(-1)! };
}
