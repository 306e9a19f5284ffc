/** Loader and action of the form of an organisation. */
import { parseWithZod } from '@conform-to/zod/v4';
import { redirect } from '@remix-run/node';
import { tokenSchema } from '#contract/common';
import type { Draft } from '#contract/drafts';
import { MAX_PAGE_SIZE } from '#domain/constants';
import { readReference, referenceOf } from '#domain/reference';
import { fallbackOnOutage, languageFrom } from '#web/charity/results';
import { donorRateLimitKeys } from '#web/security/donor-marks.server';
import { type ActionContext, formAction, FormProblem } from '../../../forms/action.server';
import { PRIVATE_PAGE_HEADERS } from '../../../forms/by-token.server';
import { pageLoader } from '../../../page-loader.server';
import type { Visitor } from '../../../visitor/visitor.server';
import { countryOptions } from '../country.server';
import { toDraftView } from './draft-view';
import { type FileProblems, keepFiles, keepTyped, orNull } from './draft.server';
import { type Complete, formSchema, readComplete, type Sent } from './schema.server';

export const loader = pageLoader({
  strings: ['ngo-add', 'phone'],
  load: async ({ visitor, url }) => {
    const token = url.searchParams.get('draft');
    // The reference, which the page shows after the form was sent.
    const sent = readReference('AP', url.searchParams.get('sent') ?? '');
    const [draft, { data: groups }] = await Promise.all([
      token === null ? null : readDraft(visitor, token),
      visitor.charity
        .call('beneficiaryTypes', { query: { limit: MAX_PAGE_SIZE } })
        .catch((error: unknown) => fallbackOnOutage(error, { data: [] })),
    ]);
    return {
      head: {
        title: visitor.t('ngo-add:title'),
        description: visitor.t('ngo-add:lead'),
        ...((token !== null || sent !== null) && { index: false }),
      },
      sent,
      draft: draft && toDraftView(draft),
      typed: draft?.data ?? {},
      isGone: token !== null && draft === null,
      isPrivate: token !== null || sent !== null,
      tooLarge: {
        picture: visitor.t('errors:upload.pictureTooLarge'),
        document: visitor.t('errors:upload.documentTooLarge'),
      },
      countries: countryOptions(visitor.locale),
      groups: groups.map(({ id, title, ...others }) => ({ id, title, ...languageFrom(others) })),
    };
  },
  headers: ({ isPrivate }) => (isPrivate ? PRIVATE_PAGE_HEADERS : {}),
});

function readDraft({ charity }: Visitor, token: string): Promise<Draft | null> {
  const { data } = tokenSchema.safeParse(token);
  return data ? orNull(charity.call('draft', { params: { token: data } })) : Promise.resolve(null);
}

export const action = formAction({
  schema: formSchema,
  hide: ['logo', 'cover', 'documents'],
  async run(values, context) {
    const { visitor, attach } = context;
    const { intent } = values;
    // A form that was sent already returns its receipt again, so a second click is not an error.
    const isSentAgain = intent === 'send' && values.draft && (await isGone(visitor, values.draft));
    if (isSentAgain) {
      const { complete } = readComplete(values);
      const again = complete && (await send(visitor, values.draft!, complete));
      if (again) return thanks(visitor, again.reference);
    }
    const draft = await keepTyped(visitor, values.draft, values);
    attach(toDraftView(draft));
    const kept = await keepFiles(visitor, draft, values);
    attach(toDraftView(kept.draft));
    const { problems } = kept;
    if (intent.startsWith('remove.'))
      await visitor.charity.call('removeDraftFile', {
        params: { token: draft.token, id: intent.slice(7) },
      });
    if (intent !== 'send') {
      if (Object.keys(problems).length > 0) throw new FormProblem(problems);
      return backToForm(visitor, draft.token, intent);
    }
    if (isSentAgain) throw new FormProblem({ '': 'ngo.draftGone' }, 409);
    return sendComplete(context, values, { draft: kept.draft, problems });
  },
  // The bot gets the page of success: it would retry after an error.
  trap: (_, { visitor }) => thanks(visitor, referenceOf('AP', 0)),
  async keep(form, visitor) {
    const sent = parseWithZod(form, { schema: formSchema });
    if (sent.status !== 'success') return undefined;
    const values = sent.value;
    const draft = await keepTyped(visitor, values.draft, values).catch((error: unknown) =>
      fallbackOnOutage(error, null),
    );
    return draft && toDraftView((await keepFiles(visitor, draft, values)).draft);
  },
});

async function isGone({ charity }: Visitor, token: string): Promise<boolean> {
  return (await orNull(charity.call('draft', { params: { token } }))) === null;
}

/** @throws FormProblem with every invalid field and every missing or rejected file */
async function sendComplete(
  { visitor }: ActionContext,
  values: Sent,
  { draft, problems }: { draft: Draft; problems: FileProblems },
): Promise<Response> {
  const { complete, wrong } = readComplete(values);
  const has = (field: string) => draft.files.some((file) => file.field === field);
  const fields = {
    ...wrong,
    ...(has('logo') ? {} : { logo: 'required' }),
    ...(has('documents') ? {} : { documents: 'required' }),
    ...problems,
  };
  if (!complete || Object.keys(fields).length > 0) throw new FormProblem(fields);
  const receipt = await send(visitor, draft.token, complete);
  if (!receipt) throw new FormProblem({ '': 'ngo.draftGone' }, 409);
  return thanks(visitor, receipt.reference);
}

/** Returns null when the draft has expired. @throws CharityError */
function send(visitor: Visitor, draft: string, complete: Complete) {
  const { website, instagram, x, whatsapp, youtube, confirmed: _, ...fields } = complete;
  const given = Object.entries({ website, instagram, x, whatsapp, youtube });
  const body = {
    ...fields,
    ...{ draft, locale: visitor.locale },
    social: Object.fromEntries(given.filter(([, url]) => url)),
  };
  return orNull(visitor.charity.call('applyAsNgo', { body, donor: donorRateLimitKeys(visitor) }));
}

function thanks({ links }: Visitor, reference: string): Response {
  return redirect(links.addNgo({ sent: reference }), { status: 303 });
}

/** The URL has the draft, so that the visitor can come back with it. */
function backToForm({ links }: Visitor, token: string, intent: string): Response {
  const saved = intent === 'save' ? 'yes' : undefined;
  return redirect(links.addNgo({ draft: token, saved }), { status: 303 });
}
