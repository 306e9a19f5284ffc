/**
 * The home page: slides, the quick-donation form, statistics, featured campaigns, ways to give, news, the next
 * event, other ways to help, and results of completed campaigns.
 */
import { Link, useLoaderData } from '@remix-run/react';
import type { ReactNode } from 'react';
import { organisation, type OrganisationFact } from '#web/charity/organisation.server';
import { useLinks, useText } from '#web/i18n/strings';
import { pictureUrl } from '#web/links';
import { Icon } from '#web/ui/icon';
import { Wrap } from '#web/ui/parts';
import { Picture } from '#web/ui/picture';
import { CardGrid } from '../../giving/card';
import type { CardData } from '../../giving/card.server';
import { readGiftQuery } from '../../giving/gift-query.server';
import { GIVE_ANCHOR } from '../../giving/panel-aside';
import { QuickForm } from '../../giving/quick/quick-form';
import {
  loadQuickOffer,
  QUICK_FORM_STRINGS,
  type QuickOffer,
} from '../../giving/quick/view.server';
import { pageLoader } from '../../page-loader.server';
import { charityNode, websiteNode } from '../../seo/structured/nodes.server';
import { Lately } from './lately';
import { eventRow, newsRows } from './lately.server';
import { Outcomes } from './outcomes';
import { featuredCards, latestOutcomes, type SlideData, slides } from './view.server';
import { Ways } from './ways';

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

type Props = { slide: SlideData | null; children: ReactNode };

/** The top of the home page: the first slide, if there is one, next to the quick-donation form. */
function Hero({ slide, children }: Props) {
  return slide ? (
    <SlideHero slide={slide}>{children}</SlideHero>
  ) : (
    <PlainHero>{children}</PlainHero>
  );
}

/** The area without a slide. It is as high as its content, and does not have the colour of the sky in the picture. */
function PlainHero({ children }: Pick<Props, 'children'>) {
  const t = useText('home');
  return (
    <section className="bg-sunk pt-3 pb-4 md:py-[36px]">
      <Wrap className="grid items-center gap-3 md:grid-cols-[minmax(0,1fr)_25rem] md:gap-x-6 lg:grid-cols-[minmax(0,1fr)_27.5rem]">
        <h1 className="max-w-[12em] md:text-3xl">{t('title')}</h1>
        <div>{children}</div>
      </Wrap>
    </section>
  );
}

function SlideHero({ slide, children }: Props & { slide: SlideData }) {
  const { title, summary, language, action, to, picture } = slide;
  return (
    <section className="hero">
      <Wrap>
        <div className="words">
          <h1 {...language}>{title}</h1>
          <p {...language}>{summary}</p>
          <Link to={to}>
            <span {...language}>{action}</span>
            <Icon name="arrow" flip />
          </Link>
        </div>
        <HeroScene path={picture.path} />
        <div>{children}</div>
      </Wrap>
    </section>
  );
}

const WIDTHS = [640, 960, 1280] as const;

/** The default picture of this project: an SVG with a night version. */
const DEFAULT_SCENE = {
  picture: '/files/scenes/hero.webp',
  day: '/files/scenes/hero.svg',
  night: '/files/scenes/hero-night.svg',
};

/**
 * The decorative, full-width picture of the first slide, without alt text. Dark mode shows its night version if there
 * is one.
 */
function HeroScene({ path }: { path: string }) {
  if (path === DEFAULT_SCENE.picture) {
    return (
      <div className="scene day-night">
        <Scene src={DEFAULT_SCENE.day} />
        <Scene src={DEFAULT_SCENE.night} />
      </div>
    );
  }
  return (
    <div className="scene">
      <Scene
        src={pictureUrl(path, 1280)}
        srcSet={WIDTHS.map((width) => `${pictureUrl(path, width)} ${width}w`).join(', ')}
        sizes="(min-width: 56.25em) 100vw, 720px"
      />
    </div>
  );
}

/** Not lazy, because it is the largest picture of the first screen. The version that is not displayed costs 1.4 KB. */
function Scene(source: { src: string; srcSet?: string; sizes?: string }) {
  return <img className="flip" {...source} alt="" />;
}

/** The slides after the first: in one column on a phone, in several on a wide screen. There is no carousel. */
function Slides({ slides }: { slides: readonly SlideData[] }) {
  const t = useText('home');
  if (slides.length === 0) return null;
  return (
    <Wrap className="pt-6">
      <ul aria-label={t('slides')} className="grid gap-3 sm:grid-cols-2">
        {slides.map(({ id, title, summary, language, action, to, picture }) => (
          <li
            key={id}
            className="grid content-start overflow-hidden rounded bg-deep text-on-deep lg:grid-cols-[1fr_44%] lg:content-stretch"
          >
            <Picture
              {...picture}
              sizes="(min-width: 75em) 16.25em, (min-width: 37.5em) 48vw, 100vw"
              className="art rounded-none lg:order-2 lg:h-full lg:object-cover"
            />
            <div className="grid content-center justify-items-start gap-2 p-3">
              <h2 className="text-lg" {...language}>
                {title}
              </h2>
              <p className="text-sm text-on-deep-muted" {...language}>
                {summary}
              </p>
              <Link className="inline-flex min-h-[44px] items-center gap-1 text-on-deep" to={to}>
                <span {...language}>{action}</span>
                <Icon name="arrow" flip />
              </Link>
            </div>
          </li>
        ))}
      </ul>
    </Wrap>
  );
}
