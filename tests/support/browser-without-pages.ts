/** A browser without pages: it calls loaders and actions, and stores their cookies. */
import type { ActionFunctionArgs } from '@remix-run/node';
import { readVisitor, type Visitor } from '#app/visitor/visitor.server';
import { CookieJar } from './cookie-jar';
import { args, readAnswer, visit } from './site';

type Action = (given: ActionFunctionArgs) => Promise<unknown>;

/** @param sent cookies at the start */
export function browser(sent: Parameters<typeof visit>[1] = {}) {
  const jar = new CookieJar();
  jar.receive(visit('/', sent).headers.get('cookie')?.split('; '));
  const request = (path: string, form?: Record<string, string>) =>
    visit(path, { ...(form && { form }), headers: { cookie: jar.header } });
  return {
    get visitor(): Visitor {
      return readVisitor(request('/'));
    },
    /** Returns the redirect of the action, or its reply to a rejected form. */
    async send(action: Action, path: string, form: Record<string, string> = {}) {
      const reply = await action(args(request(path, form)));
      const { to, status, errors, typed, headers: set } = readAnswer(reply);
      jar.receive(set.getSetCookie());
      return { to, status, errors, typed };
    },
    /** Returns the loader's data, or the target of the redirect that it throws. Stores the cookies of a redirect. */
    async open(load: (given: ActionFunctionArgs) => Promise<unknown>, path: string) {
      try {
        const loaded = (await load(args(request(path)))) as {
          data: Record<string, unknown>;
          init: ResponseInit;
        };
        return { ...loaded.data, headers: new Headers(loaded.init.headers) };
      } catch (thrown) {
        const { headers: set } = thrown as Response;
        jar.receive(set.getSetCookie());
        return { to: set.get('location') };
      }
    },
  };
}
