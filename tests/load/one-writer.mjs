/** Loaded before an API that is measured beside the others: its transactions run one after another, as with one lock. */
import pg from 'pg';

/** @type {any} */
const client = pg.Client.prototype;
const { query } = client;
client.query = function (/** @type {any} */ config, /** @type {any[]} */ ...rest) {
  const text = config.text?.replace(
    /^begin .*?idle\w+ = \d+; /,
    '$&select pg_advisory_xact_lock(1); ',
  );
  return query.call(this, text ? { ...config, text } : config, ...rest);
};
