/** `npm run generate`: writes the generated files: .env.example, and the tables of docs/api.md and docs/faults.md. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { envExample } from '#config';
import { apiTables, withTables } from './api-tables';
import { withFaultTable } from './fault-table';

writeFileSync('.env.example', envExample());
mkdirSync('docs', { recursive: true });
const page = existsSync('docs/api.md')
  ? readFileSync('docs/api.md', 'utf8')
  : '# The charity API\n';
writeFileSync('docs/api.md', withTables(page, apiTables()));
writeFileSync('docs/faults.md', withFaultTable(readFileSync('docs/faults.md', 'utf8')));
