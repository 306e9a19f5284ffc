/** The endpoint table: method, path, query, body, response and errors of each endpoint of the charity API. */
import * as z from 'zod';
import { ACCOUNT_ENDPOINTS } from './account-endpoints';
import { ANNUAL_FIGURES_ENDPOINTS } from './annual-figures';
import { APPLICATION_ENDPOINTS } from './applications';
import { ARTICLE_ENDPOINTS } from './articles-endpoints';
import { idSchema, pagedSchema, pageQuerySchema, resultSchema, tokenSchema } from './common';
import { caseQuerySchema, caseSchema, caseSummarySchema } from './cases';
import * as content from './content';
import { CONTACT_ENDPOINTS } from './contact';
import { countryParamsSchema, countrySchema } from './countries';
import { DONOR_HEADER_DESCRIPTIONS } from './donor-marks';
import { certificateSchema, endowmentSchema } from './endowments';
import { type Endpoint, pageOf, recordOf } from './endpoint';
import { EVENT_ENDPOINTS } from './events';
import { expiationSchema } from './expiations';
import * as monthly from './monthly';
import { NGO_ENDPOINTS } from './ngos';
import { mosqueSchema, mosqueSummarySchema } from './mosques';
import { NEWSLETTER_ENDPOINTS } from './newsletter';
import { offeringQuerySchema, offeringSchema } from './offerings';
import * as orders from './orders';
import { orphanQuerySchema, orphanSchema, orphanSummarySchema } from './orphans';
import { faqCategorySchema, faqQuerySchema, faqSchema, pageSchema } from './pages';
import { PARTNERS_ENDPOINTS } from './partners';
import { sacrificeCategorySchema, sacrificeQuerySchema, sacrificeSchema } from './sacrifices';
import { siteSearchQuerySchema, siteSearchSchema } from './search';
import { SITEMAP_ENDPOINTS } from './sitemap';
import { TRAINING_ENDPOINTS } from './training';
import { VOLUNTEERING_ENDPOINTS } from './volunteering';
import { contactInfoSchema } from './organisation';
import * as zakat from './zakat';

const idParams = z.object({ id: idSchema });
const tokenParams = z.object({ token: tokenSchema });
/** Parts of the endpoints of one order. The token in the path authorises the request. */
const ofOrder = {
  params: tokenParams,
  // A donor who has paid waits for the receipt.
  isSlow: true,
  reply: resultSchema(orders.orderSchema),
  errors: ['order.notFound'],
} as const;
/** Errors of the endpoints that start a payment: the first attempt of an order, and a later one. */
const giftErrors = [
  'order.itemClosed',
  'order.itemUnknown',
  'order.itemTaken',
  'order.notZakatEligible',
  'order.intentionNotTaken',
  'order.amountTooSmall',
  'order.amountTooLarge',
  'order.tooMany',
  'order.tooManyTransfers',
  'order.tooManyFailures',
  'order.minimumRaised',
  'payment.methodUnavailable',
  'payment.belowMinimum',
  'payment.aboveMaximum',
  'payment.quoteNeeded',
  'payment.quoteRefused',
  'payment.quoteExpired',
  'payment.notMonthly',
  'payment.providerFailed',
] as const;

