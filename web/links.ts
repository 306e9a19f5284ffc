/** Builds every internal URL of the site: language prefix, path and query. */
import type { OfferingKind } from '#domain/offerings';
import { DEFAULT_LOCALE, isLocale, type Locale } from '#domain/locales';

/** A path of the site. It begins with a slash. */
export type SitePath = `/${string}`;

type Query = Record<string, string | number | undefined | null>;

function withQuery(path: SitePath, query: Query): SitePath {
  const given = Object.entries(query).filter(
    (entry): entry is [string, string | number] =>
      entry[1] !== undefined && entry[1] !== null && entry[1] !== '',
  );
  if (given.length === 0) return path;
  return `${path}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}

/** Returns functions that build the path of each page in one language. */
export function linksIn(locale: Locale) {
  const at = (path: SitePath): SitePath => localisedPath(path, locale);
  // Every page's scripts contain this object, so its functions are short.
  const list =
    (path: SitePath) =>
    (query: Query = {}) =>
      withQuery(at(path), query);
  const item =
    (path: SitePath) =>
    (id: string, query: Query = {}) =>
      withQuery(at(`${path}/${encodeURIComponent(id)}`), query);
  return {
    home: () => at('/'),
    projects: list('/projects'),
    projectsOfType: item('/projects/type'),
    funds: list('/projects/type/fund'),
    project: item('/projects'),
    zakat: list('/projects/zakat'),
    zakatCalculator: list('/projects/zakat/calculator'),
    stockZakat: list('/projects/zakat/stocks'),
    fundZakat: list('/projects/zakat/funds'),
    stockPurge: list('/projects/stock-purge'),
    sacrifices: list('/projects/sacrifices'),
    sacrifice: item('/projects/sacrifices'),
    endowments: list('/projects/endowments'),
    kafarat: list('/projects/kafarat'),
    cases: list('/projects/type/tafreej'),
    case: item('/projects/tafreej'),
    orphans: list('/projects/orphans'),
    orphan: item('/projects/orphans'),
    mosques: list('/projects/mosques'),
    mosque: item('/projects/mosques'),
    /** Current balances of the repairs of a mosque, as JSON for scripts. */
    mosqueStanding: (id: string) => at(`/projects/mosques/${encodeURIComponent(id)}/standing`),
    /** The page of an offering of any kind. */
    offering: (offering: { id: string; kind: OfferingKind; within: string | null }) =>
      at(offeringPath(offering)),
    /** The list of offerings of a kind. */
    offeringsOf: (kind: OfferingKind) => at(OFFERINGS_PATHS[kind]),
    /** Current remaining units of an offering, as JSON for scripts. */
    standing: (id: string) => at(`/offerings/${encodeURIComponent(id)}/standing`),
    certificate: item('/certificates'),
    programs: list('/programs'),
    program: item('/programs'),
    cart: list('/cart'),
    checkout: list('/checkout'),
    give: list('/give'),
    /** Data of the quick-donation form, as JSON for scripts. */
    quickOffer: list('/give/offer'),
    /** One page of the list of categories, as JSON for scripts. */
    categoryOptions: list('/options/categories'),
    order: item('/orders'),
    /** Calendar file with a reminder of the end of a sponsorship in the order. */
    sponsorshipCalendar: (token: string, line: number) =>
      at(`/orders/${encodeURIComponent(token)}/sponsorship/${line}`),
    monthly: item('/monthly'),
    receiptCheck: item('/receipts'),
    giftCard: item('/gift-cards'),
    login: list('/login'),
    signup: list('/signup'),
    /** The code that verifies the e-mail address of a new account. */
    verify: list('/signup/verify'),
    forgotPassword: list('/forget-password'),
    /** The code and the new password. */
    resetPassword: list('/forget-password/reset'),
    logout: list('/logout'),
    /** Starts a sign-in with a social provider. */
    socialLogin: item('/auth'),
    /** The signed-in donor's own pages. `orders` is the first of them. */
    account: {
      orders: list('/account'),
      monthly: list('/account/monthly'),
      sponsorships: list('/account/sponsorships'),
      certificates: list('/account/certificates'),
      statement: list('/account/statement'),
      profile: list('/account/profile'),
      recipients: list('/account/recipients'),
      sessions: list('/account/sessions'),
      /** Download of the donor's data, as a file. */
      data: list('/account/data'),
      delete: list('/account/delete'),
    },
    news: list('/news'),
    newsItem: item('/news'),
    blogs: list('/blogs'),
    blog: item('/blogs'),
    events: list('/events'),
    event: item('/events'),
    /** Calendar file of an event. */
    eventCalendar: (id: string) => at(`/events/${encodeURIComponent(id)}/calendar`),
    training: list('/training'),
    trainingCourse: item('/training'),
    volunteer: list('/volunteer'),
    ngos: list('/ngo'),
    ngo: item('/ngo'),
    addNgo: list('/ngo/add'),
    /** Stores the draft of the form of an organisation, for scripts. */
    draftNgo: list('/ngo/add/draft'),
    partners: list('/partners'),
    search: list('/search'),
    /** An application, for the applicant who has the link from the mail. */
    application: item('/applications'),
    about: list('/about'),
    contact: list('/contact-us'),
    faqs: list('/faqs'),
    privacy: list('/privacy-policy'),
    terms: list('/terms-of-use'),
    newsletter: list('/newsletter'),
    newsletterConfirm: item('/newsletter/confirm'),
    newsletterLeave: item('/newsletter/leave'),
    /** Picture of a page for social networks. `version` changes with the picture. */
    card: ({ section, id }: { section: string; id: string }, version: string) =>
      withQuery(at(`/cards/${section}/${id}.jpg`), { v: version }),
    /** RSS feed of news or of the blog. */
    feed: (section: 'news' | 'blogs') => at(`/feeds/${section}`),
    /** Name, colours and icons of the site, for the home screen of a device. */
    manifest: list('/manifest.webmanifest'),
    language: list('/language'),
    lightPages: list('/light-pages'),
    pixels: list('/pixels'),
    /** Countries with their calling codes, as JSON for scripts. */
    callingCodes: list('/lookups/countries'),
    /** Country of a geographic position, as JSON for scripts. */
    countryHere: list('/lookups/country-here'),
    /** A page whose path comes from content, such as the target of a slide. Unsafe paths become the home page. */
    page: (path: string) => at(safePath(path)),
  };
}

const OFFERINGS_PATHS: Record<OfferingKind, SitePath> = {
  campaign: '/projects',
  fund: '/projects/type/fund',
  endowment: '/projects/endowments',
  expiation: '/projects/kafarat',
  sacrifice: '/projects/sacrifices',
  case: '/projects/type/tafreej',
  orphan: '/projects/orphans',
  repair: '/projects/mosques',
};

function offeringPath(offering: {
  id: string;
  kind: OfferingKind;
  within: string | null;
}): SitePath {
  const { kind, within } = offering;
  const id = encodeURIComponent(offering.id);
  if (kind === 'expiation') return `/projects/kafarat?cause=${id}`;
  if (kind === 'case') return `/projects/tafreej/${id}`;
  if (kind === 'repair') return `/projects/mosques/${encodeURIComponent(within ?? '')}`;
  if (kind === 'sacrifice' || kind === 'orphan') return `${OFFERINGS_PATHS[kind]}/${id}`;
  return `/projects/${id}`;
}

export type Links = ReturnType<typeof linksIn>;

/** Id of the element in which every page shows the result of an action. */
export const STATUS_ANCHOR = 'news';

/**
 * Returns the path of a page with the fragment of its status message. Without a fragment in the redirect, a browser
 * without scripts keeps the fragment of the submitted form.
 */
export function withStatusAnchor(page: SitePath): SitePath {
  return `${page}#${STATUS_ANCHOR}`;
}

