/** The head of a page: its title and lead, below the breadcrumbs of a page with a parent. */
import type { InLanguage } from '../charity/results';
import { Breadcrumbs } from './crumbs';

type Head = InLanguage & {
  title: string;
  lead: string;
  /** The parent pages, the nearest one last. */
  parents?: { label: string; to: string }[];
};

export function PageHead({ title, lead, parents = [], language }: Head) {
  return (
    <>
      {parents.length > 0 && <Breadcrumbs trail={[...parents, { label: title }]} />}
      <div className={`grid gap-1 pb-3 ${parents.length > 0 ? '' : 'pt-4'}`}>
        <h1 {...language}>{title}</h1>
        <p className="text-lg text-muted" {...language}>
          {lead}
        </p>
      </div>
    </>
  );
}
