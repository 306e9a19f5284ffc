/** Builds every URL of the staff area. The URLs contain no language. */
import type { SitePath } from '#web/links';

/** The path of the staff area. It is the same on every host. */
export const STAFF_PATH = '/staff';
/** The folder of stylesheets and fonts. */
export const STAFF_FILES_PATH = '/staff/static';

type Query = Record<string, string | number | undefined | null>;

function withQuery(path: SitePath, query: Query): SitePath {
  const given = Object.entries(query)
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .map(([name, value]) => [name, String(value)]);
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
}

const page =
  (path = '') =>
  (query: Query = {}): SitePath =>
    withQuery(`${STAFF_PATH}${path}`, query);
/** A page of one record, or with `below` a page below it. */
const item =
  (path: string, below = '') =>
  (id: string, query: Query = {}): SitePath =>
    withQuery(`${STAFF_PATH}${path}/${encodeURIComponent(id)}${below}`, query);

type RecordOf = { kind: string; id: string };
/** A page of a record of content, or with `below` a page below it. */
const record =
  (below = '') =>
  ({ kind, id }: RecordOf, query: Query = {}): SitePath =>
    item(`/content/${encodeURIComponent(kind)}`, below)(id, query);

export const staffLinks = {
  today: page(),
  signIn: page('/sign-in'),
  /** The second step of the sign-in. */
  signInCode: page('/sign-in/code'),
  forgotten: page('/sign-in/forgotten'),
  signOut: page('/sign-out'),
  language: page('/language'),
  /** An invitation, with the token from the mail. */
  join: item('/join'),
  account: page('/account'),
  people: page('/people'),
  person: item('/people'),
  /** Asks for a change of an owner. */
  owner: item('/people', '/owner'),
  log: page('/log'),
  approvals: page('/approvals'),
  /** The mails that could not be delivered. */
  mails: page('/mails'),
  /** The page that stops a waiting action, with the token from the mail. */
  stop: item('/stop'),
  /** The page of a file whose permission the member does not have. */
  notAllowed: item('/not-allowed'),
  donations: page('/donations'),
  donation: item('/donations'),
  /** The gifts of the list as a file: donations.csv or donations.xlsx. */
  donationsFile: item('/donations/file'),
  /** Enters a gift received at the office. */
  enterGift: page('/donations/new'),
  proof: item('/donations', '/proof'),
  /** A transfer of another amount or currency. */
  arrival: item('/donations', '/amount'),
  /** A transfer that arrived after the payment. */
  further: item('/donations', '/further'),
  refund: item('/donations', '/refund'),
  monthly: page('/monthly'),
  /** A monthly gift, by the reference of its first order. */
  monthlyGift: item('/monthly'),
  stopMonthly: item('/monthly', '/stop'),
  donors: page('/donors'),
  /** A donor, by the reference of any order. */
  donor: item('/donors'),
  statement: item('/donors', '/statement'),
  donorData: item('/donors', '/data'),
  eraseDonor: item('/donors', '/erase'),
  reports: page('/reports'),
  /** The report as a file: money.csv or money.xlsx. */
  reportFile: item('/reports'),
  /** The differences between the providers' books and ours, and the payouts. */
  payouts: page('/reports/payouts'),
  /** The differences as a file: differences.csv or differences.xlsx. */
  payoutsFile: item('/reports/payouts'),
  payout: ({ method, id }: { method: string; id: string }) =>
    item(`/reports/payouts/${encodeURIComponent(method)}`)(id),
  content: page('/content'),
  contentKind: item('/content'),
  newRecord: item('/content', '/new'),
  record: record(),
  recordPreview: record('/preview'),
  recordSchedule: record('/schedule'),
  recordEnd: record('/end'),
  recordUpdate: record('/update'),
  recordVersion: ({ seq, ...of }: RecordOf & { seq: number }, query: Query = {}) =>
    record(`/versions/${seq}`)(of, query),
  figures: page('/figures'),
  organisation: page('/organisation'),
  bankAccounts: page('/organisation/bank-accounts'),
  /** The plan of the set-up. */
  setup: page('/setup'),
  setupStep: item('/setup'),
  setupChecks: page('/setup/checks'),
  applications: page('/applications'),
  application: item('/applications'),
  /** The applications of a list as CSV. */
  applicationsFile: page('/applications/file'),
  /** A file that an applicant sent. */
  applicationFile: (reference: string, id: string) =>
    page(`/applications/${encodeURIComponent(reference)}/files/${encodeURIComponent(id)}`)(),
  newsletter: page('/newsletter'),
  /** The confirmed addresses as CSV. */
  newsletterFile: page('/newsletter/file'),
  /** The confirmation page before a subscription is deleted. */
  unsubscribe: item('/newsletter', '/leave'),
};

/**
 * Returns an untrusted path if it is a page of the staff area. Otherwise returns the first page.
 * @param wanted from a cookie or a form
 */
export function safeStaffPath(wanted: unknown): SitePath {
  const isPage =
    typeof wanted === 'string' &&
    wanted.length <= 512 &&
    /^\/staff(?:[/?][\w\-./?&=%+:]*)?$/.test(wanted) &&
    !wanted.includes('//');
  return isPage ? (wanted as SitePath) : staffLinks.today();
}
