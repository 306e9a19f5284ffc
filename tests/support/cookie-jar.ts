/** A browser without pages: it calls loaders and actions, and stores their cookies. */
import type { ActionFunctionArgs } from '@remix-run/node';
import type { Visitor } from '#app/visitor/visitor.server';
import { args, cookiesOf, readAnswer, visit, visitorAfter } from './site';

type Action = (given: ActionFunctionArgs) => Promise<unknown>;

/** @param sent cookies at the start */
export function browser(sent: Parameters<typeof visit>[1] = {}) {
  let cookies = new Map(readCookies(visit('/', sent).headers.get('cookie') ?? ''));
  const headers = () => ({ cookie: [...cookies].map((pair) => pair.join('=')).join('; ') });
  const store = (set: Headers) => {
    cookies = new Map([...cookies, ...readCookies(cookiesOf(set))]);
  };
  return {
    get visitor(): Visitor {
      const set = new Headers();
      for (const pair of cookies) set.append('set-cookie', pair.join('='));
      return visitorAfter({ headers: set });
    },
    /** Returns the redirect of the action, or its reply to a rejected form. */
    async send(action: Action, path: string, form: Record<string, string> = {}) {
      const reply = await action(args(visit(path, { form, headers: headers() })));
      const { to, status, errors, typed, headers: set } = readAnswer(reply);
      store(set);
      return { to, status, errors, typed };
    },
    /** Returns the loader's data, or the target of the redirect that it throws. Stores the cookies of a redirect. */
    async open(load: (given: ActionFunctionArgs) => Promise<unknown>, path: string) {
      try {
        const loaded = (await load(args(visit(path, { headers: headers() })))) as {
          data: Record<string, unknown>;
          init: ResponseInit;
        };
        return { ...loaded.data, headers: new Headers(loaded.init.headers) };
      } catch (thrown) {
        const { headers: set } = thrown as Response;
        store(set);
        return { to: set.get('location') };
      }
    },
  };
}

function readCookies(header: string): [string, string][] {
  return header
    .split('; ')
    .filter((pair) => pair.includes('='))
    .map(
      (pair) =>
        [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)] as [string, string],
    );
}
