/** Route module of /news/{id}: one news article. */
import { useLoaderData } from '@remix-run/react';
import { Article } from './article';
import { articleLoader } from './view.server';

export const loader = articleLoader('news');

export default function NewsItemPage() {
  return <Article section="news" article={useLoaderData<typeof loader>().article} />;
}
