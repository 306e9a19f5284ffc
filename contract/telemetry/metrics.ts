/**
 * The list of all metrics, and the functions with which all folders count and measure. They do nothing until a program
 * installs a recorder, so an installation without metrics loads no library and has no extra cost.
 */

/**
 * @param labels their names. Their values come from fixed lists, never from a request: no ids, no personal data
 * @param buckets upper bounds of the buckets of a histogram, in the unit of the metric
 */
const definition =
  <const Kind extends string>(kind: Kind) =>
  <const Label extends string = never>(
    help: string,
    labels: readonly Label[] = [],
    buckets: readonly number[] = [],
  ) => ({ kind, help, labels, buckets });
const counter = definition('counter');
const gauge = definition('gauge');
const histogram = definition('histogram');

const REQUEST_SECONDS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const MINUTES_AND_HOURS = [1, 5, 15, 60, 300, 900, 3_600, 21_600, 86_400];

export const METRICS = {
  http_server_request_duration_seconds: histogram(
    'Duration of requests by route pattern, method and class of the status',
    ['route', 'method', 'status'],
    REQUEST_SECONDS,
  ),
  http_requests_rejected_total: counter(
    'Requests that the server rejected before the app, such as page views under overload (busy)',
    ['reason'],
  ),
  http_requests_in_flight: gauge('Requests that the app handles now'),
  page_render_duration_seconds: histogram(
    'Duration of renders: pages that visitors share (shared), and all other requests to the app (own)',
    ['kind'],
    REQUEST_SECONDS,
  ),
  page_cache_requests_total: counter('Requests for pages that may be cached', ['result']),
  page_cache_pages: gauge('Pages in the page cache'),
  page_cache_bytes: gauge('Bytes of the page cache'),
  upstream_request_duration_seconds: histogram(
    'Duration of calls of the charity API by operation and outcome',
    ['op', 'outcome'],
    [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5],
  ),
  upstream_requests_in_flight: gauge('Calls in flight to a charity API at CHARITY_API_URL'),
  upstream_circuit_open: gauge('1 while the circuit breaker of the charity API is open'),
  log_events_total: counter('Events in the log, also those below LOG_LEVEL', ['event']),
  orders_total: counter('Orders that reached a state, since the start of the process', [
    'state',
    'method',
    'currency',
  ]),
  orders_open: gauge('Orders without a final state', ['state', 'method', 'currency']),
  orders_oldest_seconds: gauge(
    'Age of the oldest order without a final state; 0 without such an order',
    ['state'],
  ),
  order_settle_seconds: histogram(
    'Time from the start of a payment until it is recorded here, including the time on the payment page',
    ['method', 'source'],
    MINUTES_AND_HOURS,
  ),
  webhook_lag_seconds: histogram(
    'Time from the creation of a webhook at its provider to its processing here',
    ['method'],
    MINUTES_AND_HOURS,
  ),
  payments_unreconciled: gauge(
    'Payments of the last 90 days that a provider lists for an order that is not recorded as paid here',
    ['method'],
  ),
  payments_books_age_seconds: gauge(
    'Time since the books of a provider were last fetched completely',
    ['method'],
  ),
  payment_outcomes: gauge('Online payments of the last ten minutes by outcome', ['outcome']),
  payment_decline_ratio: gauge(
    'Share of declined payments among those of the last ten minutes; 0 without payments',
  ),
  attack_mode: gauge('1 while attack mode is on'),
  mail_backlog: gauge('Mails that are due and not sent'),
  mail_overdue_seconds: gauge('How long the next mail has been due; 0 when none is due'),
  mail_server_failing: gauge('1 while the mail server does not accept mails'),
  mail_oldest_seconds: gauge('Age of the oldest mail that is not sent; 0 without such a mail'),
  mail_abandoned: gauge(
    'Mails that could not be sent and are not tried again, until staff send or delete them',
  ),
  database_busy_total: counter(
    'Writes that found the database locked: waited (waited), ran again (repeated), or failed (failed)',
    ['result'],
  ),
  database_writable: gauge('1 when the last test write succeeded'),
  disk_free_bytes: gauge('Free bytes of the disk of DATA_DIR'),
  disk_size_bytes: gauge('Size of the disk of DATA_DIR'),
  backup_last_success_timestamp_seconds: gauge(
    'Time of the last backup; missing before the first one',
  ),
  // Not `job`, which Prometheus sets to the name of the scraped program.
  job_last_success_timestamp_seconds: gauge(
    'Time at which a background job last ended without an error; the start before the first time',
    ['background_job'],
  ),
};

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
