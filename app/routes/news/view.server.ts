/** The data of an article's page: its text in sections, its campaign, and similar articles. */
import { config } from '#config';
import type { Article, ArticleSection } from '#contract/articles';
import { MAX_PAGE_SIZE } from '#domain/constants';
import { languageFrom, type Localised, orOnOutage } from '#web/charity/results';
import { pictureUrl } from '#web/links';
import { campaignStateOf } from '../../giving/project/state';
import { pageLoader } from '../../page-loader.server';
import {
  articleCategories,
  type CategoryTitle,
  toArticleCard,
} from '../../reading/article-card.server';
import { articleLinks } from '../../reading/article-links';
import { readSections } from '../../reading/sections.server';
import { absolute, articleNode, breadcrumbs } from '../../seo/structured/nodes.server';
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
    describe: async ({ article }, { visitor }) => {
      const { links, t } = visitor;
      const image = absolute(pictureUrl(article.picture.path, 1280));
      return [
        await articleNode(visitor, ARTICLE_TYPES[section], article, image),
        breadcrumbs(visitor, article.title, [
          t(`articles:title.${section}`),
          articleLinks(links, section).list(),
        ]),
      ];
    },
  });

const ARTICLE_TYPES = { news: 'NewsArticle', blogs: 'BlogPosting' } as const;

/** @throws CharityError when the article is unknown or not yet published, or the charity API fails */
async function articleView(visitor: Visitor, section: ArticleSection, id: string) {
  const { charity, links, locale, light } = visitor;
  const [article, categories, known, similar] = await Promise.all([
    charity.call(section === 'news' ? 'newsItem' : 'blog', { params: { id } }),
    articleCategories(visitor, section),
    fetchTags(visitor, section),
    fetchSimilar(visitor, section, id),
  ]);
  const campaign = await campaignOf(visitor, article);
  const { title, summary, author, picture, publishedAt, minutes, body } = article;
  const tags = known.filter((tag) => article.tags.includes(tag.id));
  return {
    ...languageFrom(article),
    ...{ title, summary, author, picture, publishedAt, minutes, tags, campaign },
    category: categories.find((one) => one.id === article.category) ?? null,
    text: readSections(body, locale, light),
    address: `${config().publicUrl}${articleLinks(links, section).article(id)}`,
    similar: similar.map((one) => toArticleCard(visitor, section, one, categories)),
  };
}

async function fetchTags({ charity }: Visitor, section: ArticleSection): Promise<CategoryTitle[]> {
  return orOnOutage([], async () => {
    const { data: known } = await charity.call('tags', {
      query: { section, limit: MAX_PAGE_SIZE },
    });
    return known.map(({ id, title, ...others }) => ({ id, title, ...languageFrom(others) }));
  });
}

/** Returns the campaign to which the article belongs; null when it has none, or the campaign is withdrawn. */
async function campaignOf({ charity }: Visitor, { campaign }: Localised<Article>) {
  if (campaign === null) return null;
  return orOnOutage(null, async () => {
    const project = await charity.call('project', { params: { id: campaign } });
    const { id, title, goal, raised } = project;
    const isOpen = campaignStateOf(project, new Date()) === 'open';
    return { id, title, goal, raised, isOpen, ...languageFrom(project) };
  });
}

async function fetchSimilar({ charity }: Visitor, section: ArticleSection, id: string) {
  return orOnOutage(
    [],
    async () => (await charity.call(section, { query: { similar: id, limit: SIMILAR } })).data,
  );
}
