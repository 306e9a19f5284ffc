/** /staff/content/KIND/ID/update: news from the field for a campaign or a fund, in each of its languages. */
import { useActionData, useLoaderData } from '@remix-run/react';
import * as z from 'zod';
import { fieldNamed, isFields } from '#domain/content/shape';
import { direction, LOCALES } from '#domain/locales';
import { dayOf } from '#domain/time/dates';
import { useText } from '#web/i18n/strings';
import { Field, TextArea } from '#web/ui/field';
import { staffAction, staffLoader } from '../../forms/recipes.server';
import { staffLinks } from '../../links';
import { PageHead, PostForm, Submit } from '../../ui/page';
import { errorsOf, Problems } from './problems';
import { LANGUAGE_NAMES, recordName, recordTitle } from './texts';

export const loader = staffLoader({
  permission: 'content.read',
  load: async ({ params, visitor }) => {
    const name = recordName(params);
    const record = await visitor.charity.call('staffContentRecord', { params: name });
    const { isPublished, shape, written } = record;
    if (!isPublished || !fieldNamed(shape, 'updates')) throw new Response(null, { status: 404 });
    return {
      title: visitor.t('staff-content:update.title'),
      ...{ name, record: recordTitle(record, visitor) },
      languages: LOCALES.filter((locale) => isFields(written.title) && locale in written.title),
      today: dayOf(new Date()),
    };
  },
});

export const action = staffAction({
  permission: 'content.read',
  schema: z.object({
    at: z.string().default(''),
    text: z.record(z.string(), z.string()).default({}),
  }),
  run: async (body, { params, visitor: { charity }, done }) => {
    const name = recordName(params);
    await charity.call('staffAddUpdate', { params: name, body });
    return done(staffLinks.record(name), 'staff-content:done.updated');
  },
});

export default function Update() {
  const t = useText('staff-content');
  const { title, name, record, languages, today } = useLoaderData<typeof loader>();
  const form = useActionData<typeof action>()?.form;
  const typed = (form?.initialValue ?? {}) as { at?: string; text?: Record<string, string> };
  const errors = Object.fromEntries(
    Object.entries(errorsOf(form)).map(([path, message]) => [
      // An error of all languages is at the first, so that its link leads to a field.
      path.replace(/^updates\[1\]\./, '').replace(/^text$/, `text.${languages[0]}`),
      message,
    ]),
  );
  return (
    <>
      <PageHead
        title={title}
        lead={t('update.lead')}
        back={{ to: staffLinks.record(name), label: record }}
      />
      <PostForm>
        {form && <Problems title={t('notPublished')} errors={errors} />}
        <Field
          {...{ id: 'at', name: 'at', type: 'date', defaultValue: typed.at ?? today }}
          label={t('update.day')}
          errors={errors.at ? [errors.at] : []}
          required
        />
        {languages.map((locale) => {
          const path = `text.${locale}`;
          const error = errors[path];
          return (
            <TextArea
              key={locale}
              {...{ id: path, name: path, lang: locale, dir: direction(locale), rows: 3 }}
              defaultValue={typed.text?.[locale]}
              label={t('update.text', { language: LANGUAGE_NAMES[locale] })}
              errors={error ? [error] : []}
              required
            />
          );
        })}
        <Submit>{t('update.act')}</Submit>
      </PostForm>
    </>
  );
}
