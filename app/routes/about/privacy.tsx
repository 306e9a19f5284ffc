/** Privacy policy. Each sentence describes what the code does, so change the text and the code together. */
import { useLoaderData } from '@remix-run/react';
import { pageLoader } from '../../forms/loader.server';
import { contactDetails } from '../../shell/contact.server';
import { organisationFacts } from '../../shell/organisation.server';
import { Policy } from './policy';
import { leftToRight, buildSections, type Outline } from './sections.server';

/** Date of the last change of the meaning of the text. */
const UPDATED = '2026-11-21';

const OUTLINE: Outline = {
  donation: [
    'intro',
    ['donor', 'gifts', 'recipient', 'payment', 'monthly', 'proof', 'locale', 'marks'],
    'page',
    'shown',
  ],
  payment: ['text'],
  cookies: ['intro', ['cart', 'auth', 'preferences'], 'colours'],
  others: ['text', 'place'],
  mail: ['intro', ['receipt', 'monthly', 'transfer', 'newsletter'], 'staff'],
  logs: ['text'],
  retention: ['text'],
  rights: ['intro', ['see', 'correct', 'delete', 'newsletter'], 'complain'],
  contact: ['text'],
};

export const loader = pageLoader({
  strings: [],
  load: async ({ visitor }) => {
    const { t, links } = visitor;
    const [{ name: organisation }, { email, phoneNumber }] = await Promise.all([
      organisationFacts(visitor),
      contactDetails(visitor),
    ]);
    const names = { organisation, email, phone: leftToRight(phoneNumber) };
    const title = t('policies:privacy.title');
    return {
      head: { title, description: t('policies:privacy.description') },
      policy: {
        title,
        lead: t('policies:privacy.lead', names),
        updated: { label: t('policies:updated'), date: UPDATED },
        contents: t('policies:contents'),
        sections: buildSections(OUTLINE, (section, part) =>
          t(`policies:privacy.${section}.${part}`, names),
        ),
        contact: { label: t('policies:contact'), to: links.contact() },
      },
    };
  },
});

export default function PrivacyPage() {
  return <Policy policy={useLoaderData<typeof loader>().policy} />;
}
