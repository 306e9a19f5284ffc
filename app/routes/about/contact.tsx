/**
 * Contact page: contact details, opening hours, and the information to have ready. Without the charity API, it shows
 * fallback details.
 */
import { useLoaderData } from '@remix-run/react';
import { orderReference } from '#domain/orders';
import { fallbackOnOutage } from '../../charity/errors';
import { languageFrom, type InLanguage } from '../../charity/localise';
import { pageLoader } from '../../forms/loader.server';
import { absentPages } from '../../shell/absent-pages.server';
import { contactDetails } from '../../shell/contact.server';
import { ButtonLink } from '../../ui/button';
import type { Visitor } from '../../visitor/visitor.server';
import { ContactDetailsBox } from './reach';

/** Sample order reference with a valid check character. U+2060 prevents a line break after each hyphen. */
const SAMPLE_REFERENCE = orderReference(17_171_171_717).replaceAll('-', '-\u2060');

export const loader = pageLoader({
  strings: [],
  load: async ({ visitor }) => {
    const { t, links } = visitor;
    const title = t('about:contact.title');
    const [details, hours, absent] = await Promise.all([
      contactDetails(visitor),
      openingHours(visitor),
      absentPages(visitor),
    ]);
    return {
      head: { title, description: t('about:contact.description') },
      title,
      lead: t('about:contact.lead'),
      details,
      labels: {
        phone: t('about:contact.phone'),
        email: t('about:contact.email'),
        address: t('about:contact.address'),
        online: t('about:contact.online'),
      },
      sections: [
        { title: t('about:contact.hours.title'), ...hours },
        {
          title: t('about:contact.ready.title'),
          lines: [
            t('about:contact.ready.reference', { reference: SAMPLE_REFERENCE }),
            t('about:contact.ready.address'),
            t('about:contact.ready.payment'),
          ],
        },
      ].filter(({ lines }) => lines.length > 0),
      faqs: absent.includes('faqs') ? null : { label: t('about:links.faqs'), to: links.faqs() },
    };
  },
});

/** `language` is that of the lines when it is not the visitor's. */
type Lines = InLanguage & { lines: string[] };

async function openingHours({ charity }: Visitor): Promise<Lines> {
  try {
    const contact = await charity.contactInfo();
    return contact
      ? { lines: contact.hours.filter(Boolean), ...languageFrom(contact) }
      : { lines: [] };
  } catch (error) {
    return fallbackOnOutage(error, { lines: [] });
  }
}

export default function ContactPage() {
  const { title, lead, details, labels, sections, faqs } = useLoaderData<typeof loader>();
  return (
    <>
      <div className="grid gap-1 pt-4 pb-3">
        <h1>{title}</h1>
        <p className="text-lg text-muted">{lead}</p>
      </div>
      <div className="grid items-start gap-4 md:grid-cols-2 md:gap-x-8">
        <ContactDetailsBox details={details} labels={labels} />
        <div className="grid gap-4">
          {sections.map(({ title, lines, language }) => (
            <section key={title} className="prose">
              <h2>{title}</h2>
              <ul>
                {lines.map((line) => (
                  <li key={line}>
                    <span {...language}>{line}</span>
                  </li>
                ))}
              </ul>
            </section>
          ))}
          {faqs && (
            <p>
              <ButtonLink kind="quiet" to={faqs.to}>
                {faqs.label}
              </ButtonLink>
            </p>
          )}
        </div>
      </div>
    </>
  );
}
