/** Loader of an order's page, and its actions: leave the payment page, retry the payment, upload a transfer's proof. */
import { redirect } from '@remix-run/node';
import * as z from 'zod';
import { MIN_PASSWORD_LENGTH } from '#contract/accounts';
import { type AttemptBody, paypalCaptureBodySchema } from '#contract/orders';
import { MAX_PROOF_BYTES } from '#domain/constants';
import { DEFAULT_LOCALE } from '#domain/locales';
import type { OrderState } from '#domain/orders';
import { CharityError } from '#web/charity/results';
import { newPasswordField } from '#web/forms/fields.server';
import { linksIn } from '#web/links';
import { donorRateLimitKeys } from '#web/security/donor-marks.server';
import { canReopen } from '../../cart/last-order.server';
import { leavePayment } from '../../cart/leave.server';
import { fetchReplacementCase } from '../../cart/next-case.server';
import { formAction, FormProblem } from '../../forms/action.server';
import { parseToken, PRIVATE_PAGE_HEADERS } from '../../forms/by-token.server';
import { SAVED_AS_HEADER } from '../../offline/names';
import { pageLoader } from '../../page-loader.server';
import { fetchMethods } from '../../paying/methods.server';
import { redirectToNextStep } from '../../paying/pay.server';
import {
  hasPaymentChoice,
  METHOD_REQUIRED,
  paymentChoiceFields,
  paymentChoiceOf,
  throwPaymentFormProblem,
} from '../../paying/way.server';
import { donationView } from '../../pixels/view.server';
import { askForCode, atField, clientOf } from '../../sign-in/steps.server';
import { commitPreferences, setCookieHeaders, type Visitor } from '../../visitor/visitor.server';
import { orderView, type OrderView } from './view.server';
import { POLL_INTERVAL_MS } from './waiting-interval';

export const loader = pageLoader({
  strings: ['order', 'receipt', 'gifts', 'payment', 'sign-in'],
  load: async ({ visitor, params, url }) => {
    const token = parseToken(params);
    if (url.searchParams.has('returned')) {
      await confirm(visitor, token, url.searchParams);
      // Redirect to the URL without the query, so that a reload or a bookmark does not confirm again.
      throw redirect(visitor.links.order(token), { headers: PRIVATE_PAGE_HEADERS });
    }
    const order = await readOrder(visitor, token);
    const isPending = order === null || (order.isWaiting && !order.receipt && !order.transfer);
    return {
      head: {
        title: visitor.t(`order:title.${order?.state ?? 'unknown'}`),
        index: false,
        ...(isPending && { reloadMs: POLL_INTERVAL_MS }),
      },
      order,
      ...(order?.receipt && (await beaconsOf(visitor, order))),
      account: order && mayOfferAccount(visitor, order) ? { minLength: MIN_PASSWORD_LENGTH } : null,
      methods: order?.canRetry
        ? await fetchMethods(visitor, paymentInputOf(order), order.method)
        : null,
      canReopen: order !== null && canReopen(visitor.cart, order),
      // While a payment is pending, this order itself reserves the cases.
      next:
        order?.canRetry && order.state !== 'pending_payment'
          ? await fetchReplacementCase(visitor, order.cases)
          : null,
    };
  },
  headers: ({ order }) =>
    order
      ? { ...PRIVATE_PAGE_HEADERS, [SAVED_AS_HEADER]: 'own' }
      : { ...PRIVATE_PAGE_HEADERS, 'retry-after': '30' },
  status: ({ order }) => (order ? 200 : 503),
});

/** Adds nothing without the donor's consent, so that the page is not larger. */
async function beaconsOf(visitor: Visitor, order: OrderView) {
  const beacons = await donationView(visitor, order);
  return beacons && { beacons };
}

/** Returns null when the charity API is unavailable: a donor who has just paid must not see an error page. */
async function readOrder(visitor: Visitor, token: string) {
  try {
    return await orderView(await visitor.charity.call('order', { params: { token } }), visitor);
  } catch (error) {
    if (error instanceof CharityError && error.isOutage) return null;
    throw error;
  }
}

/** States of an order that is paid, or that the donor need not pay again. */
const GIVEN: readonly OrderState[] = ['paid', 'processing', 'awaiting_transfer', 'under_review'];

/** Only guests: a signed-in donor finds the order in the account already. */
function mayOfferAccount(
  { signedIn, isSignInUnavailable }: Visitor,
  { state, isWaiting }: OrderView,
): boolean {
  return !signedIn && !isSignInUnavailable && (GIVEN.includes(state) || isWaiting);
}

