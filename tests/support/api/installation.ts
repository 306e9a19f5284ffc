/** An installation for the tests of doctor: valid settings, a database, and a public URL. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DoctorSettings, Installation } from '#api/doctor/installation';
import type { NamedFinding } from '#api/doctor/finding';
import { runChecks } from '#api/doctor/run';
import { LOCALES } from '#domain/locales';
import type { TestApi } from './api';

export const SETTINGS_OF_TESTS: DoctorSettings = {
  ...{ publicUrl: 'https://give.example.org', hasPublicUrl: true, isPublic: true, port: 3000 },
  ...{ trustsProxy: true, locales: LOCALES, demoContent: false, hasTrials: false },
  ...{ testKeys: [], liveKeys: [], providers: {}, social: {}, smtpUrl: null, charityApiUrl: null },
  usesPostgres: false,
  charityApiClient: { id: 'storefront', secret: 'the-client-secret-of-the-installation' },
  ownSecrets: { SESSION_SECRETS: ['the-session-secret-of-the-installation'] },
  storedSecrets: [],
};

type Changes = Partial<Omit<Installation, 'settings'>> & { settings?: Partial<DoctorSettings> };

/** @param opened the API whose database the installation has; without it, there is no database */
export function installation(opened: TestApi | null, changes: Changes = {}): Installation {
  const dataDir = opened?.deps.config.dataDir ?? mkdtempSync(path.join(tmpdir(), 'installation-'));
  return {
    ...{ dataDir, problems: [], unknownNames: [], databaseProblem: null, holder: null },
    ...{ mailTo: null, now: () => opened?.clock.now ?? new Date() },
    fetch: () => Promise.reject(new TypeError('no network in this test')),
    database: opened && {
      ...{ db: opened.db, file: import.meta.filename },
      close: () => Promise.resolve(),
    },
    ...changes,
    settings: { ...SETTINGS_OF_TESTS, ...changes.settings },
  };
}

/** Runs the checks and returns the findings of one of them, as "result: message". */
export async function findingsOf(site: Installation, check: string): Promise<string[]> {
  const found = await runChecks(site);
  return found.filter((one) => one.check === check).map(asLine);
}

const asLine = ({ result, message }: NamedFinding) => `${result}: ${message}`;
