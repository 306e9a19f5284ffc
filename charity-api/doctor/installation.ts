/** The facts about an installation that doctor's checks read. The command collects them. */
import type { Locale } from '#domain/locales';
import type { Holder } from '../db/folder-lock';
import type { OpenDatabase } from '../db/open';
import type { ProviderSettings, SocialSettings } from '../deps';
import type { Finding } from './finding';

/** The valid settings, as far as doctor checks them. */
export type DoctorSettings = {
  publicUrl: string;
  /** False when PUBLIC_URL is empty, so that `publicUrl` is the default on this machine. */
  hasPublicUrl: boolean;
  /** False when only this machine can open `publicUrl`. */
  isPublic: boolean;
  port: number;
  trustsProxy: boolean;
  locales: readonly Locale[];
  demoContent: boolean;
  hasTrials: boolean;
  testKeys: readonly string[];
  liveKeys: readonly string[];
  providers: ProviderSettings;
  social: SocialSettings;
  smtpUrl: string | null;
  /** False for SQLite in the data folder. */
  usesPostgres: boolean;
  /** null: the reference API runs in the site's process. */
  charityApiUrl: string | null;
  /** The credentials of the storefront for the charity API. */
  charityApiClient: { id: string; secret: string };
  /** The secrets of this installation by setting. */
  ownSecrets: Record<string, readonly string[]>;
  /** Names of the secrets that are generated and stored in secrets.json. */
  storedSecrets: readonly string[];
};

/** `file`: null for a PostgreSQL database. */
export type OpenedDatabase = OpenDatabase & { file: string | null };

export type Installation = {
  dataDir: string;
  /** null when the settings are invalid. */
  settings: DoctorSettings | null;
  /** Messages of the problems that prevent a start. */
  problems: readonly string[];
  /** Names in .env that are not settings. */
  unknownNames: readonly string[];
  /** null before the first start, or when the database cannot be read. */
  database: OpenedDatabase | null;
  databaseProblem: string | null;
  /** The process that uses the data folder. */
  holder: Holder | 'unknown' | null;
  /** E-mail address for a test mail. null sends none. */
  mailTo: string | null;
  now: () => Date;
  fetch: typeof globalThis.fetch;
};

/** An installation for checks that declare what they need. */
export type Ready = Installation & { settings: DoctorSettings; database: OpenedDatabase };

/**
 * - settings: valid settings
 * - database: a database that can be used
 * - site: the site runs and has a PUBLIC_URL
 */
export type Need = 'settings' | 'database' | 'site';

export type Findings = Finding | Finding[];

export type Check = {
  name: string;
  needs: readonly Need[];
  run: (installation: Ready) => Promise<Findings> | Findings;
};
