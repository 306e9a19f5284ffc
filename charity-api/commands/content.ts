/** The charity's content as files: `npm run content -- check | diff | import | export FOLDER [--data ./data]`. */
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { loadEnvFile } from '#config';
import { describeChanges } from '../content/changes';
import { ContentError, describeProblem, type Content } from '../content/content';
import { exportFolder } from '../content/export';
import { importContent } from '../content/import';
import { storePictures } from '../content/pictures';
import { readFolder } from '../content/read-folder';
import { openDatabase } from '../db/open';
import { readScenes, SCENES_FOLDER } from '../content/scenes';

const USAGE = `Usage: npm run content -- COMMAND FOLDER [--data DATA]
  check FOLDER     says what is wrong with the files of a content folder; changes nothing
  diff FOLDER      says what an import would add, change and withdraw; changes nothing
  import FOLDER    makes the site's content what the files say, at once, while the site runs
  export FOLDER    writes the site's content as files into a new folder
DATA is the DATA_DIR of the site, unless it is set. docs/content.md describes the files.`;

loadEnvFile();
const { values, positionals } = readArguments();

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        data: { type: 'string', default: process.env.DATA_DIR || './data' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch (error) {
    return stop(`${(error as Error).message}\n\n${USAGE}`);
  }
}

function stop(reason: string): never {
  console.error(reason);
  process.exit(1);
}

if (values.help) {
  console.log(USAGE);
  process.exit(0);
}
const [command = '', folder, ...others] = positionals;
if (!['check', 'diff', 'import', 'export'].includes(command) || !folder || others.length > 0)
  stop(USAGE);

const now = new Date();
try {
  if (command === 'export') await writeExport(folder);
  else await useContent(command, await readContent(folder));
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.problems.map(describeProblem).join('\n'));
  console.error(`\n${count(error.problems.length, 'problem')}. Nothing was changed.`);
  process.exitCode = 1;
}

async function readContent(from: string): Promise<Content> {
  const scenes = new Set(readScenes(path.resolve(SCENES_FOLDER)).keys());
  const { content, problems } = await readFolder(from, scenes);
  if (problems.length > 0) throw new ContentError(problems);
  return content;
}

async function useContent(what: string, content: Content): Promise<void> {
  if (what === 'check') {
    if (content.samples.length > 0) throw new ContentError(content.samples);
    const things = content.kinds.reduce((sum, { items }) => sum + items.length, 0);
    console.log(`${count(things, 'file')} without a problem.`);
    return;
  }
  const { db, close } = await open({ isNew: what === 'import' });
  try {
    const dryRun = what === 'diff';
    if (!dryRun) storePictures(values.data, content.pictures);
    const changes = await importContent(db, content, { now, dryRun });
    const lines = describeChanges(changes);
    if (lines.length > 0) console.log(lines.join('\n'));
    const done = dryRun ? 'would be made' : 'made';
    console.log(
      changes.length === 0 ? 'Nothing to change.' : `${count(changes.length, 'change')} ${done}.`,
    );
  } finally {
    await close();
  }
}

async function writeExport(to: string): Promise<void> {
  const { db, close } = await open({ isNew: false });
  try {
    console.log(`${count(await exportFolder(db, to, values.data), 'file')} in ${to}.`);
  } finally {
    await close();
  }
}

/** @param isNew whether a database may be made, for content that comes before the first start of the site */
async function open({ isNew }: { isNew: boolean }) {
  const file = path.join(values.data, 'charity.db');
  if (!existsSync(file) && !isNew)
    stop(`There is no database at ${file}. Set DATA_DIR, or --data, to the folder of the site.`);
  mkdirSync(values.data, { recursive: true });
  return openDatabase(file);
}

function count(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`;
}
