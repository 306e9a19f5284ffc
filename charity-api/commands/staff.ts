/** Command: `npm run staff -- list | invite EMAIL | reset EMAIL | end EMAIL | first [--data DIR]`. */
import { randomBytes } from 'node:crypto';
import { charityApiSettings, config, loadEnvFile } from '#config';
import { DEFAULT_LOCALE, isLocale, type Locale } from '#domain/locales';
import { STAFF_ROLES, type StaffRole } from '#domain/staff/permissions';
import { formatDate } from '#domain/time/dates';
import { readEmail } from '../http/email';
import { ApiError } from '../http/errors';
import { messages } from '../http/messages';
import { findMember } from '../http/staff-session';
import { staffInvitationUrl } from '../links';
import { firstOwnerUrl } from '../staff/first-owner';
import { invite, inviteToReset } from '../staff/invitations';
import { endAccess, listPeople } from '../staff/people';
import { openExisting, readArguments, stop } from '../terminal';

const USAGE = `Usage: npm run staff -- COMMAND [--data FOLDER]
  list                            lists the people with access to the staff area, and open invitations
  invite EMAIL [ROLES] [LANGUAGE] prints a link for a new person. ROLES: owner (default), or a list such as
                                  finance,editor of ${STAFF_ROLES.join(', ')}. LANGUAGE: en (default), ar, tr, id
  reset EMAIL                     prints a link that replaces the password and the second factor of a person
  end EMAIL                       ends the access of a person
  first                           prints the link of the first owner of a new installation
The default of FOLDER is DATA_DIR, the data folder of the site.`;

loadEnvFile();
const { dataDir, positionals } = readArguments(USAGE);
const [command = '', typed = '', ...others] = positionals;
const needsEmail = ['invite', 'reset', 'end'].includes(command);
if (!needsEmail && (!['list', 'first'].includes(command) || typed !== '')) stop(USAGE);
const email = readEmail(typed);
if (needsEmail && email === null) stop(`${typed || 'Nothing'} is not an e-mail address.`);
const [roles, locale] = readInvitation(others);

const { db, close } = await openExisting(dataDir);
// The secrets that sign the links are in the data folder, next to the database.
process.env.DATA_DIR = dataDir;
const settings = charityApiSettings(config('api'));
const deps = { db, config: settings, now: () => new Date(), random: randomBytes };
const actor = { kind: 'command' } as const;
try {
  const lines = await run();
  console.log(lines.join('\n'));
} catch (error) {
  if (!(error instanceof ApiError)) throw error;
  console.error(messages('en').t(`api:${error.code}`));
  process.exitCode = 1;
} finally {
  await close();
}

async function run(): Promise<string[]> {
  if (command === 'list') return describePeople();
  if (settings.staffUrl === null) return ['STAFF_URL is off: the site has no staff area.'];
  if (command === 'first')
    return [(await firstOwnerUrl(deps)) ?? 'Someone has joined already. Use invite.'];
  if (command === 'invite') {
    const token = await invite(deps, { email: email!, roles, locale }, actor);
    return [staffInvitationUrl(settings.staffUrl, token)];
  }
  const member = await findMember(db, 'email', email!);
  if (!member) throw new ApiError('staffMember.notFound');
  if (command === 'reset')
    return [staffInvitationUrl(settings.staffUrl, await inviteToReset(deps, member.id, actor))];
  await endAccess(deps, member.id, { actor });
  return [`${member.email} has no access any more.`];
}

async function describePeople(): Promise<string[]> {
  const { members, invitations } = await listPeople(deps);
  const lines = [
    ...members.map(({ name, email: address, roles: held, lastUsedAt, endedAt }) =>
      [
        ...[name, address, held.join(',')],
        endedAt
          ? `ended ${formatDate(endedAt)}`
          : `last used ${lastUsedAt ? formatDate(lastUsedAt) : 'never'}`,
      ].join('  '),
    ),
    ...invitations.map(({ email: address, roles: held, expiresAt }) =>
      [address || '(first owner)', held.join(','), `invited until ${formatDate(expiresAt)}`].join(
        '  ',
      ),
    ),
  ];
  return lines.length > 0 ? lines : ['Nobody has access to the staff area yet.'];
}

function readInvitation([first = 'owner', second = DEFAULT_LOCALE]: string[]): [
  StaffRole[],
  Locale,
] {
  const named = first.split(',');
  const held = STAFF_ROLES.filter((role) => named.includes(role));
  if (held.length !== named.length) stop(`ROLES is a list of ${STAFF_ROLES.join(', ')}.`);
  if (!isLocale(second)) stop('LANGUAGE is en, ar, tr or id.');
  return [held, second];
}
