/** Questions and answers for donors. Each question has its own anchor (/faqs#transfer). */
import { useLoaderData } from '@remix-run/react';
import { isAnchor } from '#domain/anchors';
import { languageFrom } from '../../charity/localise';
import { notFound, pageLoader } from '../../forms/loader.server';
import { ButtonLink } from '../../ui/button';
import { Disclosure } from '../../ui/fold';
import { RichText } from '../../ui/rich-text';
import { Wrap } from '../../ui/wrap';
import { renderText } from '../../reading/sections.server';

/** Search engines show about this many characters of a description. */
const MAX_DESCRIPTION = 160;

export const loader = pageLoader({
  strings: [],
  load: async ({ visitor }) => {
    const { t, links, locale, charity } = visitor;
    const faqs = await charity.faqs();
    if (faqs.length === 0) notFound();
    const title = t('about:faqs.title');
    return {
      head: { title, description: describe(faqs.map(({ question }) => question)) },
      title,
      questions: faqs.map(({ id, question, answer, ...others }) => ({
        ...languageFrom(others),
        id,
        // Another API can return an id that an element of the page already has.
        anchor: isAnchor(id) ? id : undefined,
        question,
        answer: renderText(answer, locale),
      })),
      contact: { label: t('about:links.contact'), to: links.contact() },
    };
  },
});

/** Joins as many of the first questions as fit into MAX_DESCRIPTION. */
function describe([first = '', ...questions]: string[]): string {
  return questions.reduce((text, question) => {
    const longer = `${text} ${question}`;
    return longer.length > MAX_DESCRIPTION ? text : longer;
  }, first);
}

export default function FaqsPage() {
  const { title, questions, contact } = useLoaderData<typeof loader>();
  return (
    <Wrap narrow className="grid gap-3 pt-4">
      <h1>{title}</h1>
      <div>
        {questions.map(({ id, anchor, question, answer, language }) => (
          <Disclosure
            key={id}
            summary={<span {...language}>{question}</span>}
            className="border-b border-line"
          >
            {/* The id is inside the fold, because a browser opens all folds around the target of an anchor. */}
            <div id={anchor} className="scroll-mt-8 pb-2">
              <RichText html={answer} language={language} />
            </div>
          </Disclosure>
        ))}
      </div>
      <p>
        <ButtonLink kind="quiet" to={contact.to}>
          {contact.label}
        </ButtonLink>
      </p>
    </Wrap>
  );
}
