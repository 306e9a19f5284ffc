/** /staff/organisation: the charity's own data, bank accounts, suggested amounts and pages. */
import { useLoaderData } from '@remix-run/react';
import { ORGANISATION_KINDS } from '#domain/staff/content-kinds';
import { useText } from '#web/i18n/strings';
import { staffLoader } from '../../forms/recipes.server';
import { staffLinks } from '../../links';
import { LinkLine, PageHead, Section } from '../../ui/page';
import { KindList } from './kind-list';

export const loader = staffLoader({
  permission: 'content.read',
  load: async ({ visitor: { charity, t } }) => {
    const kinds = await charity.call('staffContentKinds');
    return {
      title: t('staff:menu.organisation'),
      kinds: kinds.filter(({ kind }) => ORGANISATION_KINDS.includes(kind)),
    };
  },
});

export default function Organisation() {
  const t = useText('staff-content');
  const { title, kinds } = useLoaderData<typeof loader>();
  return (
    <div className="stack g4">
      <PageHead title={title} lead={t('organisationLead')} />
      <KindList title={title} kinds={kinds} />
      <Section title={t('bank.title')}>
        <p className="muted">{t('bank.lead')}</p>
        <LinkLine to={staffLinks.bankAccounts()}>{t('bank.open')}</LinkLine>
      </Section>
    </div>
  );
}
