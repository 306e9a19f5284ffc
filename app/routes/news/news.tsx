/** Route module of /news: the list of news. */
import type { HeadersFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ArticleList } from './list';
import { articleListLoader } from './list.server';

export const loader = articleListLoader('news');

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function NewsPage() {
  return <ArticleList section="news" list={useLoaderData<typeof loader>().list} />;
}
