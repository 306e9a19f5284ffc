/** Route module of /programs: the programs of the charity, filtered by category. */
import { Link, useLoaderData } from '@remix-run/react';
import { programQuerySchema } from '#contract/content';
import { type InLanguage, languageFrom, orOnOutage } from '#web/charity/results';
import { useLinks, useText } from '#web/i18n/strings';
import { PageHead } from '#web/ui/page-head';
import { Picture } from '#web/ui/picture';
import { FilterTabs } from '../../lists/filter-tabs';
import type { FilterField } from '../../lists/filters';
import { UnknownFilters } from '../../lists/left-out';
import {
  fetchAhead,
  type List,
  listHeaders,
  loadList,
  toFilterOptions,
  toQuery,
} from '../../lists/list.server';
import { PagedCards } from '../../lists/paged-cards';
import { pageLoader } from '../../page-loader.server';
import { AnnualFigures } from '../../plots/annual-figures';
import { annualFigures } from '../../plots/annual-figures.server';
import type { Visitor } from '../../visitor/visitor.server';

type ProgramCardData = InLanguage & {
  id: string;
  title: string;
  summary: string;
  picture: string;
};

/** @throws CharityError */
async function programList(visitor: Visitor, url: URL): Promise<List<ProgramCardData>> {
  const fetch = fetchAhead(url, filterFields(visitor, []), (slice, filters) =>
    visitor.charity.call('programs', { query: toQuery(programQuerySchema, filters, slice) }),
  );
  const categories = await categoriesOf(visitor);
  const list = await loadList(visitor, url, {
    fields: filterFields(visitor, categories),
    fetch,
    card: ({ id, title, summary, picture, ...others }) => ({
      ...{ id, title, summary, ...languageFrom(others) },
      picture: picture.path,
    }),
  });
  // Without the categories, the site cannot decide whether a category is unknown.
  return categories.length > 0 ? list : { ...list, leftOut: null };
}

function filterFields({ t }: Pick<Visitor, 't'>, categories: readonly Option[]): FilterField[] {
  return [
    {
      ...{ name: 'category', label: t('programs:category'), as: 'hidden', usual: '', tabs: true },
      options: toFilterOptions(categories),
    },
  ];
}

type Option = InLanguage & { id: string; title: string };

/** Returns no categories while the charity API is unavailable: the list is still useful without them. */
async function categoriesOf({ charity }: Visitor): Promise<Option[]> {
  return orOnOutage([], async () => (await charity.call('programCategories')).data);
}

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
          <ul className="grid gap-3 grid-cols-[repeat(auto-fill,minmax(min(100%,300px),1fr))]">
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
      <Picture path={picture} alt="" sizes="(min-width: 900px) 368px, 92vw" priority={isTop} />
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
