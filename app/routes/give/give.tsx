/**
 * The quick-donation page. Without scripts, the floating button links to it. The donor also comes here when a
 * submitted form has errors.
 */
import { useActionData, useLoaderData } from '@remix-run/react';
import { useText } from '#web/i18n/strings';
import { Alert, Wrap } from '#web/ui/parts';
import { notFound } from '../../charity/responses.server';
import { formAction } from '../../forms/action.server';
import { readGiftQuery } from '../../giving/gift-query.server';
import { QuickForm } from '../../giving/quick/quick-form';
import { loadQuickOffer, QUICK_FORM_STRINGS } from '../../giving/quick/view.server';
import { pageLoader } from '../../page-loader.server';
import { donateNodes } from '../../seo/structured/nodes.server';
import { giveQuickly } from './action.server';
import { quickGiftSchema } from './schema.server';

export const loader = pageLoader({
  strings: QUICK_FORM_STRINGS,
  load: async ({ visitor, url }) => {
    const offer = await loadQuickOffer(visitor, readGiftQuery(url.searchParams));
    if (!offer.category) notFound();
    return {
      head: { title: visitor.t('give:title'), description: visitor.t('give:lead') },
      offer,
    };
  },
  describe: ({ head: { title: name } }, { visitor }) => donateNodes(visitor, name),
});

export const action = formAction({ schema: quickGiftSchema, run: giveQuickly });

export default function GivePage() {
  const { offer } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  const t = useText('give');
  return (
    <Wrap narrow className="grid gap-3 py-4">
      <h1>{t('title')}</h1>
      <p className="muted">{t('lead')}</p>
      <div className="box lift grid gap-3">
        {sent && 'answer' in sent && <Alert>{sent.answer}</Alert>}
        <QuickForm offer={offer} form={sent?.form} />
      </div>
    </Wrap>
  );
}
