/** `npm run generate`: writes the generated files, .env.example and the tables of docs/api.md. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { envExample } from '#config';
import { apiTables, withTables } from './api-tables';

writeFileSync('.env.example', envExample());
mkdirSync('docs', { recursive: true });
const page = existsSync('docs/api.md')
  ? readFileSync('docs/api.md', 'utf8')
  : '# The charity API\n';
writeFileSync('docs/api.md', withTables(page, apiTables()));
