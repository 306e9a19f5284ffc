/** The metrics of the storefront's calls, and those of the charity API in this process. */
import { sample, type Sample } from '#contract/telemetry/metrics';
import { charityApiMetrics, charityUpstream } from './transport.server';

export async function readMetrics(): Promise<Sample[]> {
  const { inFlight, isCircuitOpen } = charityUpstream();
  return [
    sample('upstream_requests_in_flight', {}, inFlight),
    sample('upstream_circuit_open', {}, Number(isCircuitOpen)),
    ...(await charityApiMetrics()),
  ];
}
