/**
 * Contact page: contact details, opening hours, and the information to have ready. Without the charity API, it shows
 * fallback details.
 */
import { useLoaderData } from '@remix-run/react';
import { pageLoader } from '../../forms/loader.server';
import { contactDetails } from '../../shell/contact.server';
import { ButtonLink } from '../../ui/button';
import { ContactDetailsBox } from './reach';
import { SAMPLE_REFERENCE, buildSections, type Outline } from './sections.server';

const SECTIONS: Outline = {
  hours: [['phone', 'email']],
  ready: [['reference', 'address', 'payment']],
};

export const loader = pageLoader({
  strings: [],
  load: async ({ visitor }) => {
    const { t, links } = visitor;
    const title = t('about:contact.title');
    return {
      head: { title, description: t('about:contact.description') },
      title,
      lead: t('about:contact.lead'),
      details: await contactDetails(visitor),
      labels: {
        phone: t('about:contact.phone'),
        email: t('about:contact.email'),
        address: t('about:contact.address'),
        online: t('about:contact.online'),
      },
      sections: buildSections(SECTIONS, (section, part) =>
        t(`about:contact.${section}.${part}`, { reference: SAMPLE_REFERENCE }),
      ),
      faqs: { label: t('about:links.faqs'), to: links.faqs() },
    };
  },
});

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
          {sections.map((section) => (
            <section key={section.id} className="prose">
              <h2>{section.title}</h2>
              <ul>
                {section.body.flat().map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </section>
          ))}
          <p>
            <ButtonLink kind="quiet" to={faqs.to}>
              {faqs.label}
            </ButtonLink>
          </p>
        </div>
      </div>
    </>
  );
}
