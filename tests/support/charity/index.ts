/** The test charity: content for unit tests and browser tests, so that an edit of the demonstration breaks no test. */
import { stringify } from 'yaml';
import { writeFiles } from '../write-files';
import { ANNUAL_FIGURES } from './annual-figures';
import { ARTICLE_TAGS, BLOG_CATEGORIES, BLOGS, NEWS, NEWS_CATEGORIES } from './articles';
import { CAMPAIGNS } from './campaigns';
import { CASES } from './cases';
import { ENDOWMENTS, EXPIATIONS } from './endowments';
import { EVENTS } from './events';
import { FIGURES } from './figures';
import { FUNDS } from './funds';
import { INVESTMENT_FUNDS, STOCKS } from './listings';
import { MOSQUES } from './mosques';
import { BENEFICIARY_TYPES, NGOS } from './ngos';
import { ORPHANS } from './orphans';
import { FAQ_CATEGORIES, FAQS, PAGES } from './pages';
import { PARTNER_TYPES, PARTNERS } from './partners';
import { SACRIFICE_CATEGORIES, SACRIFICES } from './sacrifices';
import { CATEGORIES, PROGRAMS, SLIDES, TAGS, TYPES } from './sections';
import { CURRENCIES, GIVING, METALS, ORGANISATION, SIGN_IN, TAFREEJ, ZAKAT } from './settings';
import { TRAINING, TRAINING_CATEGORIES } from './training';
import type { Written } from './written';

/** The day for which the dates of the test charity are written. */
const WRITTEN_FOR = '2026-03-12';

const FOLDERS: Record<string, Record<string, Written>> = {
  campaigns: CAMPAIGNS,
  funds: FUNDS,
  cases: CASES,
  endowments: ENDOWMENTS,
  expiations: EXPIATIONS,
  orphans: ORPHANS,
  sacrifices: SACRIFICES,
  'sacrifice-categories': SACRIFICE_CATEGORIES,
  mosques: MOSQUES,
  stocks: STOCKS,
  'investment-funds': INVESTMENT_FUNDS,
  categories: CATEGORIES,
  types: TYPES,
  tags: TAGS,
  programs: PROGRAMS,
  pages: PAGES,
  'faq-categories': FAQ_CATEGORIES,
  faqs: FAQS,
  'annual-figures': ANNUAL_FIGURES,
  events: EVENTS,
  slides: SLIDES,
  'training-categories': TRAINING_CATEGORIES,
  training: TRAINING,
  'news-categories': NEWS_CATEGORIES,
  'blog-categories': BLOG_CATEGORIES,
  'article-tags': ARTICLE_TAGS,
  news: NEWS,
  blogs: BLOGS,
  'partner-types': PARTNER_TYPES,
  partners: PARTNERS,
  'beneficiary-types': BENEFICIARY_TYPES,
  ngos: NGOS,
};

const FILES: Record<string, Written> = {
  organisation: ORGANISATION,
  giving: GIVING,
  zakat: ZAKAT,
  tafreej: TAFREEJ,
  metals: METALS,
  currencies: CURRENCIES,
  'sign-in': SIGN_IN,
  demonstration: { written_for: WRITTEN_FOR, figures: FIGURES },
};

/** Options for YAML without aliases and folded lines, like the files of a charity. */
const YAML = {
  schema: 'failsafe',
  aliasDuplicateObjects: false,
  lineWidth: 0,
} as const;

/** Writes the content files of the test charity. @param folder a new folder */
export function writeTestCharity(folder: string): void {
  const things = Object.entries(FOLDERS).flatMap(([kind, all]) =>
    Object.entries(all).map(([id, fields]) => [`${kind}/${id}.yaml`, stringify(fields, YAML)]),
  );
  const single = Object.entries(FILES).map(([id, fields]) => [
    `${id}.yaml`,
    stringify(fields, YAML),
  ]);
  writeFiles(folder, Object.fromEntries([...things, ...single]) as Record<string, string>);
}
