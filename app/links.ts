/** Builds every internal URL of the site: language prefix, path and query. */
import type { SocialProvider } from '#contract/accounts';
import type { Intention } from '#domain/cart';
import type { OfferingKind } from '#domain/offerings';
import { DEFAULT_LOCALE, isLocale, type Locale } from '#domain/locales';

/** A path of the site. It begins with a slash. */
export type SitePath = `/${string}`;

type Query = Record<string, string | number | undefined | null>;

/** `returnTo`: the page to which the donor returns after the sign-in. */
type ReturnQuery = { returnTo?: string | undefined };

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
  return {
    home: () => at('/'),
    projects: (query: Query = {}) => withQuery(at('/projects'), query),
    projectsOfType: (type: string, query: Query = {}) =>
      withQuery(at(`/projects/type/${encodeURIComponent(type)}`), query),
    project: (id: string, query: { intention?: Intention | undefined } = {}) =>
      withQuery(at(`/projects/${encodeURIComponent(id)}`), query),
    zakat: () => at('/projects/zakat'),
    zakatCalculator: () => at('/projects/zakat/calculator'),
    stockZakat: () => at('/projects/zakat/stocks'),
    fundZakat: () => at('/projects/zakat/funds'),
    stockPurge: (query: Query = {}) => withQuery(at('/projects/stock-purge'), query),
    sacrifices: (query: Query = {}) => withQuery(at('/projects/sacrifices'), query),
    sacrifice: (id: string) => at(`/projects/sacrifices/${encodeURIComponent(id)}`),
    endowments: (query: Query = {}) => withQuery(at('/projects/endowments'), query),
    kafarat: (query: Query = {}) => withQuery(at('/projects/kafarat'), query),
    cases: (query: Query = {}) => withQuery(at('/projects/type/tafreej'), query),
    case: (id: string) => at(`/projects/tafreej/${encodeURIComponent(id)}`),
    orphans: (query: Query = {}) => withQuery(at('/projects/orphans'), query),
    orphan: (id: string) => at(`/projects/orphans/${encodeURIComponent(id)}`),
    mosques: (query: Query = {}) => withQuery(at('/projects/mosques'), query),
    mosque: (id: string) => at(`/projects/mosques/${encodeURIComponent(id)}`),
    /** Current balances of the repairs of a mosque, as JSON for scripts. */
    mosqueStanding: (id: string) => at(`/projects/mosques/${encodeURIComponent(id)}/standing`),
    /** The page of an offering of any kind. */
    offering: (offering: { id: string; kind: OfferingKind; within: string | null }) =>
      at(offeringPath(offering)),
    /** The list of offerings of a kind. */
    offeringsOf: (kind: OfferingKind) => at(OFFERINGS_PATHS[kind]),
    /** Current remaining units of an offering, as JSON for scripts. */
    standing: (id: string) => at(`/offerings/${encodeURIComponent(id)}/standing`),
    certificate: (token: string) => at(`/certificates/${encodeURIComponent(token)}`),
    programs: (query: Query = {}) => withQuery(at('/programs'), query),
    program: (id: string) => at(`/programs/${encodeURIComponent(id)}`),
    cart: () => at('/cart'),
    checkout: (query: Query = {}) => withQuery(at('/checkout'), query),
    give: (query: Query = {}) => withQuery(at('/give'), query),
    /** Data of the quick-donation form, as JSON for scripts. */
    quickOffer: () => at('/give/offer'),
    /** One page of the list of categories, as JSON for scripts. */
    categoryOptions: (query: Query) => withQuery(at('/options/categories'), query),
    order: (token: string, query: Query = {}) =>
      withQuery(at(`/orders/${encodeURIComponent(token)}`), query),
    /** Calendar file with a reminder of the end of a sponsorship in the order. */
    sponsorshipCalendar: (token: string, line: number) =>
      at(`/orders/${encodeURIComponent(token)}/sponsorship/${line}`),
    monthly: (token: string) => at(`/monthly/${encodeURIComponent(token)}`),
    receiptCheck: (token: string) => at(`/receipts/${encodeURIComponent(token)}`),
    giftCard: (token: string) => at(`/gift-cards/${encodeURIComponent(token)}`),
    login: (query: ReturnQuery = {}) => withQuery(at('/login'), query),
    signup: (query: ReturnQuery = {}) => withQuery(at('/signup'), query),
    /** The code that verifies the e-mail address of a new account. */
    verify: () => at('/signup/verify'),
    forgotPassword: (query: ReturnQuery = {}) => withQuery(at('/forget-password'), query),
    /** The code and the new password. */
    resetPassword: () => at('/forget-password/reset'),
    logout: () => at('/logout'),
    /** Starts a sign-in with a social provider. */
    socialLogin: (provider: SocialProvider) => at(`/auth/${provider}`),
    /** The signed-in donor's own pages. `orders` is the first of them. */
    account: {
      orders: (query: Query = {}) => withQuery(at('/account'), query),
      monthly: (query: Query = {}) => withQuery(at('/account/monthly'), query),
      sponsorships: (query: Query = {}) => withQuery(at('/account/sponsorships'), query),
      certificates: (query: Query = {}) => withQuery(at('/account/certificates'), query),
      statement: (query: { year?: number | undefined } = {}) =>
        withQuery(at('/account/statement'), query),
      profile: () => at('/account/profile'),
      recipients: (query: Query = {}) => withQuery(at('/account/recipients'), query),
      sessions: (query: Query = {}) => withQuery(at('/account/sessions'), query),
      /** Download of the donor's data, as a file. */
      data: () => at('/account/data'),
      delete: () => at('/account/delete'),
    },
    news: (query: Query = {}) => withQuery(at('/news'), query),
    newsItem: (id: string) => at(`/news/${encodeURIComponent(id)}`),
    blogs: (query: Query = {}) => withQuery(at('/blogs'), query),
    blog: (id: string) => at(`/blogs/${encodeURIComponent(id)}`),
    events: (query: Query = {}) => withQuery(at('/events'), query),
    event: (id: string) => at(`/events/${encodeURIComponent(id)}`),
    /** Calendar file of an event. */
    eventCalendar: (id: string) => at(`/events/${encodeURIComponent(id)}/calendar`),
    training: (query: Query = {}) => withQuery(at('/training'), query),
    trainingCourse: (id: string) => at(`/training/${encodeURIComponent(id)}`),
    volunteer: () => at('/volunteer'),
    ngos: (query: Query = {}) => withQuery(at('/ngo'), query),
    ngo: (id: string) => at(`/ngo/${encodeURIComponent(id)}`),
    addNgo: (query: Query = {}) => withQuery(at('/ngo/add'), query),
    /** Stores the draft of the form of an organisation, for scripts. */
    draftNgo: () => at('/ngo/add/draft'),
    partners: (query: Query = {}) => withQuery(at('/partners'), query),
    /** An application, for the applicant who has the link from the mail. */
    application: (token: string) => at(`/applications/${encodeURIComponent(token)}`),
    about: () => at('/about'),
    contact: () => at('/contact-us'),
    faqs: (query: Query = {}) => withQuery(at('/faqs'), query),
    privacy: () => at('/privacy-policy'),
    terms: () => at('/terms-of-use'),
    newsletter: () => at('/newsletter'),
    newsletterConfirm: (token: string) => at(`/newsletter/confirm/${encodeURIComponent(token)}`),
    newsletterLeave: (token: string) => at(`/newsletter/leave/${encodeURIComponent(token)}`),
    language: () => at('/language'),
    /** Countries with their calling codes, as JSON for scripts. */
    callingCodes: () => at('/lookups/countries'),
    /** Country of a geographic position, as JSON for scripts. */
    countryHere: (place: { latitude: number; longitude: number }) =>
      withQuery(at('/lookups/country-here'), place),
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

/** Files of public/ that pages refer to. */
export const PUBLIC_FILES = {
  icon: '/icon.svg',
  touchIcon: '/apple-touch-icon.png',
  manifest: '/manifest.webmanifest',
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
