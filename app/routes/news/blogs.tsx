/** Route module of /blogs: the list of blog articles. */
import { useLoaderData } from '@remix-run/react';
import { ArticleList } from './list';
import { articleListLoader } from './list.server';

export const loader = articleListLoader('blogs');

export default function BlogPage() {
  return <ArticleList section="blogs" list={useLoaderData<typeof loader>().list} />;
}
