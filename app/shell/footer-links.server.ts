/** The links in the footer, in groups. The server prepares them, so that no page's scripts contain them. */
import { GIVE_ANCHOR } from '../giving/panel-aside';
import type { Visitor } from '../visitor/visitor.server';
import type { AbsentPage } from './absent-pages.server';

/** `pages`: label and path of each link. Arrays, because every page's data contains them. */
export type FooterGroup = { title: string; pages: [label: string, to: string][] };

/** @param absent pages that this charity lacks @param isMonthly true when donors can give every month */
export function footerLinks(
  { t, links }: Pick<Visitor, 't' | 'links'>,
  { absent, isMonthly }: { absent: readonly AbsentPage[]; isMonthly: boolean },
): FooterGroup[] {
  const link = (page: AbsentPage, label: string): FooterGroup['pages'] =>
    absent.includes(page) ? [] : [[label, links[page]()]];
  const recurrent: FooterGroup['pages'] =
    isMonthly && !absent.includes('give')
      ? [[t('frame:footer.recurrent'), `${links.home()}#${GIVE_ANCHOR}`]]
      : [];
  const groups: FooterGroup[] = [
    {
      title: t('frame:footer.give'),
      pages: [
        ...link('zakat', t('shell:nav.zakat')),
        ...link('stockPurge', t('shell:nav.stockPurge')),
        ...link('sacrifices', t('home:way.sacrifices')),
        ...link('endowments', t('home:way.endowments')),
        ...link('kafarat', t('home:way.kafarat')),
        ...recurrent,
      ],
    },
    {
      title: t('shell:nav.projects'),
      pages: [
        [t('shell:footer.allProjects'), links.projects()],
        ...link('orphans', t('home:way.orphans')),
        ...link('cases', t('home:way.cases')),
        ...link('mosques', t('home:way.mosques')),
      ],
    },
    {
      title: t('frame:footer.takePart'),
      pages: [
        [t('frame:footer.volunteer'), links.volunteer()],
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
        [t('shell:nav.contact'), links.contact()],
      ],
    },
    {
      title: t('frame:footer.resources'),
      pages: [...link('blogs', t('frame:footer.blogs')), ...link('faqs', t('frame:footer.faqs'))],
    },
  ];
  return groups.filter(({ pages }) => pages.length > 0);
}
