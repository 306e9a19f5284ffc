/** How long the responses of each endpoint of the charity API are cached. */
import type { EndpointName } from '#contract/endpoints';
import { hours, minutes, seconds } from '#domain/time/durations';
import type { CacheTtl } from './cache.server';

/** For remaining units and balances, which other donors change: requested every time, cached only for outages. */
const moment: CacheTtl = { freshMs: 0, staleMs: minutes(5) };
const content: CacheTtl = { freshMs: seconds(60), staleMs: minutes(5) };
const categories: CacheTtl = { freshMs: hours(1), staleMs: hours(2) };
const untilRestart: CacheTtl = { freshMs: Infinity, staleMs: Infinity };

/** The endpoint `offerings`: each offering is cached by its id, so that carts of any composition share it. */
export const OFFERING_TTL = moment;

/**
 * Responses that are the same for all visitors with the same language: requested without the sign-in, and cached. No
 * other response is cached, because it is about one donor, or new in each call. The records of the sitemap are not
 * cached either: all together, they would replace the cached responses that pages need.
 */
export const LIFETIMES: Partial<Record<EndpointName, CacheTtl>> = {
  annualFigures: content,
  articleCategories: categories,
  beneficiaryTypes: categories,
  blog: content,
  blogs: content,
  case: moment,
  cases: content,
  contactInfo: untilRestart,
  countries: categories,
  currencies: content,
  endowment: content,
  endowments: content,
  event: moment,
  events: moment,
  expiations: content,
  faqCategories: categories,
  faqs: content,
  investmentFund: content,
  investmentFunds: content,
  metals: content,
  mosque: moment,
  mosques: content,
  news: content,
  newsItem: content,
  ngo: content,
  ngos: content,
  orphan: moment,
  orphans: content,
  page: content,
  partnerTypes: content,
  partners: content,
  paymentMethods: content,
  program: content,
  programCategories: categories,
  programGallery: content,
  programs: content,
  project: content,
  projectCategories: categories,
  projectType: categories,
  projectTypes: categories,
  projects: content,
  sacrificeCategories: categories,
  sacrifices: moment,
  search: content,
  settingsCategory: content,
  sitemap: content,
  sliders: content,
  stock: content,
  stocks: content,
  tags: categories,
  training: moment,
  trainingCategories: categories,
  trainings: moment,
};
