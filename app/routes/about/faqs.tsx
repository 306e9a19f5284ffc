/** Questions and answers for donors. Each question has its own anchor (/faqs#transfer). */
import { useLoaderData } from '@remix-run/react';
import { config } from '#config';
import { isLocale, LOCALE_NAMES } from '#domain/locales';
import { pageLoader } from '../../forms/loader.server';
import { ButtonLink } from '../../ui/button';
import { Disclosure } from '../../ui/fold';
import { Wrap } from '../../ui/wrap';
import { currencyNames, SAMPLE_REFERENCE } from './sections.server';

const QUESTIONS = [
  ...['account', 'receipt', 'zakat', 'purification', 'goal', 'transfer'],
  ...['twice', 'recipient', 'currency', 'scripts', 'languages', 'data'],
];

export const loader = pageLoader({
  strings: [],
  load: async ({ visitor }) => {
    const { t, links } = visitor;
    const values = {
      reference: SAMPLE_REFERENCE,
      currencies: currencyNames(visitor, 'conjunction'),
      languages: config()
        .LOCALES.filter(isLocale)
        .map((locale) => LOCALE_NAMES[locale])
        .join(' · '),
    };
    /** Links to further information, by question. */
    const further: Record<string, { label: string; to: string }> = {
      zakat: { label: t('about:links.zakat'), to: links.zakat() },
      purification: { label: t('about:links.purification'), to: links.stockPurge() },
      goal: { label: t('about:links.terms'), to: `${links.terms()}#changes` },
      twice: { label: t('about:links.contact'), to: links.contact() },
      data: { label: t('about:links.privacy'), to: links.privacy() },
    };
    const title = t('about:faqs.title');
    return {
      head: { title, description: t('about:faqs.description') },
      title,
      questions: QUESTIONS.map((id) => ({
        id,
        question: t(`about:faqs.${id}.title`),
        answer: t(`about:faqs.${id}.text`, values),
        further: further[id],
      })),
      contact: { label: t('about:links.contact'), to: links.contact() },
    };
  },
});

export default function FaqsPage() {
  const { title, questions, contact } = useLoaderData<typeof loader>();
  return (
    <Wrap narrow className="grid gap-3 pt-4">
      <h1>{title}</h1>
      <div>
        {questions.map(({ id, question, answer, further }) => (
          <Disclosure key={id} summary={question} className="border-b border-line">
            {/* The id is inside the fold, because a browser opens all folds around the target of an anchor. */}
            <div id={id} className="prose scroll-mt-8 pb-2">
              <p>{answer}</p>
              {further && (
                <p>
                  <ButtonLink kind="plain" to={further.to}>
                    {further.label}
                  </ButtonLink>
                </p>
              )}
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
