/** Measures requests. Its labels have few values: route patterns, known methods, classes of statuses. */
import { isRecording, observe } from '#contract/telemetry/metrics';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** @param route a pattern, never a URL; empty for a request without a route */
export function measureRequest(request: {
  route: string;
  method: string;
  status: number;
  ms: number;
}): void {
  if (!isRecording()) return;
  const { route, method, status, ms } = request;
  const labels = {
    route: route || 'none',
    method: METHODS.has(method) ? method : 'other',
    status: `${Math.floor(status / 100)}xx`,
  };
  observe('http_server_request_duration_seconds', labels, ms / 1_000);
}
