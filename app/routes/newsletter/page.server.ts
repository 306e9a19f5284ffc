/** Loader of the pages behind the links of the newsletter's mails. It changes nothing: mail scanners open links. */
import type { SubscriptionLink } from '#contract/newsletter';
import { PRIVATE_PAGE_HEADERS, parseToken } from '../../forms/by-token.server';
import { notFound } from '../../charity/responses.server';
import { pageLoader } from '../../page-loader.server';

/** @param page the link that opens the page; the page returns 404 for the token of another link */
export function linkLoader(page: SubscriptionLink) {
  return pageLoader({
    strings: ['newsletter'],
    load: async ({ visitor, params }) => {
      const { link, state } = await visitor.charity.call('subscription', {
        params: { token: parseToken(params) },
      });
      if (link !== page) notFound();
      return {
        head: { title: visitor.t(`newsletter:${page}.${state}.title`), index: false },
        state,
      };
    },
    headers: () => PRIVATE_PAGE_HEADERS,
  });
}
