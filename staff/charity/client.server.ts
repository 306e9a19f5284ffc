/** The client of the staff area for the charity API: typed calls with the session of a member. Nothing is cached. */
import { call, callEndpoint, type WithInput } from '#web/charity/call.server';
import type { Caller, CallInput } from '#web/charity/request.server';
import { charityUpstream, charityUrl, sendToCharity } from '#web/charity/running-api.server';
import { log } from '#web/log.server';
import { config } from '#config';
import type { ENDPOINTS, EndpointName, Reply } from '#contract/endpoints';
import {
  STAFF_ENDPOINTS,
  type StaffEndpointName,
  type StaffReply,
} from '#contract/staff/endpoints';
import type { Locale } from '#domain/locales';

export type StaffClient = ReturnType<typeof staffClient>;

/** @param session the token of the member's session; null for a visitor who is not signed in */
export function staffClient(locale: Locale, session: string | null, requestId?: string) {
  const { CHARITY_API_CLIENT_ID: id, CHARITY_API_CLIENT_SECRET: secret } = config();
  const caller: Caller = {
    ...{ locale, bearer: session, send: sendToCharity, url: charityUrl, client: { id, secret } },
    upstream: charityUpstream(),
    requestId,
    isStaff: true,
    onDropped: (name, count) =>
      log().warn({ call: name, count }, 'left out items that violate the API contract'),
  };
  return {
    /** Calls an endpoint of the staff area. @throws CharityError */
    async call<Name extends StaffEndpointName>(
      name: Name,
      ...[input]: WithInput<(typeof STAFF_ENDPOINTS)[Name]>
    ): Promise<StaffReply<Name>['result']> {
      const reply = await callEndpoint(caller, name, STAFF_ENDPOINTS[name], input as CallInput);
      return (reply as StaffReply<Name>).result;
    },
    /** Calls an endpoint of the site, with texts in all languages. @throws CharityError */
    callSite<Name extends EndpointName>(
      name: Name,
      ...input: WithInput<(typeof ENDPOINTS)[Name]>
    ): Promise<Reply<Name>['result']> {
      return call({ ...caller, bearer: null }, name, ...input);
    },
  };
}
