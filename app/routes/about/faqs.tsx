/**
 * Questions and answers for donors, by category, with a search. Each question has its own anchor (/faqs#transfer), and
 * so has each category.
 */
import { useLoaderData } from '@remix-run/react';
import { useLinks } from '#web/i18n/strings';
import { EmptyState } from '#web/ui/empty';
import { ButtonLink, Disclosure, Wrap } from '#web/ui/parts';
import { RichText } from '#web/ui/rich-text';
import { FilterTabs } from '../../lists/filter-tabs';
import { UnknownFilters } from '../../lists/left-out';
import { SearchForm } from '../../lists/search-form';
import type { FaqGroup, loader } from './faqs.server';

export { loader } from './faqs.server';

export default function FaqsPage() {
  const { title, groups, fields, filters, note, texts, isFiltered, contact } =
    useLoaderData<typeof loader>();
  const links = useLinks();
  const count = groups.reduce((sum, { questions }) => sum + questions.length, 0);
  return (
    <Wrap narrow className="grid gap-3 pt-4">
      <h1>{title}</h1>
      {/* A search covers all questions, so it does not keep the selected category. */}
      <SearchForm
        action={links.faqs()}
        label={fields.find(({ name }) => name === 'search')?.label ?? ''}
        submit={texts.submit}
        value={filters.search ?? ''}
      />
      <FilterTabs list={{ fields, filters }} to={links.faqs} all={texts.all} />
      <UnknownFilters note={note} />
      {isFiltered && count > 0 && (
        <p className="sm muted" role="status">
          {texts.found}
        </p>
      )}
      {groups.map((group) => (
        <Group key={group.key} group={group} isOpen={isFiltered && count === 1} />
      ))}
      {count === 0 ? (
        <EmptyState
          {...texts.none}
          action={
            <p className="flex flex-wrap justify-center gap-1">
              <ButtonLink to={contact.to}>{contact.label}</ButtonLink>
              <ButtonLink kind="quiet" to={links.faqs()}>
                {texts.showAll}
              </ButtonLink>
            </p>
          }
        />
      ) : (
        <p>
          <ButtonLink kind="quiet" to={contact.to}>
            {contact.label}
          </ButtonLink>
        </p>
      )}
    </Wrap>
  );
}

function Group({ group, isOpen }: { group: FaqGroup; isOpen: boolean }) {
  const { anchor, title, language, questions } = group;
  return (
    <section id={anchor} className="scroll-mt-8">
      {title && (
        <h2 className="pb-1" {...language}>
          {title}
        </h2>
      )}
      {questions.map(({ id, anchor: own, question, answer, language: spoken }) => (
        <Disclosure
          key={id}
          open={isOpen}
          summary={<span {...spoken}>{question}</span>}
          className="border-b border-line [&>summary]:py-1"
        >
          {/* The id is inside the fold, because a browser opens all folds around the target of an anchor. */}
          <div id={own} className="scroll-mt-8 pb-2">
            <RichText html={answer} language={spoken} />
          </div>
        </Disclosure>
      ))}
    </section>
  );
}
