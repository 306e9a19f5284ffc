/** The details of a signed-in donor, with which the payment form is filled in. */
import { fallbackOnOutage } from '#web/charity/errors';
import { formatPhone } from '#web/forms/phone.server';
import type { Visitor } from '../../visitor/visitor.server';

export type DonorDetails = { name: string; email: string; phone: string };

/** Returns null for a guest, and when the profile cannot be loaded: the donor can pay in any case. */
export async function fetchDonorDetails({
  signedIn,
  charity,
}: Visitor): Promise<DonorDetails | null> {
  if (!signedIn) return null;
  try {
    const { name, email, phone } = await charity.call('profile');
    return { name, email, phone: phone ? formatPhone(phone) : '' };
  } catch (error) {
    return fallbackOnOutage(error, null);
  }
}
