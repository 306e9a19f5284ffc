/** The home page: the first slide with the form that gives, then where gifts are needed, ways to give, and what gifts did. */
import { useActionData, useLoaderData } from '@remix-run/react';
import { formAction } from '../../forms/action.server';
import { pageLoader } from '../../forms/loader.server';
import { organisation } from '../../shell/organisation.server';
import { Facts } from './facts';
import { Featured } from './featured';
import { GiveNow } from './give-now';
import { Hero } from './hero';
import { featuredCards, giveTargets, latestOutcomes, slides } from './home.server';
import { Outcomes } from './outcomes';
import { Slides } from './slides';
import { Ways } from './ways';
import { FUNDS } from '#domain/funds';
import { giftSchema } from '../projects/give/gift.server';
import { give } from '../projects/give/give.server';
import { amountOffer } from '../projects/give/offer.server';

/** The hero reaches from edge to edge. */
export const handle = { layout: 'full' };

export const loader = pageLoader({
  strings: ['home', 'giving', 'phone', 'card'],
  load: async ({ visitor }) => {
    const [org, offer, [hero, ...others], featured, outcomes, categories] = await Promise.all([
      organisation(visitor),
      amountOffer(visitor),
      slides(visitor),
      featuredCards(visitor),
      latestOutcomes(visitor),
      visitor.charity.categories(),
    ]);
    return {
      head: { title: visitor.t('home:title'), description: org.tagline },
      hero: hero ?? null,
      slides: others,
      offer,
      targets: giveTargets(featured.cards),
      facts: org.facts,
      featured,
      outcomes,
      categories: categories.map(({ id, title }) => ({ id, title })),
    };
  },
});

export const action = formAction({
  schema: giftSchema,
  run: (gift, { visitor }) =>
    give(
      gift,
      { visitor },
      { project: gift.project ?? FUNDS.anywhere, back: visitor.links.home() },
    ),
});

export default function Home() {
  const page = useLoaderData<typeof loader>();
  const form = useActionData<typeof action>()?.form;
  return (
    <>
      <Hero slide={page.hero}>
        <GiveNow offer={page.offer} targets={page.targets} form={form} />
      </Hero>
      <Slides slides={page.slides} />
      <Facts facts={page.facts} />
      <Featured {...page.featured} />
      <Ways categories={page.categories} />
      <Outcomes outcomes={page.outcomes} />
    </>
  );
}
