/** Names of all text namespaces: the files below locales/en. */
import { readdirSync } from 'node:fs';

export default readdirSync('locales/en')
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.slice(0, -'.json'.length));
