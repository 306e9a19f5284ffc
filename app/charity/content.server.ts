/** Public content of the charity API. */
import type { PageQuery, ProjectQuery } from '#contract/content';
import { PAGE_SIZE } from '#domain/constants';
import { LIFETIMES } from './cache.server';
import type { Read, Send } from './client.server';

type Filters = Partial<Omit<ProjectQuery, 'offset' | 'limit'>>;

/** Where page `page` (1, 2, …) of a list begins. */
export function pageQuery(page: number, pageSize = PAGE_SIZE): PageQuery {
  return { offset: (page - 1) * pageSize, limit: pageSize };
}

export function contentResource(read: Read, send: Send) {
  return {
    sliders: async () => (await read('sliders')).result.data,
    categories: async () =>
      (await read('projectCategories', { query: { limit: 100 } }, LIFETIMES.categories)).result
        .data,
    /** The first is the one that is meant when none is chosen. */
    defaultCategory: async () =>
      (await read('projectCategories', { query: { limit: 1 } }, LIFETIMES.categories)).result
        .data[0] ?? null,
    projectTypes: async () =>
      (await read('projectTypes', { query: { limit: 100 } }, LIFETIMES.categories)).result.data,
    projects: async (page: number, filters: Filters = {}, pageSize?: number) =>
      (await read('projects', { query: { ...pageQuery(page, pageSize), ...filters } })).result,
    project: async (id: string) => (await read('project', { params: { id } })).result,
    programs: async (page: number) => (await read('programs', { query: pageQuery(page) })).result,
    program: async (id: string) => (await read('program', { params: { id } })).result,
    contactInfo: async () =>
      (await read('contactInfo', {}, LIFETIMES.untilRestart)).result.data[0] ?? null,
    settings: async (category: string) =>
      (await read('settingsCategory', { params: { category } })).result,
    countries: async () => (await read('countries', {}, LIFETIMES.categories)).result.data,
    currencies: async () => (await read('currencies')).result.data,
    paymentMethods: async () => (await read('paymentMethods')).result.data,
    subscribe: async (email: string) => {
      await send('subscribe', { body: { email } });
    },
  };
}
