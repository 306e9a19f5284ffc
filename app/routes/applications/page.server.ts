/** Loader of the page of an application, and the action that withdraws it. */
import { redirect } from '@remix-run/node';
import * as z from 'zod';
import type { Application } from '#contract/applications';
import { formatDate, formatDateTime } from '#domain/time/dates';
import { CharityError, languageFrom, type Localised } from '#web/charity/results';
import { FormProblem, formAction } from '../../forms/action.server';
import { PRIVATE_PAGE_HEADERS, parseToken } from '../../forms/by-token.server';
import { pageLoader } from '../../page-loader.server';
import type { Visitor } from '../../visitor/visitor.server';

export const loader = pageLoader({
  strings: ['application'],
  load: async ({ visitor, params }) => {
    const found = await visitor.charity.call('application', {
      params: { token: parseToken(params) },
    });
    const { kind, state, reference, createdAt, seats, canWithdraw } = found;
    const title = visitor.t(`application:title.${state}`);
    return {
      head: { title, index: false },
      application: { ...{ kind, state, reference, createdAt, seats, canWithdraw } },
      title,
      subject: subjectOf(visitor, found),
    };
  },
  headers: () => PRIVATE_PAGE_HEADERS,
});

/** Returns the name of the event or training, when it begins there, and the path of its page if it has one. */
function subjectOf({ links, locale }: Visitor, { kind, subject }: Localised<Application>) {
  if (!subject) return null;
  const { id, title, startsAt, timeZone, hasPage } = subject;
  const isEvent = kind === 'event';
  const to = isEvent ? links.event(id) : links.trainingCourse(id);
  const when = isEvent
    ? formatDateTime(startsAt, locale, timeZone)
    : formatDate(startsAt, timeZone);
  return { title, startsAt, when, to: hasPage ? to : null, ...languageFrom(subject) };
}

export const action = formAction({
  schema: z.object({ intent: z.literal('withdraw') }),
  async run(_, { visitor, params }) {
    const token = parseToken(params);
    try {
      await visitor.charity.call('withdrawApplication', { params: { token } });
    } catch (error) {
      if (!(error instanceof CharityError) || !error.isOutage) throw error;
      throw new FormProblem({ '': 'application.notWithdrawn' }, 503);
    }
    return redirect(visitor.links.application(token), { status: 303 });
  },
});
