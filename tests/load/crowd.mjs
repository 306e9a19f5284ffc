/**
 * Opens many connections and sends the next request of each as soon as its response has arrived. Prints JSON with the
 * longest wait of a connection. Arguments: origin, connections, seconds, paths separated by commas.
 */
import { Agent, request } from 'node:http';
import { performance } from 'node:perf_hooks';

const [, , origin = '', connections = '', seconds = '', paths = ''] = process.argv;
const pages = paths.split(',');
/** @type {Record<number, number>} */
const statuses = {};

/** @param {Agent} agent @param {string} path @returns {Promise<number>} */
function get(agent, path) {
  return new Promise((resolve) => {
    const headers = { 'accept-encoding': 'br' };
    const sent = request(origin + path, { agent, headers }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
      response.on('error', () => resolve(0));
    });
    sent.on('error', () => resolve(0));
    sent.end();
  });
}

/** @type {{ responses: number, longestWait: number, begunAt: number }[]} */
const results = Array.from({ length: Number(connections) }, () => ({
  ...{ responses: 0, longestWait: 0 },
  begunAt: performance.now(),
}));
setTimeout(report, Number(seconds) * 1_000);
await Promise.all(
  results.map(async (result, n) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (;;) {
      const status = await get(agent, pages[(n + result.responses) % pages.length] ?? '/');
      const now = performance.now();
      result.longestWait = Math.max(result.longestWait, now - result.begunAt);
      result.begunAt = now;
      result.responses += 1;
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  }),
);

function report() {
  const now = performance.now();
  const waits = results.map((one) => Math.max(one.longestWait, now - one.begunAt));
  const responses = results.map((one) => one.responses).sort((a, b) => a - b);
  const sum = {
    ...{ statuses, longestWait: Math.max(...waits), fewest: responses[0] },
    median: responses[Math.floor(responses.length / 2)],
  };
  console.log(JSON.stringify(sum));
  process.exit(0);
}
