/** `npm run generate`: writes the generated files: .env.example, and the tables of documents. */
import { readFileSync, writeFileSync } from 'node:fs';
import { envExample } from '#config';
import { DOCUMENTS, withTables } from './documents';

writeFileSync('.env.example', envExample());
for (const path of DOCUMENTS) writeFileSync(path, withTables(path, readFileSync(path, 'utf8')));