/** Returns the path of a page in a language. */
export function localisedPath(path: SitePath, locale: Locale): SitePath {
  if (locale === DEFAULT_LOCALE) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/** Splits a path into its language (the default language without a prefix) and the path without the language. */
export function readPath(pathname: string): { locale: Locale; path: SitePath } {
  const [, first = '', ...rest] = pathname.split('/');
  if (isLocale(first) && first !== DEFAULT_LOCALE) {
    // Without the language, "/ar//x" would be "//x", which browsers treat as another host.
    return { locale: first, path: `/${rest.join('/').replace(/^\/+/, '')}` };
  }
  return { locale: DEFAULT_LOCALE, path: pathname.startsWith('/') ? (pathname as SitePath) : '/' };
}

/**
 * A path segment that looks like a BCP 47 language tag: two letters, then any scripts and regions ("fr", "ar-OM",
 * "zh-Hans-CN"). No page of the site has a first segment of two letters, so this matches no page. An unknown word such
 * as /nonsense does not match and is a 404.
 */
const LOCALE_TAG = /^[a-z]{2}(?:[-_](?:[a-z]{4}|[a-z]{2}|\d{3}))*$/i;

/** Returns the language tag at the start of a path and the rest of the path, or null without a language tag. */
export function readLocaleTag(pathname: string): { tag: string; rest: SitePath } | null {
  const [, first = '', ...rest] = pathname.split('/');
  // Without its language, "/fr//host" would be "//host", which browsers treat as another site.
  return LOCALE_TAG.test(first)
    ? { tag: first, rest: `/${rest.join('/').replace(/^\/+/, '')}` }
    : null;
}

/**
 * A link of content to a page of this site, in a language. Content writes it without a language; one that it has is
 * replaced. Returns null for any other link.
 */
export function contentLink(href: string, locale: Locale): string | null {
  const [path = '', ...anchor] = href.split('#');
  const safe = safePath(path);
  if (safe === '/' && path !== '/') return null;
  return [localisedPath(readLocaleTag(safe)?.rest ?? safe, locale), ...anchor].join('#');
}

/** The widths of a picture, in pixels. */
export const PICTURE_WIDTHS = [320, 640, 960, 1280] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** Returns the URL of a picture in one of its widths. The storefront fetches it from the charity API. */
export function pictureUrl(path: string, width: PictureWidth): string {
  return `${path}?w=${width}`;
}

/** Returns the path of a page's deferred module. @param key cache key of the page, so that any server can render it */
export function deferredModulePath(name: string, key?: string): SitePath {
  return withQuery(`/late/${name}.js`, { of: key });
}

/** Files that search engines and others request. They have no language. */
export const linksToFiles = {
  sitemap: (): SitePath => '/sitemap.xml',
  sitemapPart: (part: string): SitePath => `/sitemaps/${part}.xml`,
  securityText: (): SitePath => '/.well-known/security.txt',
};

/** Page that the service worker shows without a connection. Not in `linksIn`, because no page links to it. */
export const OFFLINE_PATH: SitePath = '/offline';

/** The service worker. At the top, so that it may handle all pages. */
export const WORKER_PATH: SitePath = '/service-worker.js';
/** The server sends it instead of the worker when OFFLINE_PAGES is false. */
export const REMOVAL_WORKER_PATH: SitePath = '/removal-worker.js';

/** Files of public/ that pages refer to. */
export const PUBLIC_FILES = {
  icon: '/icon.svg',
  touchIcon: '/apple-touch-icon.png',
  paymentMethods: '/payment-methods.svg',
  kite: '/scenes/kite.svg',
  map: '/scenes/map.svg',
  lantern: '/scenes/lantern.svg',
  shelter: '/scenes/shelter.svg',
} as const;

const ANY_BASE = 'https://site.invalid';

/**
 * Returns an untrusted path (from a form field or content) if it is on this site, otherwise the home page. Rejects
 * control characters and paths that browsers treat as another host ("//x", "/\x").
 */
export function safePath(wanted: unknown): SitePath {
  if (typeof wanted !== 'string' || wanted.length > 512) return '/';
  // eslint-disable-next-line no-control-regex -- browsers drop these, which can turn a path into a host
  if (!wanted.startsWith('/') || /^\/[/\\]|\\|[\u0000-\u001f\u007f]/.test(wanted)) return '/';
  const url = URL.parse?.(wanted, ANY_BASE) ?? new URL(wanted, ANY_BASE);
  if (url.origin !== ANY_BASE || url.pathname.startsWith('//')) return '/';
  return `${url.pathname}${url.search}` as SitePath;
}
