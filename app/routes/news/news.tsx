/** Route module of /news: the list of news. */
import { useLoaderData } from '@remix-run/react';
import { ArticleList } from './list';
import { articleListLoader } from './list.server';

export const loader = articleListLoader('news');

export default function NewsPage() {
  return <ArticleList section="news" list={useLoaderData<typeof loader>().list} />;
}
