/** Route module of /privacy-policy: the privacy policy of the charity. */
import { useLoaderData } from '@remix-run/react';
import { Policy } from './policy';
import { policyLoader } from './policy.server';

export const loader = policyLoader('privacy-policy');

export default function PrivacyPage() {
  return <Policy policy={useLoaderData<typeof loader>().policy} />;
}
