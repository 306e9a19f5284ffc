/** Route module of /programs: the programs of the charity, filtered by category. */
import { Link, useLoaderData } from '@remix-run/react';
import { useLinks, useText } from '#web/i18n/strings';
import { PageHead } from '#web/ui/page-head';
import { Picture } from '#web/ui/picture';
import { FilterTabs } from '../../lists/filter-tabs';
import { UnknownFilters } from '../../lists/left-out';
import { listHeaders } from '../../lists/list.server';
import { PagedCards } from '../../lists/paged-cards';
import { pageLoader } from '../../page-loader.server';
import { AnnualFigures } from '../../plots/annual-figures';
import { annualFigures } from '../../plots/annual-figures.server';
import { type ProgramCardData, programList } from './list.server';

export const loader = pageLoader({
  strings: ['programs', 'projects'],
  load: async ({ visitor, url }) => {
    const [list, money] = await Promise.all([programList(visitor, url), annualFigures(visitor)]);
    return {
      head: {
        title: visitor.t('programs:title'),
        description: visitor.t('programs:description'),
      },
      ...{ list, money },
    };
  },
  headers: listHeaders,
});

export default function ProgramsPage() {
  const { list, money } = useLoaderData<typeof loader>();
  const t = useText('programs');
  const links = useLinks();
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} />
      <UnknownFilters note={list.leftOut} />
      <div className="mb-3">
        <FilterTabs list={list} to={links.programs} all={t('allCategories')} />
      </div>
      <PagedCards
        list={list}
        to={links.programs}
        empty={{ title: t('empty.title'), text: t('empty.text') }}
      >
        {(programs) => (
          <ul className="grid gap-3 grid-cols-[repeat(auto-fill,minmax(min(100%,18.75rem),1fr))]">
            {programs.map((program, at) => (
              <ProgramCard key={program.id} program={program} isTop={at === 0} />
            ))}
          </ul>
        )}
      </PagedCards>
      {money && (
        <div className="pt-8">
          <AnnualFigures figures={money} />
        </div>
      )}
    </>
  );
}

type Props = { program: ProgramCardData; isTop: boolean };

/** The card of a program in the list. The whole card is a link to its page. */
function ProgramCard({ program, isTop }: Props) {
  const links = useLinks();
  const { id, title, summary, language, picture } = program;
  return (
    <li className="card">
      <Picture path={picture} alt="" sizes="(min-width: 56.25em) 23em, 92vw" priority={isTop} />
      <div>
        <h2 className="text-lg" {...language}>
          <Link
            className="text-ink no-underline after:absolute after:inset-0"
            to={links.program(id)}
          >
            {title}
          </Link>
        </h2>
        <p className="muted" {...language}>
          {summary}
        </p>
      </div>
    </li>
  );
}
