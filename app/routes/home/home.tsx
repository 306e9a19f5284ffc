/**
 * The home page: slides, the quick-donation form, statistics, featured campaigns, ways to give, news, the next
 * event, other ways to help, and results of completed campaigns.
 */
import { useLoaderData } from '@remix-run/react';
import { pageLoader } from '../../forms/loader.server';
import { organisation } from '../../shell/organisation.server';
import { readGiftQuery } from '../../giving/gift-query.server';
import { QUICK_FORM_STRINGS, loadQuickOffer } from '../../giving/quick/view.server';
import { Facts } from './facts';
import { Featured } from './featured';
import { GiveNow } from './give-now';
import { Hero } from './hero';
import { Lately } from './lately';
import { eventRow, newsRows } from './lately.server';
import { featuredCards, latestOutcomes, slides } from './view.server';
import { Outcomes } from './outcomes';
import { Slides } from './slides';
import { Ways } from './ways';
import { charityNode, websiteNode } from '../../seo/structured/nodes.server';

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
