/** Types for the parts of autocannon that the benchmark uses. The package has no types. */
declare module 'autocannon' {
  namespace autocannon {
    type Result = {
      requests: { total: number };
      /** In seconds. */
      duration: number;
      latency: { p50: number; p99: number };
      errors: number;
      non2xx: number;
    };
  }
  function autocannon(options: {
    url: string;
    headers: Record<string, string>;
    connections: number;
    /** In seconds. */
    duration: number;
  }): Promise<autocannon.Result>;
  export default autocannon;
}
