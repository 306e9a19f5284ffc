/** Terms of use. Each sentence describes what the code or the charity does. */
import { useLoaderData } from '@remix-run/react';
import { config } from '#config';
import { MAXIMUM_AMOUNT, MINIMUM_AMOUNT } from '#domain/constants';
import { formatNumber } from '#domain/numbers/format';
import { pageLoader } from '../../forms/loader.server';
import { contactDetails } from '../../shell/contact.server';
import { organisationFacts } from '../../shell/organisation.server';
import { Policy } from './policy';
import { currencyNames, buildSections, type Outline } from './sections.server';

/** Date of the last change of the meaning of the text. */
const UPDATED = '2026-11-21';

const OUTLINE: Outline = {
  gifts: ['choice', 'limits'],
  payment: ['text'],
  currencies: ['one', 'figures'],
  changes: ['goal', ['surplus', 'stop', 'zakat', 'purification'], 'report'],
  zakat: ['text'],
  purification: ['text'],
  names: ['text'],
  refunds: ['mistake', 'twice', 'later'],
  receipts: ['text'],
  organisation: ['text'],
};

/** Section that is shown only with demo content. */
const DEMO_OUTLINE: Outline = { demonstration: ['text'] };

export const loader = pageLoader({
  strings: [],
  load: async ({ visitor }) => {
    const { t, links } = visitor;
    const [{ name, licence }, { location }] = await Promise.all([
      organisationFacts(visitor),
      contactDetails(visitor),
    ]);
    const names = {
      // The licence is missing when the settings cannot be loaded. Then the name needs no full stop after it.
      organisation: [name, licence].filter(Boolean).join('. '),
      location,
      minimum: formatNumber(MINIMUM_AMOUNT),
      maximum: formatNumber(MAXIMUM_AMOUNT),
      currencies: currencyNames(visitor, 'disjunction'),
    };
    const title = t('policies:terms.title');
    const outline = config().DEMO_CONTENT ? { ...OUTLINE, ...DEMO_OUTLINE } : OUTLINE;
    return {
      head: { title, description: t('policies:terms.description') },
      policy: {
        title,
        lead: t('policies:terms.lead'),
        updated: { label: t('policies:updated'), date: UPDATED },
        contents: t('policies:contents'),
        sections: buildSections(outline, (section, part) =>
          t(`policies:terms.${section}.${part}`, names),
        ),
        contact: { label: t('policies:contact'), to: links.contact() },
      },
    };
  },
});

export default function TermsPage() {
  return <Policy policy={useLoaderData<typeof loader>().policy} />;
}
