/** GET /feeds/news and /feeds/blogs: the latest articles of a section in the language of the URL, as RSS. */
import type { LoaderFunctionArgs } from '@remix-run/node';
import { config } from '#config';
import { articleSectionSchema } from '#contract/articles';
import { organisationFacts } from '#web/charity/organisation.server';
import { CharityError } from '#web/charity/results';
import { notFound, toNotFoundOrUnavailable } from '../../charity/responses.server';
import { articleLinks } from '../../reading/article-links';
import { rssFeed } from '../../seo/feed';
import { publicFile } from '../../seo/public-file.server';
import { readVisitor } from '../../visitor/visitor.server';

const MAX_ITEMS = 20;

/** @throws a 404 response for another section, a 503 response when the charity API fails */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  const section = articleSectionSchema.safeParse(params.section);
  if (!section.success) notFound();
  const visitor = readVisitor(request);
  const { charity, links, locale, t } = visitor;
  const to = articleLinks(links, section.data);
  const { publicUrl } = config();
  try {
    const [{ data }, { name }] = await Promise.all([
      charity.call(section.data, { query: { limit: MAX_ITEMS } }),
      organisationFacts(visitor),
    ]);
    const items = data
      // Articles without this language are in the feeds of their languages.
      .filter(({ language }) => language === undefined)
      .map(({ id, title, summary, publishedAt }) => ({
        ...{ title, summary, publishedAt },
        url: publicUrl + to.article(id),
      }));
    const feed = rssFeed({
      title: `${t(`articles:title.${section.data}`)} · ${name}`,
      description: t(`articles:description.${section.data}`),
      ...{ locale, items },
      url: publicUrl + to.list(),
      ownUrl: publicUrl + links.feed(section.data),
    });
    return publicFile(feed, 'application/rss+xml; charset=utf-8');
  } catch (error) {
    throw error instanceof CharityError ? toNotFoundOrUnavailable(error) : error;
  }
}
