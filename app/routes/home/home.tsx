/**
 * The home page: slides, the quick-donation form, statistics, featured campaigns, ways to give, news, the next
 * event, other ways to help, and results of completed campaigns.
 */
import { useLoaderData, Link } from '@remix-run/react';
import { pageLoader } from '../../page-loader.server';
import { organisation, type OrganisationFact } from '#web/charity/organisation.server';
import { readGiftQuery } from '../../giving/gift-query.server';
import {
  QUICK_FORM_STRINGS,
  loadQuickOffer,
  type QuickOffer,
} from '../../giving/quick/view.server';
import { Hero } from './hero';
import { Lately } from './lately';
import { eventRow, newsRows } from './lately.server';
import { featuredCards, latestOutcomes, slides } from './view.server';
import { Outcomes } from './outcomes';
import { Slides } from './slides';
import { Ways } from './ways';
import { charityNode, websiteNode } from '../../seo/structured/nodes.server';
import { useText, useLinks } from '#web/i18n/strings';
import { QuickForm } from '../../giving/quick/quick-form';
import { GIVE_ANCHOR } from '../../giving/anchor';
import { Wrap } from '#web/ui/wrap';
import { Icon } from '#web/ui/icon';
import { CardGrid } from '../../giving/card';
import type { CardData } from '../../giving/card.server';

/** Full width, because the first slide reaches both edges of the window. */
export const handle = { layout: 'full' };

export const loader = pageLoader({
  strings: ['home', 'card', ...QUICK_FORM_STRINGS],
  load: async ({ visitor, url }) => {
    const [org, offer, [hero, ...others], featured, outcomes, news, event] = await Promise.all([
      organisation(visitor),
      loadQuickOffer(visitor, readGiftQuery(url.searchParams)),
      slides(visitor),
      featuredCards(visitor),
      latestOutcomes(visitor),
      newsRows(visitor),
      eventRow(visitor),
    ]);
    return {
      head: { title: visitor.t('home:title'), description: org.tagline },
      hero: hero ?? null,
      slides: others,
      offer,
      facts: org.facts,
      featured,
      outcomes,
      news,
      event,
    };
  },
  describe: async (_, { visitor }) => [await charityNode(visitor), await websiteNode(visitor)],
});

export default function Home() {
  const page = useLoaderData<typeof loader>();
  return (
    <>
      <Hero slide={page.hero}>{page.offer.category && <GiveNow offer={page.offer} />}</Hero>
      <Slides slides={page.slides} />
      <Facts facts={page.facts} />
      <Featured {...page.featured} />
      <Ways />
      <Lately news={page.news} event={page.event} />
      <Outcomes outcomes={page.outcomes} />
    </>
  );
}

/** The quick-donation form as a card next to the first slide. */
function GiveNow({ offer }: { offer: QuickOffer }) {
  const t = useText('give');
  return (
    <div id={GIVE_ANCHOR} className="box lift tight">
      <QuickForm offer={offer}>
        <h2>{t('now')}</h2>
      </QuickForm>
    </div>
  );
}

/** Statistics about the organisation, which give donors a reason to trust it. */
function Facts({ facts }: { facts: readonly OrganisationFact[] }) {
  const t = useText('home');
  if (facts.length === 0) return null;
  return (
    <section className="pt-6">
      <Wrap>
        <h2 className="vh">{t('facts')}</h2>
        <dl className="grid grid-cols-2 [@media(max-width:18em)]:grid-cols-1 gap-px overflow-hidden rounded border border-line bg-line md:grid-cols-4">
          {facts.map(({ value, label, language }) => (
            <div key={label} className="flex flex-col-reverse justify-end bg-surface p-2 md:p-3">
              <dt className="sm muted" {...language}>
                {label}
              </dt>
              <dd className="num text-xl font-bold" {...language}>
                {value}
              </dd>
            </div>
          ))}
        </dl>
      </Wrap>
    </section>
  );
}

/** The featured campaigns, with a link to all campaigns. */
function Featured({ cards, total }: { cards: readonly CardData[]; total: number }) {
  const t = useText('home');
  const links = useLinks();
  return (
    <section className="py-8">
      <Wrap>
        <div className="row pb-3">
          <h2>{t('featured.title')}</h2>
          <Link className="inline-flex min-h-[44px] items-center gap-1" to={links.projects()}>
            {t('featured.all', { count: total })}
            <Icon name="arrow" flip />
          </Link>
        </div>
        <CardGrid cards={cards} />
      </Wrap>
    </section>
  );
}