export const ENDPOINTS = {
  contentVersion: {
    route: 'GET /content-version',
    summary: 'A number that changes whenever content does. Storefronts request it every second.',
    reply: resultSchema(content.contentVersionSchema),
  },
  sliders: {
    route: 'GET /sliders',
    summary: 'Slides of the home page, in order.',
    ...pageOf(content.sliderSchema, pageQuerySchema),
  },
  projectCategories: {
    route: 'GET /project-categories',
    summary: 'Categories, each with the receiver of its gifts; the first is the default one.',
    ...pageOf(content.categorySchema, pageQuerySchema),
  },
  projectTypes: {
    route: 'GET /project-types',
    summary: 'Types of campaigns, such as emergency relief or housing.',
    ...pageOf(content.namedSchema, pageQuerySchema),
  },
  projectType: {
    route: 'GET /project-types/{id}',
    summary: 'One type of campaigns with its story.',
    ...recordOf(content.projectTypeSchema, 'projectType.notFound'),
  },
  tags: {
    route: 'GET /tags',
    summary:
      'Tags that filter campaigns of a type, or with `section` the articles of a section. Only tags of at least one campaign or published article.',
    ...pageOf(content.tagSchema, content.tagQuerySchema),
  },
  projects: {
    route: 'GET /projects',
    summary:
      'Campaigns, filtered and sorted, in pages. Open funds are listed only by type or search.',
    ...pageOf(content.projectSummarySchema, content.projectQuerySchema),
  },
  project: {
    route: 'GET /projects/{id}',
    summary: 'One campaign with its story, budget and reports.',
    ...recordOf(content.projectSchema, 'project.notFound'),
  },
  programs: {
    route: 'GET /programs',
    summary: 'Programs, optionally of one category.',
    ...pageOf(content.programSummarySchema, content.programQuerySchema),
  },
  program: {
    route: 'GET /programs/{id}',
    summary: 'One program with its story and pictures.',
    ...recordOf(content.programSchema, 'program.notFound'),
  },
  programCategories: {
    route: 'GET /programs/categories',
    summary: 'Categories that have at least one program.',
    reply: pagedSchema(content.namedSchema),
  },
  programGallery: {
    route: 'GET /programs/{id}/gallery',
    summary: 'Pictures of one program.',
    params: idParams,
    ...pageOf(content.galleryPictureSchema, pageQuerySchema),
    errors: ['program.notFound'],
  },
  page: {
    route: 'GET /pages/{id}',
    summary: 'One page of the charity: `about`, `privacy-policy` or `terms-of-use`.',
    ...recordOf(pageSchema, 'page.notFound'),
  },
  faqs: {
    route: 'GET /faqs',
    summary:
      'Questions and answers, by category and in order. A search finds words of the question and of the answer.',
    ...pageOf(faqSchema, faqQuerySchema),
  },
  faqCategories: {
    route: 'GET /faq-categories',
    summary: 'Categories that have at least one question.',
    reply: pagedSchema(faqCategorySchema),
  },
  search: {
    route: 'GET /search',
    summary:
      'Searches all public content, in pages, the best match first. Case, accents, vowel marks and confused letters do not count.',
    query: siteSearchQuerySchema,
    reply: siteSearchSchema,
  },
  offerings: {
    route: 'GET /offerings',
    summary:
      'The offerings with these `ids`, separated by commas, with the data that a cart needs: price, remaining capacity, intentions. Unknown and hidden ones are left out.',
    ...pageOf(offeringSchema, offeringQuerySchema),
  },
  metals: {
    route: 'GET /metals',
    summary: 'Prices of one gram of pure gold and silver, with date and source.',
    reply: pagedSchema(zakat.metalSchema),
  },
  stocks: {
    route: 'GET /stocks',
    summary:
      'Listed shares with published zakat and purification. Search by symbol, short name or company.',
    ...pageOf(zakat.stockSchema, zakat.stockQuerySchema),
  },
  stock: {
    route: 'GET /stocks/{id}',
    summary: 'One listed share.',
    ...recordOf(zakat.stockSchema, 'stock.notFound'),
  },
  investmentFunds: {
    route: 'GET /investment-funds',
    summary: 'Investment funds with the published zakat of one unit.',
    ...pageOf(zakat.investmentFundSchema, zakat.stockQuerySchema),
  },
  investmentFund: {
    route: 'GET /investment-funds/{id}',
    summary: 'One investment fund.',
    ...recordOf(zakat.investmentFundSchema, 'investmentFund.notFound'),
  },
  sacrificeCategories: {
    route: 'GET /sacrifice-categories',
    summary: 'Kinds of sacrifice: udhiya, aqiqah, vow.',
    ...pageOf(sacrificeCategorySchema, pageQuerySchema),
  },
  sacrifices: {
    route: 'GET /sacrifices',
    summary: 'Animals and shares of animals, with reserved units and closing dates.',
    ...pageOf(sacrificeSchema, sacrificeQuerySchema),
  },
  endowments: {
    route: 'GET /endowments',
    summary: 'Endowment products.',
    ...pageOf(endowmentSchema, pageQuerySchema),
  },
  endowment: {
    route: 'GET /endowments/{id}',
    summary: 'One endowment product.',
    ...recordOf(endowmentSchema, 'offering.notFound'),
  },
  certificate: {
    route: 'GET /certificates/{token}',
    summary: 'The certificate of a paid endowment. The token authorises the request.',
    params: tokenParams,
    reply: resultSchema(certificateSchema),
    errors: ['certificate.notFound'],
  },
  expiations: {
    route: 'GET /expiations',
    summary:
      'Causes of expiation and fidya, the people to feed for each, and the price of feeding one person.',
    ...pageOf(expiationSchema, pageQuerySchema),
  },
  cases: {
    route: 'GET /tafreej-cases',
    summary: 'Cases of people in debt, filtered and sorted, in pages.',
    ...pageOf(caseSummarySchema, caseQuerySchema),
  },
  case: {
    route: 'GET /tafreej-cases/{id}',
    summary: 'One case with its story and checked eligibility.',
    ...recordOf(caseSchema, 'offering.notFound'),
  },
  orphans: {
    route: 'GET /orphans',
    summary: 'Orphans who can be sponsored, filtered, in pages.',
    ...pageOf(orphanSummarySchema, orphanQuerySchema),
  },
  orphan: {
    route: 'GET /orphans/{id}',
    summary: 'One orphan.',
    ...recordOf(orphanSchema, 'offering.notFound'),
  },
  mosques: {
    route: 'GET /mosques',
    summary: 'Mosques that need repairs.',
    ...pageOf(mosqueSummarySchema, pageQuerySchema),
  },
  mosque: {
    route: 'GET /mosques/{id}',
    summary: 'One mosque with its repairs, in order of priority.',
    ...recordOf(mosqueSchema, 'mosque.notFound'),
  },
  contactInfo: {
    route: 'GET /contact-us-info',
    summary: 'Contact details. Clients use the first record of the list.',
    reply: pagedSchema(contactInfoSchema),
  },
  settings: {
    route: 'GET /client/system/settings',
    summary: 'All system settings by category.',
    auth: 'basic',
    reply: resultSchema(content.settingsSchema),
  },
  settingsCategory: {
    route: 'GET /client/system/settings/category/{category}',
    summary:
      'System settings of one category. `pages` of the category `organisation` lists the pages that exist.',
    params: z.object({ category: idSchema }),
    auth: 'basic',
    reply: resultSchema(content.settingsCategorySchema),
    errors: ['settings.notFound'],
  },
  countries: {
    route: 'GET /lookups/countries',
    summary: 'The country list, sorted by code.',
    reply: pagedSchema(countrySchema),
  },
  country: {
    route: 'GET /lookups/countries/{code}',
    summary: 'One country, by its two-letter code.',
    params: countryParamsSchema,
    reply: resultSchema(countrySchema),
    errors: ['country.notFound'],
  },
  currencies: {
    route: 'GET /lookups/currencies',
    summary: 'Currencies with their rate and its date against the Omani rial.',
    reply: pagedSchema(content.currencyRateSchema),
  },
  paymentMethods: {
    route: 'GET /lookups/payment-methods',
    summary: 'Configured payment methods and the currencies that each accepts.',
    reply: pagedSchema(content.paymentMethodInfoSchema),
  },
  ...ANNUAL_FIGURES_ENDPOINTS,
  ...NEWSLETTER_ENDPOINTS,
  ...CONTACT_ENDPOINTS,
  paymentQuotes: {
    route: 'POST /payment-quotes',
    summary:
      'Quotes of the payment methods that cannot charge exactly this amount, at dated rates.',
    body: orders.quotesBodySchema,
    reply: resultSchema(z.object({ quotes: z.array(orders.quoteSchema) })),
  },
  createOrder: {
    route: 'POST /user/orders',
    summary:
      'Creates an order, once for each idempotency key, and starts its payment. With an access token, it is linked to the account.',
    auth: 'optional',
    headers: {
      'idempotency-key': 'Created with the form; 16 to 64 characters of A–Z a–z 0–9 _ -.',
    },
    optionalHeaders: DONOR_HEADER_DESCRIPTIONS,
    body: orders.createOrderBodySchema,
    status: 201,
    reply: resultSchema(orders.orderSchema),
    errors: [
      'order.priceChanged',
      'order.notInAName',
      'order.namesMissing',
      'order.agencyMissing',
      'order.totalChanged',
      'order.keyReused',
      ...giftErrors,
    ],
  },
  order: {
    route: 'GET /user/orders/{token}',
    summary: 'One order. The token authorises the request.',
    ...ofOrder,
  },
  confirmOrder: {
    route: 'POST /user/orders/{token}/confirm',
    summary:
      'After the donor returned: fetches the payment status from the provider and settles the order.',
    ...ofOrder,
  },
  turnBack: {
    route: 'POST /user/orders/{token}/turn-back',
    summary:
      'After the donor returned without paying: cancels the provider’s payment page, so that the donor can choose another method. Settles the order like confirm.',
    ...ofOrder,
  },
  reopenOrder: {
    route: 'POST /user/orders/{token}/reopen',
    summary:
      'The donor changes the items of an unpaid order: like turn-back, and the order expires.',
    ...ofOrder,
  },
  retryOrder: {
    route: 'POST /user/orders/{token}/attempts',
    summary: 'A new payment attempt after a decline or a cancellation.',
    ...ofOrder,
    optionalHeaders: DONOR_HEADER_DESCRIPTIONS,
    body: orders.attemptBodySchema,
    status: 201,
    errors: ['order.notFound', 'order.notPayable', ...giftErrors],
  },
  uploadProof: {
    route: 'POST /user/orders/{token}/proof',
    summary: 'Proof of a bank transfer: JPEG, PNG or PDF, at most 5 MB.',
    ...ofOrder,
    upload: true,
    status: 201,
    errors: [
      'order.notFound',
      'order.noProofExpected',
      'proof.unsupportedType',
      'proof.tooLarge',
      'proof.tooMany',
    ],
  },
  capturePaypal: {
    route: 'POST /user/payment-transactions/paypal/capture',
    summary:
      'After the donor returned from PayPal: captures the approved payment and settles the order.',
    body: orders.paypalCaptureBodySchema,
    isSlow: true,
    reply: resultSchema(orders.orderSchema),
    errors: ['order.notFound'],
  },
  monthlyGift: {
    route: 'GET /user/monthly-gifts/{token}',
    summary: 'One monthly gift with its payments. The token authorises the request.',
    params: tokenParams,
    reply: resultSchema(monthly.monthlyGiftSchema),
    errors: ['monthlyGift.notFound'],
  },
  stopMonthlyGift: {
    route: 'POST /user/monthly-gifts/{token}/stop',
    summary: 'Stops a monthly gift at its provider. Idempotent.',
    params: tokenParams,
    reply: resultSchema(monthly.monthlyGiftSchema),
    errors: ['monthlyGift.notFound', 'payment.providerFailed'],
  },
  receiptCheck: {
    route: 'GET /receipts/{token}',
    summary: 'Confirms amount, date and state of a receipt. The token is printed on the receipt.',
    params: tokenParams,
    reply: resultSchema(orders.receiptCheckSchema),
    errors: ['receipt.notFound'],
  },
  giftCard: {
    route: 'GET /gift-cards/{token}',
    summary: 'The card of a paid gift in another person’s name.',
    params: tokenParams,
    reply: resultSchema(orders.giftCardSchema),
    errors: ['giftCard.notFound'],
  },
  ...ARTICLE_ENDPOINTS,
  ...ACCOUNT_ENDPOINTS,
  ...TRAINING_ENDPOINTS,
  ...APPLICATION_ENDPOINTS,
  ...EVENT_ENDPOINTS,
  ...PARTNERS_ENDPOINTS,
  ...VOLUNTEERING_ENDPOINTS,
  ...NGO_ENDPOINTS,
  ...SITEMAP_ENDPOINTS,
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof ENDPOINTS;
export type Reply<Name extends EndpointName> = z.infer<(typeof ENDPOINTS)[Name]['reply']>;
