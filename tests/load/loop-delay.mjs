/**
 * Loaded with `--import` into the measured server: appends the delay of its event loop and its memory to the file
 * LOAD_FILE every second.
 */
import { appendFile } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';

const RESOLUTION_MS = 10;
const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
histogram.enable();
setInterval(() => {
  // The recorded value includes the interval of the measurements.
  const p99 = Math.max(0, histogram.percentile(99) / 1e6 - RESOLUTION_MS);
  const line = { at: Date.now(), p99, rss: process.memoryUsage.rss() / 1024 / 1024 };
  histogram.reset();
  appendFile(/** @type {string} */ (process.env.LOAD_FILE), `${JSON.stringify(line)}\n`, () => {});
}, 1_000).unref();
