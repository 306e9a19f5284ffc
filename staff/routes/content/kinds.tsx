/** /staff/content: all kinds of content, in groups. */
import { useLoaderData } from '@remix-run/react';
import { useText } from '#web/i18n/strings';
import { staffLoader } from '../../forms/recipes.server';
import { PageHead, Section } from '../../ui/page';
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
  return (
    <div className="stack g4">
      <PageHead title={title} lead={t('kindsLead')} />
      {groupKinds(kinds.map(({ kind }) => kind)).map((group) => (
        <Section key={group.name} title={t(`groups.${group.name}`)}>
          <KindList
            title={t(`groups.${group.name}`)}
            kinds={kinds.filter(({ kind }) => group.kinds.includes(kind))}
          />
        </Section>
      ))}
    </div>
  );
}
