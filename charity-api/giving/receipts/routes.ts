/**
 * GET /receipts/{token}, GET /gift-cards/{token}, GET /certificates/{token}: data of a paid order that the donor can
 * share with others by a link.
 */
import { ENDPOINTS } from '#contract/endpoints';
import type { ApiDeps } from '../../deps';
import { mount } from '../../http/endpoint';
import type { ApiRouter } from '../../http/router';
import { checkReceipt, readCertificate, readGiftCard } from './service';

export function mountReceipts(app: ApiRouter, deps: ApiDeps): void {
  mount(app, ENDPOINTS.receiptCheck, ({ params }) => checkReceipt(deps, params.token));
  mount(app, ENDPOINTS.giftCard, ({ params }) => readGiftCard(deps, params.token));
  mount(app, ENDPOINTS.certificate, ({ params }) => readCertificate(deps, params.token));
}
