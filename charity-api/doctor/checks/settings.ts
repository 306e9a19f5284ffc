/** Checks of the settings, the secrets, and content or keys that are not real. */
import { statSync } from 'node:fs';
import path from 'node:path';
import { hasDemonstration } from '../../content/demonstration-day';
import { hasTrialOrders } from '../../payments/trial-payments';
import { count, fail, ok, warn, type Finding } from '../finding';
import type { Check, DoctorSettings, Findings } from '../installation';

const FIX_SETTING = 'Correct the setting in .env or in the environment, and run doctor again.';

export const SETTINGS_CHECKS: readonly Check[] = [
  {
    name: 'settings',
    needs: [],
    run: ({ problems, unknownNames }) => [
      ...problems.map((problem) => fail(problem, FIX_SETTING)),
      ...unknownNames.map((name) =>
        warn(`${name} in .env is not a setting.`, 'Compare its spelling with .env.example.'),
      ),
      ...(problems.length + unknownNames.length === 0 ? [ok('All settings are valid.')] : []),
    ],
  },
  {
    name: 'secrets',
    needs: ['settings'],
    run: ({ dataDir, settings }) => secrets(dataDir, settings),
  },
  {
    name: 'demonstration',
    needs: ['settings', 'database'],
    run: async ({ settings, database: { db } }) => {
      const { demoContent, hasTrials, isPublic, liveKeys } = settings;
      const key = liveKeys[0] ?? 'a live key';
      const found: Finding[] = [];
      const isDemonstration = await hasDemonstration(db);
      if (isDemonstration && (!demoContent || liveKeys.length > 0))
        found.push(
          fail(
            `The database contains the fictional charity of the demonstration${liveKeys.length > 0 ? `, and ${key} moves real money` : ''}. The site does not start.`,
            'Set DATA_DIR to a new folder, and import your own content (docs/content.md).',
          ),
        );
      else if (isDemonstration && isPublic)
        found.push(
          warn(
            'A public site shows the fictional charity of the demonstration.',
            'For a real charity, set DEMO_CONTENT=false and DATA_DIR to a new folder.',
          ),
        );
      if (!hasTrials && (await hasTrialOrders(db)))
        found.push(
          fail(
            'The database has orders that were paid without money, by trials. The site does not start.',
            'Set DATA_DIR to a new folder. These orders would count as gifts.',
          ),
        );
      else if (hasTrials && isPublic)
        found.push(
          warn(
            'Online payments move no money, because TRIAL_PAYMENTS is on.',
            'Before you announce the site, set TRIAL_PAYMENTS=false and live keys, with a new DATA_DIR.',
          ),
        );
      return found.length > 0
        ? found
        : ok(
            isDemonstration
              ? 'The database contains the demonstration, and only this machine can open the site.'
              : 'The database has no demonstration content and no trial payments.',
          );
    },
  },
  {
    name: 'keys',
    needs: ['settings'],
    run: ({ settings: { testKeys, liveKeys, isPublic } }) => {
      if (testKeys.length > 0)
        return (isPublic ? fail : warn)(
          `${testKeys.join(', ')}: test keys. Payments move no money, but count as gifts, and no banner shows this.`,
          'Set live keys. While you test, set TRIAL_PAYMENTS=true.',
        );
      if (liveKeys.length === 0) return ok('No live keys: no online payment moves money.');
      return ok(`Live keys: ${liveKeys.join(', ')}.`);
    },
  },
];

function secrets(
  dataDir: string,
  { ownSecrets, storedSecrets }: Pick<DoctorSettings, 'ownSecrets' | 'storedSecrets'>,
): Findings {
  const found: Finding[] = [];
  const names = Object.entries(ownSecrets);
  const shared = names.filter(([name, values]) =>
    names.some(([other, those]) => other !== name && those.some((value) => values.includes(value))),
  );
  if (shared.length > 0)
    found.push(
      warn(
        `${shared.map(([name]) => name).join(' and ')} have the same secret.`,
        'Give each setting a different secret. A disclosed secret then affects only one of them.',
      ),
    );
  const file = path.join(dataDir, 'secrets.json');
  const mode = statSync(file, { throwIfNoEntry: false })?.mode;
  if (mode !== undefined && (mode & 0o077) !== 0)
    found.push(warn(`Other users can read ${file}.`, `Run: chmod 600 ${file}`));
  if (found.length > 0) return found;
  const stored = storedSecrets.length;
  if (stored === 0 && mode === undefined)
    return ok('Secrets that are not set will be generated at the first start.');
  return ok(
    stored > 0
      ? `${count(stored, 'secret')} in ${file}. Keep a copy in another place than the backups: a backup does not contain it.`
      : 'All secrets are set.',
  );
}
