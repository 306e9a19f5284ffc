/** A whole donation by forms, without scripts: campaign, checkout, payment page of Stripe's mock, receipt. */
import type { Agent } from 'node:http';
import { CAMPAIGN } from '../bench/cart';
import { addressOf, Browser, textOf, type Reply } from './client';
import type { Samples } from './samples';

/** Steps of a donation, in their order. */
export const STEPS = ['campaign', 'gift', 'checkout', 'pay', 'return', 'receipt'] as const;
export type Step = (typeof STEPS)[number];

export type Donation = {
  email: string;
  /** The provider has charged the donor. */
  isCharged: boolean;
  /** True when the donor saw the receipt. */
  isDone: boolean;
  /** The step that failed, with its status. */
  failure: string | null;
};

type Donor = {
  origin: string;
  /** Name of the run, in the e-mail addresses of its donors: the data may have donors of an earlier run. */
  run: string;
  agent: Agent;
  /** Gets each response of the site. The payment page belongs to the provider and is left out. */
  samples: Samples<Step>;
  /** Id of the campaign; by default one of the demonstration. */
  campaign?: string;
};

/** @param n number of the donor, from which the e-mail address and the IP address are made */
export async function donate(
  { origin, run, agent, samples, campaign = CAMPAIGN }: Donor,
  n: number,
): Promise<Donation> {
  const email = `${run}-${n}@example.org`;
  const browser = new Browser(origin, agent, addressOf(n));
  const donation: Donation = { email, isCharged: false, isDone: false, failure: null };
  const visit = async (step: Step, path: string, form?: Record<string, string>) => {
    const begun = performance.now();
    const reply = await browser.send(path, form);
    samples.add(step, begun);
    if (reply.status === 0 || reply.status >= 400) throw new StepFailed(step, reply.status);
    return reply;
  };
  try {
    const page = `/projects/${campaign}`;
    await visit('campaign', page);
    const gift = { currency: 'OMR', interval: 'once', amount: '10', intent: 'donate' };
    let checkout = await visit('checkout', await redirectOf('gift', visit('gift', page, gift)));
    if (checkout.status !== 200) checkout = await visit('checkout', locationOf(checkout));
    const fields = hiddenFields(await textOf(checkout), 'pay-form');
    const form = { ...fields, name: 'Salim', email, method: 'Stripe' };
    const paymentPage = await redirectOf('pay', visit('pay', '/checkout', form));
    const decision = { decision: 'approve' };
    const decided = await browser.send(paymentPage, decision);
    donation.isCharged = decided.status === 303;
    const returned = await redirectOf('return', visit('return', locationOf(decided)));
    const receipt = await textOf(await visit('receipt', returned));
    donation.isDone = receipt.includes('Salim') && receipt.includes('ND-');
  } catch (error) {
    donation.failure = String(error instanceof StepFailed ? error.message : error);
  }
  return donation;
}

class StepFailed extends Error {
  constructor(step: Step, status: number) {
    super(`${step}: ${status || 'no response'}`);
  }
}

async function redirectOf(step: Step, pending: Promise<Reply>): Promise<string> {
  const reply = await pending;
  if (!reply.headers.location) throw new StepFailed(step, reply.status);
  return reply.headers.location;
}

function locationOf({ headers }: Reply): string {
  return headers.location ?? '/';
}

/** Returns the values of the hidden fields of a form. Browsers send them with the fields that the donor filled in. */
export function hiddenFields(html: string, form: string): Record<string, string> {
  const start = html.indexOf(`id="${form}"`);
  const part = html.slice(start, html.indexOf('</form>', start));
  return Object.fromEntries(
    [...part.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(
      ([, name, value]) => [name!, value!],
    ),
  );
}
