#!/usr/bin/env node
/** The program `nadawah` of the image: runs the commands for operators and staff, `nadawah COMMAND …`. */
import { existsSync } from 'node:fs';

const COMMANDS: Record<string, string> = {
  doctor: 'checks this installation: settings, proxy, mail, payments, content, backups',
  backup: 'writes a backup while the site runs',
  restore: 'checks or restores a backup',
  'move-database': 'moves the data from SQLite to PostgreSQL',
  staff: 'invites members of staff, and helps when they cannot sign in',
  content: 'checks, imports and exports the content as files',
  'attack-mode': 'sets or prints the attack mode, against tests of stolen cards',
};

const width = Math.max(...Object.keys(COMMANDS).map(({ length }) => length));
const USAGE = [
  'Usage: nadawah COMMAND …',
  ...Object.entries(COMMANDS).map(([name, purpose]) => `  ${name.padEnd(width)}  ${purpose}`),
  'nadawah COMMAND --help prints the arguments of a command.',
].join('\n');

const [name = ''] = process.argv.slice(2);
if (['--help', '-h', 'help'].includes(name)) console.log(USAGE);
else if (!Object.hasOwn(COMMANDS, name)) {
  console.error(name ? `There is no command “${name}”.\n\n${USAGE}` : USAGE);
  process.exitCode = 1;
} else {
  const program = new URL(`./${name}.js`, import.meta.url);
  if (!existsSync(program)) throw new Error(`${program.pathname} is missing: run npm run build`);
  // The commands read the arguments after the program's name, and show how they are called.
  process.argv.splice(2, 1);
  process.env.NADAWAH = '1';
  await import(program.href);
}
