/** The Prometheus registry with all metrics of contract/telemetry. Loaded only when metrics are on. */
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { LOG_EVENTS } from '#contract/telemetry/events';
import {
  METRICS,
  setRecorder,
  type CounterName,
  type GaugeName,
  type HistogramName,
  type MetricName,
  type Sample,
} from '#contract/telemetry/metrics';

/** Returns the current values of gauges. Sources are read at each request for the metrics. */
export type Source = () => Promise<Sample[]> | Sample[];

export type MetricsText = { contentType: string; text: string };

/** Maximum number of series of one metric, in case a label gets values from requests by mistake. */
const MAX_SERIES = 2_000;

/**
 * Starts to record metrics in this process.
 * @param sources a source that fails is left out of the response
 * @param onError called with the error of a source
 * @returns a function that returns all metrics in the text format of Prometheus
 */
export function startMetrics(
  sources: readonly Source[],
  onError: (error: unknown) => void,
): () => Promise<MetricsText> {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const counters = new Map<CounterName, Counter>();
  const histograms = new Map<HistogramName, Histogram>();
  const gauges = new Map<GaugeName, Gauge>();
  for (const [name, metric] of Object.entries(METRICS)) {
    const settings = { name, help: metric.help, labelNames: metric.labels, registers: [registry] };
    if (metric.kind === 'counter') counters.set(name as CounterName, new Counter(settings));
    else if (metric.kind === 'gauge') gauges.set(name as GaugeName, new Gauge(settings));
    else
      histograms.set(
        name as HistogramName,
        new Histogram({ ...settings, buckets: [...metric.buckets] }),
      );
  }
  // Prometheus does not count the first value of a new series as an increase.
  for (const event of Object.keys(LOG_EVENTS)) counters.get('log_events_total')!.inc({ event }, 0);
  const admit = seriesLimit();
  setRecorder({
    count: (name, labels) => {
      if (admit(name, labels)) counters.get(name)!.inc(labels);
    },
    observe: (name, labels, value) => {
      if (admit(name, labels)) histograms.get(name)!.observe(labels, value);
    },
  });
  return async () => {
    const read = await Promise.allSettled(sources.map(async (source) => source()));
    for (const [name, gauge] of gauges) {
      gauge.reset();
      // Without labels, reset sets 0. A value that could not be read must be missing, so that its alerts see no data.
      if (METRICS[name].labels.length === 0) gauge.remove();
    }
    for (const result of read) {
      if (result.status === 'rejected') onError(result.reason);
      else for (const { name, labels, value } of result.value) gauges.get(name)!.set(labels, value);
    }
    return { contentType: registry.contentType, text: await registry.metrics() };
  };
}

/** Returns a function that returns false for a new series of a metric that already has the maximum. */
function seriesLimit(): (name: MetricName, labels: Record<string, string>) => boolean {
  const known = new Map<MetricName, Set<string>>();
  return (name, labels) => {
    let series = known.get(name);
    if (!series) known.set(name, (series = new Set()));
    const key = Object.values(labels).join('\n');
    if (series.has(key)) return true;
    if (series.size >= MAX_SERIES) return false;
    series.add(key);
    return true;
  };
}
