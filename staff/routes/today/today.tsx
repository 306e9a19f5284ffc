/** The first page: what waits for a person. */
import { useLoaderData } from '@remix-run/react';
import { staffLoader } from '../../forms/loader.server';

export const loader = staffLoader({
  permission: null,
  load: ({ visitor: { t } }) => Promise.resolve({ title: t('staff:menu.today') }),
});

export default function Today() {
  const { title } = useLoaderData<typeof loader>();
  return (
    <div className="ph">
      <h1>{title}</h1>
    </div>
  );
}
