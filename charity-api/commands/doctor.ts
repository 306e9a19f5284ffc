/** Command for operators: `npm run doctor -- [--json] [--mail ADDRESS] [--data DIR]`. Checks an installation. */
import { existsSync } from 'node:fs';
import {
  ConfigError,
  doctorSettings,
  findOwnSecrets,
  findUnknownNames,
  loadEnvFile,
  readConfig,
  type Config,
} from '#config';
import { findHolder } from '../db/folder-lock';
import { DatabaseError, openForReading, requireMoved, requireNotLost } from '../db/open';
import { readEmail } from '../http/email';
import type { Installation } from '../doctor/installation';
import { asJson, asText, exitCodeOf } from '../doctor/report';
import { runChecks } from '../doctor/run';
import { databaseFile, databaseUrl, readArguments, stop } from '../terminal';

const USAGE = `Usage: npm run doctor -- [--json] [--mail ADDRESS] [--data FOLDER]
  --json            prints the results as JSON, for monitoring
  --mail ADDRESS    sends a test mail to this address
  --data FOLDER     the data folder of the site; the default is DATA_DIR
Checks this installation, before the first start and while the site runs. It changes nothing, and moves no money.
Exit code: 0 all is well, 1 something is wrong, 2 only warnings.`;

loadEnvFile();
const { dataDir, positionals, values } = readArguments(USAGE, {
  json: { type: 'boolean' },
  mail: { type: 'string' },
});
if (positionals.length > 0) stop(USAGE);
const { mail = null } = values;
if (mail !== null && readEmail(mail) === null) stop(`“${mail}” is not an e-mail address.`);
process.env.DATA_DIR = dataDir;
// The site's process sets the same default.
process.env.NODE_ENV ??= 'production';

const installation = await look();
try {
  const findings = await runChecks(installation);
  console.log(values.json ? asJson(findings) : asText(findings));
  process.exitCode = exitCodeOf(findings);
} finally {
  await installation.database?.close();
}

async function look(): Promise<Installation> {
  const secrets = findOwnSecrets(dataDir);
  let config: Config | null = null;
  let problems: string[] = [];
  try {
    config = readConfig(process.env, secrets.read);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    problems = error.problems;
  }
  const opened = await openIfExisting(databaseUrl(), databaseFile(dataDir));
  return {
    ...{ dataDir, mailTo: mail, problems, fetch, now: () => new Date() },
    settings: config && doctorSettings(config),
    unknownNames: findUnknownNames(),
    ...opened,
    holder: findHolderOrUnknown(),
  };
}

/** Returns "unknown" when this user may not open the lock: then another user runs the site. */
function findHolderOrUnknown(): Installation['holder'] {
  try {
    return findHolder(dataDir);
  } catch {
    return 'unknown';
  }
}

async function openIfExisting(
  url: string | null,
  file: string,
): Promise<Pick<Installation, 'database' | 'databaseProblem'>> {
  try {
    await (url ? requireMoved(file) : requireNotLost(file));
    if (!url && !existsSync(file)) return { database: null, databaseProblem: null };
    const opened = await openForReading(url ?? file);
    return { database: { ...opened, file: url ? null : file }, databaseProblem: null };
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
    return { database: null, databaseProblem: error.message };
  }
}
