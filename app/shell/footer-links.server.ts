/** The links in the footer, in groups. The server prepares them, so that no page's scripts contain them. */
import { GIVE_ANCHOR } from '../giving/anchor';
import type { Visitor } from '../visitor/visitor.server';
import type { AbsentPage } from './absent-pages.server';

export type FooterGroup = { title: string; pages: { label: string; to: string }[] };

/** @param absent pages that this charity lacks @param isMonthly true when donors can give every month */
export function footerLinks(
  { t, links }: Pick<Visitor, 't' | 'links'>,
  { absent, isMonthly }: { absent: readonly AbsentPage[]; isMonthly: boolean },
): FooterGroup[] {
  const link = (page: AbsentPage, label: string) =>
    absent.includes(page) ? [] : [{ label, to: links[page]() }];
  const groups: FooterGroup[] = [
    {
      title: t('frame:footer.give'),
      pages: [
        ...link('zakat', t('shell:nav.zakat')),
        ...link('stockPurge', t('shell:nav.stockPurge')),
        ...link('sacrifices', t('shell:way.sacrifices')),
        ...link('endowments', t('shell:way.endowments')),
        ...link('kafarat', t('shell:way.kafarat')),
        ...(isMonthly
          ? [{ label: t('frame:footer.recurrent'), to: `${links.home()}#${GIVE_ANCHOR}` }]
          : []),
      ],
    },
    {
      title: t('shell:nav.projects'),
      pages: [
        { label: t('shell:footer.allProjects'), to: links.projects() },
        ...link('orphans', t('shell:way.orphans')),
        ...link('cases', t('shell:way.cases')),
        ...link('mosques', t('shell:way.mosques')),
      ],
    },
    {
      title: t('frame:footer.takePart'),
      pages: [
        { label: t('frame:footer.volunteer'), to: links.volunteer() },
        ...link('training', t('frame:footer.training')),
        ...link('events', t('frame:footer.events')),
        ...link('partners', t('frame:footer.partners')),
      ],
    },
    {
      title: t('frame:footer.about'),
      pages: [
        ...link('about', t('frame:footer.whoWeAre')),
        ...link('news', t('frame:footer.news')),
        ...link('ngos', t('frame:footer.ngos')),
        { label: t('shell:nav.contact'), to: links.contact() },
      ],
    },
    {
      title: t('frame:footer.resources'),
      pages: [...link('blogs', t('frame:footer.blogs')), ...link('faqs', t('frame:footer.faqs'))],
    },
  ];
  return groups.filter(({ pages }) => pages.length > 0);
}