/** Returns the input from which `fetchMethods` selects the payment methods. */
function paymentInputOf({ total, lines, interval }: OrderView) {
  return { total, interval, gifts: lines };
}

/** Reports the donor's return to the charity API. Ignores outages: the page polls the state of the order anyway. */
async function confirm({ charity }: Visitor, token: string, query: URLSearchParams): Promise<void> {
  try {
    if (query.get('returned') === 'cancelled')
      await charity.call('turnBack', { params: { token } });
    else if (!(await capturePaypal(charity, token, query)))
      await charity.call('confirmOrder', { params: { token } });
  } catch (error) {
    if (!(error instanceof CharityError) || !error.isOutage) throw error;
  }
}

/**
 * Captures the PayPal order whose id PayPal appends to the return URL as `token`. Returns false when the id is invalid
 * or belongs to another order, because a visitor can edit the URL.
 */
async function capturePaypal(
  charity: Visitor['charity'],
  token: string,
  query: URLSearchParams,
): Promise<boolean> {
  const named = paypalCaptureBodySchema.safeParse({ token: query.get('token'), order: token });
  if (!named.success) return false;
  try {
    await charity.call('capturePaypal', { body: named.data });
    return true;
  } catch (error) {
    if (error instanceof CharityError && error.isNotFound) return false;
    throw error;
  }
}

const PROOF_TYPES = ['image/jpeg', 'image/png', 'application/pdf'];

const proof = z
  .instanceof(File, { error: 'required' })
  // Browsers send an empty file when the donor chose none.
  .refine((file) => file.size > 0, { error: 'required', abort: true })
  .refine((file) => file.size <= MAX_PROOF_BYTES, 'proof.tooLarge')
  // The browser sends the type, so it is not trusted: the charity API checks the content of the file.
  .refine((file) => file.type === '' || PROOF_TYPES.includes(file.type), 'proof.unsupportedType');

export const action = formAction({
  schema: z.discriminatedUnion('intent', [
    z
      .object({ intent: z.literal('retry'), ...paymentChoiceFields })
      .refine(hasPaymentChoice, METHOD_REQUIRED),
    z.object({ intent: z.literal('leave') }),
    z.object({ intent: z.literal('proof'), file: proof }),
    z.object({ intent: z.literal('account'), password: newPasswordField }),
  ]),
  hide: ['file', 'password'],
  async run(values, { request, visitor, params }) {
    const token = parseToken(params);
    const page = visitor.links.order(token);
    if (values.intent === 'proof') {
      await sendProof(visitor, token, values.file);
      const flash = commitPreferences({ ...visitor.preferences, flash: 'proofReceived' });
      return redirect(page, { status: 303, headers: setCookieHeaders(flash) });
    }
    if (values.intent === 'account') return openAccount(visitor, request, token, values.password);
    if (values.intent === 'leave') {
      await leavePayment(visitor, token);
      return redirect(page, { status: 303 });
    }
    const order = await retry(visitor, token, paymentChoiceOf(values));
    return redirectToNextStep(order.next, page);
  },
});

/** Begins a sign-up with the donor's details in the order. The code in the mail proves that the address is theirs. */
async function openAccount(
  visitor: Visitor,
  request: Request,
  token: string,
  password: string,
): Promise<Response> {
  const { charity } = visitor;
  const { donor } = await charity.call('order', { params: { token } });
  const challenge = await atField(
    'password',
    charity.call('signupFromOrder', {
      body: { order: token, password },
      ...clientOf(request, visitor),
    }),
  );
  const returnTo = linksIn(DEFAULT_LOCALE).order(token);
  return askForCode(visitor, challenge, { purpose: 'signup', email: donor.email, returnTo });
}

async function sendProof({ charity }: Visitor, token: string, file: File): Promise<void> {
  try {
    await charity.call('uploadProof', { params: { token }, file });
  } catch (error) {
    const code = error instanceof CharityError ? error.code : undefined;
    if (code === 'proof.tooLarge' || code === 'proof.unsupportedType') {
      throw new FormProblem({ file: code });
    }
    throw error;
  }
}

async function retry(visitor: Visitor, token: string, way: AttemptBody) {
  try {
    return await visitor.charity.call('retryOrder', {
      params: { token },
      body: way,
      donor: donorRateLimitKeys(visitor),
    });
  } catch (error) {
    throwPaymentFormProblem(error);
  }
}
