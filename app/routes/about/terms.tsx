/** Route module of /terms-of-use: the terms of use of the charity. */
import { useLoaderData } from '@remix-run/react';
import { Policy } from './policy';
import { policyLoader } from './policy.server';

export const loader = policyLoader('terms-of-use');

export default function TermsPage() {
  return <Policy policy={useLoaderData<typeof loader>().policy} />;
}
