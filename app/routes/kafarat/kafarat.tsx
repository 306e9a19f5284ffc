/** The page for expiations and fidya: the donor selects a cause, and sees how many people to feed and the total. */
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { FUNDS } from '#domain/offerings/funds';
import { isIncompleteObligation } from '#domain/offerings/kafarat';
import { useLinks, useText } from '#web/i18n/strings';
import { EmptyState } from '#web/ui/empty';
import { PageHead } from '#web/ui/page-head';
import { Alert, ButtonLink } from '#web/ui/parts';
import { NO_STORE_HEADERS } from '../../charity/responses.server';
import { formAction } from '../../forms/action.server';
import { addGiftsToCart } from '../../giving/add-to-cart.server';
import { createCartLine } from '../../giving/line.server';
import { fetchOpenProject } from '../../giving/project/is-open.server';
import { pageLoader } from '../../page-loader.server';
import { donateNodes } from '../../seo/structured/nodes.server';
import { ExpiationForm } from './give-form';
import { expiationFormSchema } from './schema.server';
import { warningKeyOf } from './typed';
import { calculateTotal, fetchOpenExpiations, totalOfOne } from './view.server';

export const loader = pageLoader({
  strings: ['kafarat', 'project', 'giving'],
  load: async ({ visitor, url }) => {
    const { t } = visitor;
    const [offers, fund] = await Promise.all([
      fetchOpenExpiations(visitor),
      fetchOpenProject(visitor, FUNDS.kafarat),
    ]);
    const wanted = url.searchParams.get('cause');
    const known = offers.find(({ id }) => id === wanted) ?? null;
    return {
      head: { title: t('kafarat:title'), description: t('kafarat:lead') },
      offers,
      currency: visitor.currency,
      /** Id of the cause in the URL, which a link in the cart contains. */
      cause: known?.id ?? null,
      /** Total of one obligation. Browsers without scripts cannot calculate it. */
      first: known && totalOfOne(known),
      hasFund: fund !== null,
    };
  },
  describe: ({ head: { title: name } }, { visitor }) => donateNodes(visitor, name),
  // The cause is private, so no cache may store a page whose URL contains it.
  headers: ({ cause }) => (cause === null ? {} : NO_STORE_HEADERS),
});

export const action = formAction({
  schema: expiationFormSchema,
  run: async (asked, { visitor, show }) => {
    const { intent, currency } = asked;
    const { each, ...sum } = calculateTotal(asked, await fetchOpenExpiations(visitor));
    if (intent === 'workOut') return show({ sum, isToBeConfirmed: false });
    // Not an error: the page warns once about the incomplete obligation, and the donor can submit the form again.
    if (isIncompleteObligation(sum.people, each) && asked.seen !== warningKeyOf(sum)) {
      return show({ sum, isToBeConfirmed: true });
    }
    const counted = asked.people === null ? 'obligations' : 'people';
    const gift = { currency, amount: null, quantity: sum.people, counted, intention: null };
    const line = await createCartLine(visitor, { id: asked.cause, kinds: ['expiation'] }, gift);
    return addGiftsToCart(visitor, [line], currency, { intent, back: visitor.links.kafarat() });
  },
});

export default function KafaratPage() {
  const { offers, currency, cause, first, hasFund } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const t = useText('kafarat');
  const links = useLinks();
  return (
    <>
      <PageHead
        title={t('title')}
        lead={t('lead')}
        parents={[{ label: t('project:crumb'), to: links.projects() }]}
      />
      <div className="grid gap-4">
        <Alert>{t('onBehalf')}</Alert>
        {offers.length === 0 ? (
          <EmptyState title={t('none')} text={t('noneText')} />
        ) : (
          <ExpiationForm
            offers={offers}
            currency={currency}
            cause={cause}
            first={first}
            form={reply?.form}
            answer={reply && 'answer' in reply ? reply.answer : null}
          />
        )}
        <section className="grid max-w-[45rem] justify-items-start gap-2 pt-4">
          <h2>{t('askTitle')}</h2>
          <p>{t('askText')}</p>
          <ButtonLink kind="quiet" to={links.contact()}>
            {t('ask')}
          </ButtonLink>
          {hasFund && <Link to={links.project(FUNDS.kafarat)}>{t('fund')}</Link>}
        </section>
      </div>
    </>
  );
}
