/** GET /beneficiary-types, /ngos, /ngos/{id} */
import { ENDPOINTS } from '#contract/endpoints';
import type { ApiDeps } from '../../deps';
import { mount } from '../../http/endpoint';
import type { ApiRouter } from '../../http/router';
import { listBeneficiaryTypes, listNgos, readNgo } from './service';

export function mountNgos(app: ApiRouter, deps: ApiDeps): void {
  mount(app, ENDPOINTS.beneficiaryTypes, ({ query }) => listBeneficiaryTypes(deps, query));
  mount(app, ENDPOINTS.ngos, ({ query }) => listNgos(deps, query));
  mount(app, ENDPOINTS.ngo, ({ params }) => readNgo(deps, params.id));
}
