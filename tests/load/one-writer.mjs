/** Loaded before an API that is measured beside the others: each of its writes excludes all others, as with one lock. */
import pg from 'pg';

/** @type {any} */
const client = pg.Client.prototype;
const { query } = client;
client.query = function (/** @type {any} */ config, /** @type {any[]} */ ...rest) {
  const text = config.text?.replaceAll('xact_lock_shared(', 'xact_lock(');
  return query.call(this, text ? { ...config, text } : config, ...rest);
};
