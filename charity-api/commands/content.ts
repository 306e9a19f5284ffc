/** Command for content files: `npm run content -- check | diff | import | export FOLDER [--data ./data]`. */
import path from 'node:path';
import { loadEnvFile } from '#config';
import { describeChanges } from '../content/changes';
import { ContentError, describeProblem, type Content } from '../content/content';
import type { Problem } from '../content/problem-texts';
import { exportFolder } from '../content/export';
import { importContent } from '../content/import';
import { storePictures } from '../content/pictures';
import { readFolder } from '../content/read-folder';
import { count } from '../doctor/finding';
import { readScenes, SCENES_FOLDER } from '../content/scenes';
import { openExisting, openOrCreate, openCopy, readArguments, stop } from '../terminal';

const USAGE = `Usage: npm run content -- COMMAND FOLDER [--data DATA]
  check FOLDER     lists the problems of the files in a content folder; changes nothing
  diff FOLDER      lists what an import would add, change and withdraw; changes nothing
  import FOLDER    updates the site's content to match the files, while the site runs
  export FOLDER    writes the site's content as files into a new folder
The default of DATA is DATA_DIR, the data folder of the site. docs/content.md describes the files.`;

loadEnvFile();
const { dataDir, positionals } = readArguments(USAGE);
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
  const done =
    error.stored > 0
      ? `${count(error.stored, 'change')} made before. Correct the files, and import them again.`
      : 'Nothing was changed.';
  console.error(`\n${count(error.problems.length, 'problem')}. ${done}`);
  process.exitCode = 1;
}

async function readContent(from: string): Promise<{ content: Content; warnings: Problem[] }> {
  const scenes = new Set(readScenes(path.resolve(SCENES_FOLDER)).keys());
  const { content, problems, warnings } = await readFolder(from, scenes);
  for (const warning of warnings) console.error(`Warning: ${describeProblem(warning)}`);
  if (problems.length > 0) throw new ContentError(problems);
  return { content, warnings };
}

async function useContent(
  what: string,
  { content, warnings }: { content: Content; warnings: Problem[] },
): Promise<void> {
  if (what === 'check') {
    if (content.writtenFor === null && content.samples.length > 0)
      throw new ContentError(content.samples);
    const files = content.kinds.reduce((sum, { items }) => sum + items.length, 0);
    const noted = warnings.length > 0 ? `, ${count(warnings.length, 'warning')}` : '';
    console.log(`${count(files, 'file')} without a problem${noted}.`);
    return;
  }
  // Content can be imported before the first start.
  const { db, close } = await (what === 'import'
    ? openOrCreate(dataDir)
    : openCopy(dataDir, console.error));
  try {
    const dryRun = what === 'diff';
    if (!dryRun) await storePictures({ db, config: { dataDir }, now: () => now }, content.pictures);
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
  const { db, close } = await openExisting(dataDir);
  try {
    const files = await exportFolder({ db, config: { dataDir } }, to);
    console.log(`${count(files, 'file')} in ${to}.`);
  } finally {
    await close();
  }
}
