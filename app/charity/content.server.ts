/** Client functions for the public content of the charity API. */
import type * as z from 'zod';
import type { contactBodySchema } from '#contract/contact';
import type { PageQuery, ProjectQuery } from '#contract/content';
import type { DonorRateLimitKeys } from '#contract/donor-marks';
import type { CaseQuery } from '#contract/cases';
import type { EventQuery } from '#contract/events';
import type { NgoQuery } from '#contract/ngos';
import type { OrphanQuery } from '#contract/orphans';
import type { FaqQuery, PageId } from '#contract/pages';
import type { SiteSearchQuery } from '#contract/search';
import { MAX_PAGE_SIZE, PAGE_SIZE } from '#domain/constants';
import { CACHE_TTLS } from './cache.server';
import type { Read, Send } from './client.server';
import { fetchAllPages } from './whole';

type Filter<Query extends PageQuery> = Partial<Omit<Query, keyof PageQuery>>;
type Filters = Filter<ProjectQuery>;

/** Converts a page number (1, 2, …) to offset and limit. */
export function pageQuery(page: number, pageSize = PAGE_SIZE): PageQuery {
  return { offset: (page - 1) * pageSize, limit: pageSize };
}

/** Each function throws a CharityError when its call fails. */
export function contentResource(read: Read, send: Send) {
  return {
    /** Returns a number that increases with each change of content. */
    contentVersion: async () => (await send('contentVersion')).result.version,
    sliders: async () => (await read('sliders')).result.data,
    categories: async () =>
      (await read('projectCategories', { query: { limit: 100 } }, CACHE_TTLS.categories)).result
        .data,
    /** The first category, which is the default. */
    defaultCategory: async () =>
      (await read('projectCategories', { query: { limit: 1 } }, CACHE_TTLS.categories)).result
        .data[0] ?? null,
    projectTypes: async () =>
      (await read('projectTypes', { query: { limit: 100 } }, CACHE_TTLS.categories)).result.data,
    projectType: async (id: string) =>
      (await read('projectType', { params: { id } }, CACHE_TTLS.categories)).result,
    /** The tags by which campaigns of a type can be filtered. */
    tags: async (type: string) =>
      (await read('tags', { query: { type, limit: MAX_PAGE_SIZE } }, CACHE_TTLS.categories)).result
        .data,
    projects: async (page: number, filters: Filters = {}, pageSize?: number) =>
      (await read('projects', { query: { ...pageQuery(page, pageSize), ...filters } })).result,
    project: async (id: string) => (await read('project', { params: { id } })).result,
    programs: async (page: number, category?: string) =>
      (await read('programs', { query: { ...pageQuery(page), category } })).result,
    program: async (id: string) => (await read('program', { params: { id } })).result,
    programCategories: async () =>
      (await read('programCategories', {}, CACHE_TTLS.categories)).result.data,
    programGallery: async (id: string) =>
      (await read('programGallery', { params: { id }, query: { limit: 100 } })).result.data,
    /** The newest year that the charity has written, or null. */
    annualFigures: async () =>
      (await read('annualFigures', { query: { limit: 1 } })).result.data[0] ?? null,
    page: async (id: PageId) => (await read('page', { params: { id } })).result,
    faqs: (filters: Filter<FaqQuery> = {}) =>
      fetchAllPages(
        async (page) => (await read('faqs', { query: { ...page, ...filters } })).result,
      ),
    faqCategories: async () => (await read('faqCategories', {}, CACHE_TTLS.categories)).result.data,
    /** An offering of any kind, with its current availability. */
    offering: async (id: string) =>
      (await read('offering', { params: { id } }, CACHE_TTLS.moment)).result,
    metals: async () => (await read('metals')).result.data,
    stocks: async (search?: string, limit = MAX_PAGE_SIZE) =>
      (await read('stocks', { query: { search, limit } })).result.data,
    stock: async (id: string) => (await read('stock', { params: { id } })).result,
    investmentFunds: async (search?: string, limit = MAX_PAGE_SIZE) =>
      (await read('investmentFunds', { query: { search, limit } })).result.data,
    investmentFund: async (id: string) => (await read('investmentFund', { params: { id } })).result,
    sacrificeCategories: async () =>
      (await read('sacrificeCategories', {}, CACHE_TTLS.categories)).result.data,
    sacrifices: (category?: string) =>
      fetchAllPages(
        async (page) =>
          (await read('sacrifices', { query: { category, ...page } }, CACHE_TTLS.moment)).result,
      ),
    endowments: () =>
      fetchAllPages(async (page) => (await read('endowments', { query: page })).result),
    endowment: async (id: string) => (await read('endowment', { params: { id } })).result,
    expiations: async () => (await read('expiations', {}, CACHE_TTLS.content)).result.data,
    cases: async (page: number, filters: Filter<CaseQuery> = {}, pageSize?: number) =>
      (await read('cases', { query: { ...pageQuery(page, pageSize), ...filters } })).result,
    case: async (id: string) => (await read('case', { params: { id } }, CACHE_TTLS.moment)).result,
    orphans: async (page: number, filters: Filter<OrphanQuery> = {}, pageSize?: number) =>
      (await read('orphans', { query: { ...pageQuery(page, pageSize), ...filters } })).result,
    /** All orphans, to find the values of the filters. */
    everyOrphan: () =>
      fetchAllPages(async (page) => (await read('orphans', { query: page })).result),
    orphan: async (id: string) =>
      (await read('orphan', { params: { id } }, CACHE_TTLS.moment)).result,
    mosques: async (page: number) => (await read('mosques', { query: pageQuery(page) })).result,
    mosque: async (id: string) =>
      (await read('mosque', { params: { id } }, CACHE_TTLS.moment)).result,
    /** With the current number of free seats. */
    events: async (page: number, filters: Filter<EventQuery> = {}, pageSize?: number) =>
      (
        await read(
          'events',
          { query: { ...pageQuery(page, pageSize), ...filters } },
          CACHE_TTLS.moment,
        )
      ).result,
    /** All events, to find the values of the filters. */
    everyEvent: () => fetchAllPages(async (page) => (await read('events', { query: page })).result),
    event: async (id: string) =>
      (await read('event', { params: { id } }, CACHE_TTLS.moment)).result,
    partnerTypes: async () =>
      (await read('partnerTypes', { query: { limit: MAX_PAGE_SIZE } })).result.data,
    partners: async (page: number, type?: string) =>
      (await read('partners', { query: { ...pageQuery(page), type } })).result,
    beneficiaryTypes: async () =>
      (await read('beneficiaryTypes', { query: { limit: MAX_PAGE_SIZE } }, CACHE_TTLS.categories))
        .result.data,
    ngos: async (page: number, filters: Filter<NgoQuery> = {}) =>
      (await read('ngos', { query: { ...pageQuery(page), ...filters } })).result,
    /** All organisations, to find the values of the filters. */
    everyNgo: () => fetchAllPages(async (page) => (await read('ngos', { query: page })).result),
    ngo: async (id: string) => (await read('ngo', { params: { id } })).result,
    /** One page of results of the site search. */
    search: async (page: number, filters: Filter<SiteSearchQuery>) =>
      (await read('search', { query: { ...pageQuery(page), ...filters } })).result,
    contactInfo: async () =>
      (await read('contactInfo', {}, CACHE_TTLS.untilRestart)).result.data[0] ?? null,
    sendMessage: async (body: z.input<typeof contactBodySchema>, donor?: DonorRateLimitKeys) =>
      (await send('contact', { body, donor })).result,
    settings: async (category: string) =>
      (await read('settingsCategory', { params: { category } })).result,
    countries: async () => (await read('countries', {}, CACHE_TTLS.categories)).result.data,
    currencies: async () => (await read('currencies')).result.data,
    paymentMethods: async () => (await read('paymentMethods')).result.data,
  };
}
