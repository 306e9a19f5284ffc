/** The names of all namespaces, read from the files in locales/en. */
import { readdirSync } from 'node:fs';

export default readdirSync('locales/en')
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.slice(0, -'.json'.length));
