/** Data of the home page: slides, featured campaigns and results of completed campaigns. */
import type { Locale } from '#domain/locales';
import { type InLanguage, languageFrom } from '#web/charity/results';
import type { SitePath } from '#web/links';
import { type CardData, fetchProjectCards } from '../../giving/card.server';
import type { Visitor } from '../../visitor/visitor.server';

/** Number of featured campaigns: one row on a wide screen. A link leads to the list of all. */
const FEATURED = 3;
const OUTCOMES = 2;

export type SlideData = InLanguage & {
  id: string;
  title: string;
  summary: string;
  action: string;
  to: SitePath;
  picture: InLanguage & { path: string; alt: string };
};

export async function slides({ charity, links }: Visitor): Promise<SlideData[]> {
  return (await charity.call('sliders')).data.map(
    ({ id, title, summary, action, path, picture, ...others }) => ({
      ...languageFrom(others),
      id,
      title,
      summary,
      action,
      to: links.page(path),
      picture,
    }),
  );
}

/** Returns the open featured campaigns, or the newest open ones without them. `total` counts all open campaigns. */
export async function featuredCards(visitor: Visitor) {
  const [featured, newest] = await Promise.all([
    fetchProjectCards(visitor, { featured: 'true', status: 'open' }, FEATURED),
    fetchProjectCards(visitor, { status: 'open' }, FEATURED),
  ]);
  const open = ({ state }: CardData) => state === 'open';
  const cards = featured.cards.filter(open);
  return { cards: cards.length > 0 ? cards : newest.cards.filter(open), total: newest.total };
}

export type OutcomeRow = Awaited<ReturnType<typeof latestOutcomes>>[number];

/** Returns the latest completed campaigns. `text` is the first sentence of the report; the page has all of it. */
export async function latestOutcomes({ charity, locale }: Visitor) {
  const { data } = await charity.call('projects', {
    query: { status: 'completed', limit: OUTCOMES },
  });
  return data.flatMap(({ id, title, outcome, language }) => {
    if (!outcome) return [];
    const text = firstSentence(outcome.text, outcome.language?.lang ?? locale);
    const row = { id, title, ...outcome, text };
    return [{ ...row, ...(language && { titleLanguage: language }) }];
  });
}

function firstSentence(text: string, locale: Locale): string {
  const [first] = new Intl.Segmenter(locale, { granularity: 'sentence' }).segment(text);
  return first?.segment.trim() ?? text;
}
