/** Returns the details of a signed-in donor, which prefill forms. */
import { orOnOutage } from '#web/charity/results';
import { formatPhone } from '#web/forms/fields.server';
import type { Visitor } from '../visitor/visitor.server';

export type DonorDetails = { name: string; email: string; phone: string };

/** Returns null for a guest, and when the profile cannot be loaded: the form works without it. */
export async function fetchDonorDetails({
  charity,
  signedIn,
}: Visitor): Promise<DonorDetails | null> {
  if (!signedIn) return null;
  return orOnOutage(null, async () => {
    const { name, email, phone } = await charity.call('profile');
    return { name, email, phone: phone ? formatPhone(phone) : '' };
  });
}
