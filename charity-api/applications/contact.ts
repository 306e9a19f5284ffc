/** POST /contact-us: a message to the charity. */
import { messageProblem } from '#contract/contact';
import { ENDPOINTS } from '#contract/endpoints';
import { readOrderReference } from '#domain/orders';
import type { ApiDeps } from '../deps';
import { mount } from '../http/endpoint';
import { ApiError } from '../http/errors';
import type { ApiRouter } from '../http/router';
import { readRateLimitKeys } from '../modules/abuse/caller';
import { submitApplication } from './submit';

export function mountContactApplications(app: ApiRouter, deps: ApiDeps): void {
  mount(app, ENDPOINTS.contact, ({ body, locale, donor, request }) => {
    const { topic, name, email, message } = body;
    checkMessage(message);
    const orderReference = readReference(body.orderReference);
    return submitApplication(
      deps,
      {
        ...{ kind: 'contact', subject: null, name, email, phone: null, locale },
        data: { topic, orderReference, message },
        seats: 0,
        accountId: donor?.accountId ?? null,
      },
      readRateLimitKeys(request, deps),
    );
  });
}

/** Rejects a card number before anything is stored, because mails and databases must not contain one (PCI DSS). */
function checkMessage(message: string): void {
  const problem = messageProblem(message);
  if (problem === null) return;
  throw new ApiError(problem === 'cardNumber' ? 'contact.cardNumber' : 'request.invalid', {
    fields: { message: problem },
  });
}

/** Returns an empty string when no reference was typed. @throws ApiError request.invalid */
function readReference(typed = ''): string {
  if (typed === '') return '';
  const reference = readOrderReference(typed);
  if (reference === null)
    throw new ApiError('request.invalid', { fields: { orderReference: 'format' } });
  return reference;
}
