/**
 * The list of all metrics, and the functions with which all folders count and measure. They do nothing until a program
 * installs a recorder, so an installation without metrics loads no library and has no extra cost.
 */

type Definition = {
  kind: 'counter' | 'gauge' | 'histogram';
  help: string;
  /** Names of the labels. Their values come from fixed lists, never from a request: no ids, no personal data. */
  labels: readonly string[];
  /** Upper bounds of the buckets of a histogram, in the unit of the metric. */
  buckets?: readonly number[];
};

const REQUEST_SECONDS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const MINUTES_AND_HOURS = [1, 5, 15, 60, 300, 900, 3_600, 21_600, 86_400];

export const METRICS = {
  http_server_request_duration_seconds: {
    kind: 'histogram',
    help: 'Duration of requests by route pattern, method and class of the status',
    labels: ['route', 'method', 'status'],
    buckets: REQUEST_SECONDS,
  },
  http_requests_rejected_total: {
    kind: 'counter',
    help: 'Requests that the server rejected before the app, such as page views under overload (busy)',
    labels: ['reason'],
  },
  http_requests_in_flight: {
    kind: 'gauge',
    help: 'Requests that the app handles now',
    labels: [],
  },
  page_render_duration_seconds: {
    kind: 'histogram',
    help: 'Duration of renders: pages that visitors share (shared), and all other requests to the app (own)',
    labels: ['kind'],
    buckets: REQUEST_SECONDS,
  },
  page_cache_requests_total: {
    kind: 'counter',
    help: 'Requests for pages that may be cached',
    labels: ['result'],
  },
  page_cache_pages: { kind: 'gauge', help: 'Pages in the page cache', labels: [] },
  page_cache_bytes: { kind: 'gauge', help: 'Bytes of the page cache', labels: [] },
  upstream_request_duration_seconds: {
    kind: 'histogram',
    help: 'Duration of calls of the charity API by operation and outcome',
    labels: ['op', 'outcome'],
    buckets: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5],
  },
  upstream_requests_in_flight: {
    kind: 'gauge',
    help: 'Calls in flight to a charity API at CHARITY_API_URL',
    labels: [],
  },
  upstream_circuit_open: {
    kind: 'gauge',
    help: '1 while the circuit breaker of the charity API is open',
    labels: [],
  },
  log_events_total: {
    kind: 'counter',
    help: 'Events in the log, also those below LOG_LEVEL',
    labels: ['event'],
  },
  orders_total: {
    kind: 'counter',
    help: 'Orders that reached a state, since the start of the process',
    labels: ['state', 'method', 'currency'],
  },
  orders_open: {
    kind: 'gauge',
    help: 'Orders without a final state',
    labels: ['state', 'method', 'currency'],
  },
  orders_oldest_seconds: {
    kind: 'gauge',
    help: 'Age of the oldest order without a final state; 0 without such an order',
    labels: ['state'],
  },
  order_settle_seconds: {
    kind: 'histogram',
    help: 'Time from the start of a payment until it is recorded here, including the time on the payment page',
    labels: ['method', 'source'],
    buckets: MINUTES_AND_HOURS,
  },
  webhook_lag_seconds: {
    kind: 'histogram',
    help: 'Time from the creation of a webhook at its provider to its processing here',
    labels: ['method'],
    buckets: MINUTES_AND_HOURS,
  },
  payments_unreconciled: {
    kind: 'gauge',
    help: 'Payments of the last 90 days that a provider lists for an order that is not recorded as paid here',
    labels: ['method'],
  },
  payments_books_age_seconds: {
    kind: 'gauge',
    help: 'Time since the books of a provider were last fetched completely',
    labels: ['method'],
  },
  payment_outcomes: {
    kind: 'gauge',
    help: 'Online payments of the last ten minutes by outcome',
    labels: ['outcome'],
  },
  payment_decline_ratio: {
    kind: 'gauge',
    help: 'Share of declined payments among those of the last ten minutes; 0 without payments',
    labels: [],
  },
  attack_mode: { kind: 'gauge', help: '1 while attack mode is on', labels: [] },
  mail_backlog: { kind: 'gauge', help: 'Mails that are due and not sent', labels: [] },
  mail_overdue_seconds: {
    kind: 'gauge',
    help: 'How long the next mail has been due; 0 when none is due',
    labels: [],
  },
  mail_server_failing: {
    kind: 'gauge',
    help: '1 while the mail server does not accept mails',
    labels: [],
  },
  mail_oldest_seconds: {
    kind: 'gauge',
    help: 'Age of the oldest mail that is not sent; 0 without such a mail',
    labels: [],
  },
  mail_abandoned: {
    kind: 'gauge',
    help: 'Mails that could not be sent and are not tried again, until staff send or delete them',
    labels: [],
  },
  database_busy_total: {
    kind: 'counter',
    help: 'Writes that found the database locked: waited for the lock (waited), or failed (failed)',
    labels: ['result'],
  },
  database_writable: {
    kind: 'gauge',
    help: '1 when the last test write succeeded',
    labels: [],
  },
  disk_free_bytes: { kind: 'gauge', help: 'Free bytes of the disk of DATA_DIR', labels: [] },
  disk_size_bytes: { kind: 'gauge', help: 'Size of the disk of DATA_DIR', labels: [] },
  backup_last_success_timestamp_seconds: {
    kind: 'gauge',
    help: 'Time of the last backup; missing before the first one',
    labels: [],
  },
  job_last_success_timestamp_seconds: {
    kind: 'gauge',
    help: 'Time at which a background job last ended without an error; the start before the first time',
    // Not `job`, which Prometheus sets to the name of the scraped program.
    labels: ['background_job'],
  },
} as const satisfies Record<string, Definition>;

type Metrics = typeof METRICS;
export type MetricName = keyof Metrics;
type NameOf<Kind> = {
  [Name in MetricName]: Metrics[Name]['kind'] extends Kind ? Name : never;
}[MetricName];
export type CounterName = NameOf<'counter'>;
export type HistogramName = NameOf<'histogram'>;
export type GaugeName = NameOf<'gauge'>;
export type Labels<Name extends MetricName> = Record<Metrics[Name]['labels'][number], string>;

/** The value of a gauge at the time of a request for the metrics. */
export type Sample = { name: GaugeName; labels: Record<string, string>; value: number };
export const sample = <Name extends GaugeName>(
  name: Name,
  labels: Labels<Name>,
  value: number,
): Sample => ({ name, labels, value });

export type Recorder = {
  count: (name: CounterName, labels: Record<string, string>) => void;
  observe: (name: HistogramName, labels: Record<string, string>, value: number) => void;
};

// On globalThis because the builds of the server, the site and the staff area each contain a copy of this module.
const shared = globalThis as typeof globalThis & { __metricsRecorder?: Recorder | undefined };

/** @param recorder undefined: metrics are off */
export function setRecorder(recorder: Recorder | undefined): void {
  shared.__metricsRecorder = recorder;
}

/** Returns true when metrics are recorded, so that callers can save the work for the labels. */
export const isRecording = (): boolean => shared.__metricsRecorder !== undefined;

export function count<Name extends CounterName>(name: Name, labels: Labels<Name>): void {
  shared.__metricsRecorder?.count(name, labels);
}

/** @param value in the unit of the metric's name */
export function observe<Name extends HistogramName>(
  name: Name,
  labels: Labels<Name>,
  value: number,
): void {
  shared.__metricsRecorder?.observe(name, labels, value);
}
