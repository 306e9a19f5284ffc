/** Checks a Xendit account for doctor: its key. Reads only. Xendit has no request that returns the webhook URLs. */
import * as z from 'zod';
import { call } from '../call';
import type { Checkup } from '../checkup';
import type { XenditSettings } from './client';

const balanceSchema = z.object({ balance: z.number() });

/** @throws ProviderError when the key is not accepted, or may not read the balance */
export async function checkXendit({ apiUrl, secretKey, fetch }: XenditSettings): Promise<Checkup> {
  const authorization = `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`;
  balanceSchema.parse(
    await call({ method: 'GET', url: `${apiUrl}/balance`, headers: { authorization }, fetch }),
  );
  return { isLive: null, webhook: 'unknown', missingEvents: [] };
}
