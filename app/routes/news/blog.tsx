/** Route module of /blogs/{id}: one blog article. */
import { useLoaderData } from '@remix-run/react';
import { Article } from './article';
import { articleLoader } from './view.server';

export const loader = articleLoader('blogs');

export default function BlogArticlePage() {
  return <Article section="blogs" article={useLoaderData<typeof loader>().article} />;
}
