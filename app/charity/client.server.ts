/** The charity API as the pages use it: typed verbs by resource, for one visitor's language and sign-in. */
import { config } from '#config';
import type { EndpointName, Reply } from '#contract/endpoints';
import type { Locale } from '#domain/locales';
import { log } from '../log.server';
import { AnswerCache, LIFETIMES, type Lifetime } from './cache.server';
import { call, type Caller, type CallInput } from './call.server';
import { contentResource } from './content.server';
import { localise, type Localised } from './localise';
import { ordersResource } from './orders.server';
import { charityUrl, transport } from './transport.server';

let cache = new AnswerCache();

/** Forgets everything that was kept. */
export function forgetAnswers(): void {
  cache = new AnswerCache();
}

/** A call whose answer is the same for every visitor of a language. */
export type Read = <Name extends EndpointName>(
  name: Name,
  input?: CallInput,
  lifetime?: Lifetime,
) => Promise<Localised<Reply<Name>>>;
/** A call that changes something, or whose answer is one donor's own: never kept. */
export type Send = <Name extends EndpointName>(
  name: Name,
  input?: CallInput,
) => Promise<Localised<Reply<Name>>>;

export type CharityClient = ReturnType<typeof charityClient>;

export function charityClient(
  who: { locale: Locale; bearer: string | null },
  deps: Partial<Pick<Caller, 'send' | 'url'>> & { answers?: AnswerCache } = {},
) {
  const { CHARITY_API_CLIENT_ID: id, CHARITY_API_CLIENT_SECRET: secret } = config();
  const caller: Caller = {
    ...who,
    send: deps.send ?? transport,
    url: deps.url ?? charityUrl,
    client: { id, secret },
    onDropped: (name, count) =>
      log().warn({ call: name, count }, 'items that break the contract were left out'),
  };
  const answers = deps.answers ?? cache;
  let stale = false;
  // Public content is asked for without the bearer, so that its answer can be shared.
  const visitor: Caller = { ...caller, bearer: null };
  const read: Read = async (name, input = {}, lifetime = LIFETIMES.content) => {
    const key = JSON.stringify([who.locale, name, input.params, input.query]);
    const answer = await answers.get(key, lifetime, async () =>
      localise(await call(visitor, name, input), who.locale),
    );
    stale ||= answer.stale;
    return answer.value;
  };
  const send: Send = async (name, input) => localise(await call(caller, name, input), who.locale);
  return {
    ...contentResource(read, send),
    orders: ordersResource(send),
    /** Whether anything that was read for this visitor is older than it should be, because the API fails. */
    isStale: () => stale,
  };
}
