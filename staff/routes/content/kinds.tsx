/** /staff/content: all kinds of content, in groups. */
import { useLoaderData } from '@remix-run/react';
import { useText } from '#app/i18n/strings';
import { staffLoader } from '../../forms/loader.server';
import { groupKinds } from './groups';
import { KindList } from './kind-list';

export const loader = staffLoader({
  permission: 'content.read',
  load: async ({ visitor: { charity, t } }) => ({
    title: t('staff:menu.content'),
    kinds: await charity.call('staffContentKinds'),
  }),
});

export default function Kinds() {
  const t = useText('staff-content');
  const { title, kinds } = useLoaderData<typeof loader>();
  const groups = groupKinds(kinds.map(({ kind }) => kind));
  return (
    <>
      <div className="ph">
        <h1>{title}</h1>
        <p className="muted">{t('kindsLead')}</p>
      </div>
      {groups.map((group) => (
        <section key={group.name} className="stack" aria-labelledby={`group-${group.name}`}>
          <h2 id={`group-${group.name}`}>{t(`groups.${group.name}`)}</h2>
          <KindList kinds={kinds.filter(({ kind }) => group.kinds.includes(kind))} />
        </section>
      ))}
    </>
  );
}
