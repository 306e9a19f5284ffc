/** Loader of a policy: its text and date from content, and the labels of the page. */
import type { PageId } from '#contract/pages';
import { languageFrom, type InLanguage } from '#web/charity/results';
import { pageLoader } from '../../page-loader.server';
import { readSections, type PageText } from '../../reading/sections.server';

export type PolicyText = InLanguage & {
  title: string;
  lead: string;
  updated: { label: string; date: string | null };
  contents: string;
  text: PageText;
  contact: { label: string; to: string };
};

export function policyLoader(id: Exclude<PageId, 'about'>) {
  return pageLoader<{ policy: PolicyText }>({
    strings: [],
    load: async ({ visitor }) => {
      const { t, links, locale, charity } = visitor;
      const page = await charity.call('page', { params: { id } });
      const { title, description, lead, updated, body } = page;
      return {
        head: { title, description, ...languageFrom(page) },
        policy: {
          ...languageFrom(page),
          ...{ title, lead, text: readSections(body, locale) },
          updated: { label: t('about:policy.updated'), date: updated },
          contents: t('about:policy.contents'),
          contact: { label: t('about:links.contact'), to: links.contact() },
        },
      };
    },
  });
}
