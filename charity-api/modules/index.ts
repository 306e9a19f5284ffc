/** Mounts the endpoints of all public content. */
import type * as z from 'zod';
import type { AnnualFigures } from '#contract/annual-figures';
import type { Named, ProjectType, Slider } from '#contract/content';
import type { endowmentContent } from '#contract/endowments';
import type { expiationContent } from '#contract/expiations';
import type { Page as SitePage } from '#contract/pages';
import type { Partner, PartnerType } from '#contract/partners';
import type { MetalPrice } from '#contract/zakat';
import { COUNTRIES, countryOf } from '#domain/countries/list';
import type { ApiDeps } from '../deps';
import { mountAll } from '../http/endpoint';
import type { ApiRouter } from '../http/router';
import {
  listArticleCategories,
  listArticles,
  listArticleTags,
  readArticle,
} from './articles/service';
import { listCases, readCase } from './cases/service';
import { readContacts } from './contact/contacts';
import { readVersion } from './content-version/repository';
import { allDocuments, fieldIs, findDocument, pageOfDocuments } from './documents';
import { listEvents, readEvent } from './events/service';
import { listFaqCategories, listFaqs } from './faqs/service';
import { readCurrencyRates } from './lookups/currency-rates';
import { listMosques, readMosque } from './mosques/service';
import { listNgos, readNgo } from './ngos/service';
import { findOfferings, listOfferings, readOffering } from './offerings/repository';
import { listOrphans, readOrphan } from './orphans/service';
import { listProgramCategories, listPrograms, readGallery, readProgram } from './programs/service';
import { listCategories, listProjects, listTags, readProject } from './projects/service';
import { listSacrifices } from './sacrifices/service';
import { type AddedSettings, readCategory, readSettings } from './settings/service';
import { searchSite } from './site-search/service';
import { readSitemap, readSitemapRecords } from './sitemap/service';
import { listFunds, listStocks, readFund, readStock } from './stocks/service';
import { listTrainingCategories, listTrainings, readTraining } from './training/service';

type EndowmentFields = z.output<typeof endowmentContent>;
type ExpiationFields = z.output<typeof expiationContent>;

function asList<Item>(items: Iterable<Item>) {
  const data = [...items];
  return { total: data.length, data };
}

/** @param added settings that layers above add to those of the database */
export function mountContent(app: ApiRouter, deps: ApiDeps, added: AddedSettings): void {
  // Existing storefronts use either path.
  for (const router of [app, app.basePath('/api/v1')]) {
    mountAll(router, {
      settings: () => readSettings(deps, added),
      settingsCategory: ({ params }) => readCategory(deps, params.category, added),
    });
  }
  mountAll(app, {
    contentVersion: async () => ({ version: await readVersion(deps.db) }),
    sliders: ({ query }) => pageOfDocuments<Slider>(deps.db, 'slides', query),
    projects: ({ query }) => listProjects(deps, query),
    project: ({ params }) => readProject(deps, params.id),
    projectCategories: ({ query }) => listCategories(deps, query),
    projectTypes: ({ query }) => pageOfDocuments<Named>(deps.db, 'types', query),
    projectType: ({ params }) => findDocument<ProjectType>(deps.db, 'types', params.id),
    tags: ({ query }) =>
      query.section ? listArticleTags(deps, query.section, query) : listTags(deps, query),
    programs: ({ query }) => listPrograms(deps, query),
    // Before /programs/{id}, which also matches this path.
    programCategories: () => listProgramCategories(deps),
    program: ({ params }) => readProgram(deps, params.id),
    programGallery: ({ params, query }) => readGallery(deps, params.id, query),
    page: ({ params }) => findDocument<SitePage>(deps.db, 'pages', params.id),
    // The newest year first.
    annualFigures: ({ query }) =>
      pageOfDocuments<AnnualFigures>(deps.db, 'annual-figures', query, {
        view: (figures) => ({ ...figures, year: Number(figures.id) }),
      }),
    news: ({ query }) => listArticles(deps, 'news', query),
    newsItem: ({ params }) => readArticle(deps, 'news', params.id),
    blogs: ({ query }) => listArticles(deps, 'blogs', query),
    blog: ({ params }) => readArticle(deps, 'blogs', params.id),
    articleCategories: ({ query }) => listArticleCategories(deps, query),
    faqs: ({ query }) => listFaqs(deps, query),
    faqCategories: () => listFaqCategories(deps),
    contactInfo: async () => asList(await readContacts(deps.db)),
    countries: () => asList(COUNTRIES),
    country: ({ params }) => countryOf(params.code) ?? undefined,
    currencies: async () => asList(await readCurrencyRates(deps.db)),
    offerings: async ({ query }) =>
      asList((await findOfferings(deps.db, query.ids, deps.now())).values()),
    metals: async () => {
      const found = await findDocument<{ metals: MetalPrice[] }>(deps.db, 'metals', 'metals');
      return asList(Array.isArray(found?.metals) ? found.metals : []);
    },
    stocks: ({ query }) => listStocks(deps, query),
    stock: ({ params }) => readStock(deps, params.id),
    investmentFunds: ({ query }) => listFunds(deps, query),
    investmentFund: ({ params }) => readFund(deps, params.id),
    sacrificeCategories: ({ query }) =>
      pageOfDocuments<Named>(deps.db, 'sacrifice-categories', query),
    sacrifices: ({ query }) => listSacrifices(deps, query),
    endowments: ({ query }) => listOfferings<EndowmentFields>(deps, 'endowment', query),
    endowment: ({ params }) => readOffering<EndowmentFields>(deps, 'endowment', params.id),
    expiations: ({ query }) => listOfferings<ExpiationFields>(deps, 'expiation', query),
    cases: ({ query }) => listCases(deps, query),
    case: ({ params }) => readCase(deps, params.id),
    orphans: ({ query }) => listOrphans(deps, query),
    orphan: ({ params }) => readOrphan(deps, params.id),
    mosques: ({ query }) => listMosques(deps, query),
    mosque: ({ params }) => readMosque(deps, params.id),
    events: ({ query }) => listEvents(deps, query),
    event: ({ params }) => readEvent(deps, params.id),
    trainingCategories: ({ query }) => listTrainingCategories(deps, query),
    trainings: ({ query }) => listTrainings(deps, query),
    training: ({ params }) => readTraining(deps, params.id),
    partnerTypes: async ({ query }) => {
      const partners = await allDocuments<Partner>(deps.db, 'partners');
      const countOf = (type: string) => partners.filter((one) => one.type === type).length;
      return pageOfDocuments<Named, PartnerType>(deps.db, 'partner-types', query, {
        view: (type) => ({ ...type, partners: countOf(type.id) }),
      });
    },
    partners: ({ query }) =>
      pageOfDocuments<Partner>(deps.db, 'partners', query, { where: fieldIs('type', query.type) }),
    beneficiaryTypes: ({ query }) => pageOfDocuments<Named>(deps.db, 'beneficiary-types', query),
    ngos: ({ query }) => listNgos(deps, query),
    ngo: ({ params }) => readNgo(deps, params.id),
    search: ({ query, locale }) => searchSite(deps, query, locale),
    sitemap: () => readSitemap(deps),
    sitemapRecords: ({ query }) => readSitemapRecords(deps, query),
  });
}
