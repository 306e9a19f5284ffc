/** Layout of an open fund's page: notes, gift form, story and reports. */
import { Breadcrumbs } from '#web/ui/crumbs';
import { RichText } from '#web/ui/rich-text';
import type { Submission } from '#web/ui/form-reply';
import type { ReactNode } from 'react';
import { useLinks, useText } from '#web/i18n/strings';
import { FieldLog } from '../../giving/field-log';
import { Gallery } from '../../giving/gallery';
import { GIVE_ANCHOR } from '../../giving/anchor';
import { GivePanel } from '../../giving/project/give-panel';
import type { ProjectView } from '../../giving/project/view.server';

type Props = {
  fund: ProjectView;
  form: Submission;
  title: string;
  lead: string;
  /** Content above the form that donors need before they give. */
  notes: ReactNode;
  /** Rendered below everything else. */
  children?: ReactNode;
};

export function FundPage({ fund, form, title, lead, notes, children }: Props) {
  const t = useText('project');
  const links = useLinks();
  return (
    <>
      <Breadcrumbs trail={[{ label: t('crumb'), to: links.projects() }, { label: title }]} />
      <div className="grid items-start gap-4 md:grid-cols-[minmax(0,1fr)_400px] md:grid-rows-[auto_1fr] md:gap-x-8">
        <div className="grid gap-3">
          <div className="grid gap-1">
            <h1>{title}</h1>
            <p className="text-lg text-muted">{lead}</p>
          </div>
          {notes}
        </div>
        <aside
          id={GIVE_ANCHOR}
          aria-label={t('give.label')}
          className="md:col-start-2 md:row-span-2 md:row-start-1 md:[@media(min-height:820px)]:sticky md:top-3"
        >
          <GivePanel project={fund} form={form} />
        </aside>
        <div className="grid gap-6">
          <section className="grid gap-3">
            <h2 {...fund.language}>{fund.title}</h2>
            <Gallery pictures={fund.pictures} />
            <RichText html={fund.story} language={fund.language} />
          </section>
          <FieldLog updates={fund.updates} />
        </div>
      </div>
      {children}
    </>
  );
}
