/** Loader of the page of an event, and the action that joins it. */
import * as z from 'zod';
import { MOST_SEATS } from '#contract/events';
import { CharityError, languageFrom } from '#web/charity/results';
import { emailField, lineField } from '#web/forms/fields.server';
import { pictureUrl } from '#web/links';
import { applyAction } from '../../applications/apply-action.server';
import { FormProblem } from '../../forms/action.server';
import { pageLoader } from '../../page-loader.server';
import { breadcrumbs } from '../../seo/structured/nodes.server';
import { eventNode } from '../../seo/structured/occasions.server';
import { eventView } from './view.server';

/** The schema of the form that joins an event. Its messages are keys of locales/<language>/errors.json. */
const joinSchema = z.object({
  name: lineField(80),
  email: emailField,
  seats: z.coerce
    .number({ error: 'required' })
    .int('invalid')
    .min(1, 'invalid')
    .max(MOST_SEATS, 'invalid'),
});

export const loader = pageLoader({
  strings: ['events', 'share'],
  load: async ({ visitor, params }) => {
    const event = await eventView(visitor, params.id ?? '');
    const { title, summary, picture } = event;
    return {
      head: {
        ...{ title, description: summary, image: pictureUrl(picture.path, 1280) },
        ...languageFrom(event),
      },
      event,
    };
  },
  describe: async ({ event }, { visitor }) => {
    const { links, t } = visitor;
    return [
      await eventNode(visitor, event),
      breadcrumbs(visitor, event.title, [t('events:title'), links.events()]),
    ];
  },
});

export const action = applyAction({
  schema: joinSchema,
  send: async (typed, { visitor, params: { id = '' }, donor }) => {
    try {
      return await visitor.charity.call('joinEvent', { body: { event: id, ...typed }, donor });
    } catch (error) {
      throw error instanceof CharityError
        ? notJoined(error, visitor.t('events:join.failed'))
        : error;
    }
  },
  page: ({ visitor, params: { id = '' } }) => visitor.links.event(id),
  message: (state) => (state === 'waiting' ? 'eventWaiting' : 'eventJoined'),
});

/** Puts "Failed to join the event" before the reason. */
function notJoined(error: CharityError, failed: string): Error {
  if (error.isOutage) return new FormProblem({ '': 'event.notJoined' }, error.status);
  const { failure, call, detail } = error;
  return new CharityError(failure, call, {
    ...detail,
    message: `${failed} ${detail.message ?? ''}`,
  });
}
