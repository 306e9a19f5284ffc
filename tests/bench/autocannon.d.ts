/** Types for the parts of autocannon that the benchmark uses. The package has no types. */
declare module 'autocannon' {
  namespace autocannon {
    type Result = {
      requests: { total: number };
      /** In seconds. */
      duration: number;
      errors: number;
      timeouts: number;
      non2xx: number;
    };
  }
  function autocannon(
    options: {
      url: string;
      headers?: Record<string, string>;
      /** Sent in turn instead of `url` and `headers`. */
      requests?: { path: string; headers?: Record<string, string> }[];
      connections: number;
    } & (
      | {
          /** In seconds. */
          duration: number;
        }
      | {
          /** Number of requests. */
          amount: number;
        }
    ),
  ): Promise<autocannon.Result>;
  export default autocannon;
}
