/** The names of all files of text, read from the disk so that none is forgotten. */
import { readdirSync } from 'node:fs';

export default readdirSync('locales/en')
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.slice(0, -'.json'.length));
