/** The data of an article's page: its text in sections, its campaign, and similar articles. */
import { config } from '#config';
import type { Article, ArticleSection } from '#contract/articles';
import { fallbackOnOutage } from '../../charity/errors';
import { languageFrom, type Localised } from '../../charity/localise';
import { pageLoader } from '../../forms/loader.server';
import { campaignStateOf } from '../../giving/project/state';
import { pictureUrl } from '../../links';
import {
  articleCategories,
  toArticleCard,
  type ArticleCardData,
  type CategoryTitle,
} from '../../reading/article-card.server';
import { articleLinks } from '../../reading/article-links';
import { readSections } from '../../reading/sections.server';
import type { Visitor } from '../../visitor/visitor.server';

const SIMILAR = 3;

export type ArticleView = Awaited<ReturnType<typeof articleView>>;

/** Makes the loader of an article of a section. */
export const articleLoader = (section: ArticleSection) =>
  pageLoader({
    strings: ['articles', 'share'],
    load: async ({ visitor, params }) => {
      const article = await articleView(visitor, section, params.id ?? '');
      const { title, summary, picture, publishedAt } = article;
      return {
        head: {
          ...{ title, description: summary, published: publishedAt },
          image: pictureUrl(picture.path, 1280),
          ...languageFrom(article),
        },
        article,
      };
    },
  });

/** @throws CharityError when the article is unknown or not yet published, or the charity API fails */
async function articleView(visitor: Visitor, section: ArticleSection, id: string) {
  const { charity, links, locale, light } = visitor;
  const article = await charity.article(section, id);
  const { title, summary, author, picture, publishedAt, minutes, body } = article;
  const [categories, tags, campaign] = await Promise.all([
    articleCategories(visitor, section),
    tagsOf(visitor, section, article),
    campaignOf(visitor, article),
  ]);
  return {
    ...languageFrom(article),
    ...{ title, summary, author, picture, publishedAt, minutes, tags, campaign },
    category: categories.find((one) => one.id === article.category) ?? null,
    text: readSections(body, locale, light),
    address: `${config().publicUrl}${articleLinks(links, section).article(id)}`,
    similar: await similarTo(visitor, section, id, categories),
  };
}

async function tagsOf(
  { charity }: Visitor,
  section: ArticleSection,
  { tags: ids }: Localised<Article>,
): Promise<CategoryTitle[]> {
  if (ids.length === 0) return [];
  try {
    const known = await charity.articleTags(section);
    return known
      .filter(({ id }) => ids.includes(id))
      .map(({ id, title, ...others }) => ({ id, title, ...languageFrom(others) }));
  } catch (error) {
    return fallbackOnOutage(error, []);
  }
}

/** Returns the campaign to which the article belongs; null when it has none, or the campaign is withdrawn. */
async function campaignOf({ charity }: Visitor, { campaign }: Localised<Article>) {
  if (campaign === null) return null;
  try {
    const project = await charity.project(campaign);
    const { id, title, goal, raised } = project;
    const isOpen = campaignStateOf(project, new Date()) === 'open';
    return { id, title, goal, raised, isOpen, ...languageFrom(project) };
  } catch (error) {
    return fallbackOnOutage(error, null);
  }
}

async function similarTo(
  visitor: Visitor,
  section: ArticleSection,
  id: string,
  categories: readonly CategoryTitle[],
): Promise<ArticleCardData[]> {
  try {
    const { data } = await visitor.charity.articles(section, 1, { similar: id }, SIMILAR);
    return data.map((article) => toArticleCard(visitor, section, article, categories));
  } catch (error) {
    return fallbackOnOutage(error, []);
  }
}
