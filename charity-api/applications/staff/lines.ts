/** Staff commands for applications: list them, and show one with all its fields and files. */
import * as z from 'zod';
import type { ApplicationKind } from '#contract/applications';
import type { ApiDeps } from '../../deps';
import { findApplication } from '../../modules/applications/repository';
import { findApplications } from './find';
import { filesOf } from './show';

type Deps = Pick<ApiDeps, 'db'>;

const dataSchema = z.record(z.string(), z.union([z.string(), z.array(z.string())]));

/** Returns one line for each application, newest first: reference, kind, state, day, subject, seats, name, e-mail. */
export async function listApplications(
  { db }: Deps,
  { kind, subject }: { kind?: ApplicationKind | undefined; subject?: string | undefined },
): Promise<string[]> {
  const rows = await findApplications(db, { view: 'all', kind, subject });
  return rows.map((row) =>
    [
      row.reference,
      row.kind.padEnd(9),
      row.state.padEnd(9),
      row.created_at.slice(0, 10),
      row.subject ?? '',
      row.seats > 0 ? `seats:${row.seats}` : '',
      printable(row.name),
      `<${printable(row.email)}>`,
    ]
      .filter(Boolean)
      .join('  '),
  );
}

/** Returns the fields of an application, one on each line, or null when none has this reference. */
export async function describeApplication(
  { db }: Deps,
  reference: string,
): Promise<string[] | null> {
  const row = await findApplication(db, 'reference', reference);
  if (!row) return null;
  const files = await filesOf(db, row);
  const { kind, state, handling, subject, seats, name, email, phone, locale } = row;
  const own = {
    kind,
    state,
    handling,
    subject,
    seats,
    sent: row.created_at,
    name,
    email,
    phone,
    locale,
  };
  const fields = { ...own, ...dataSchema.parse(JSON.parse(row.data)) };
  return [
    row.reference,
    ...Object.entries(fields)
      .filter(([, value]) => value !== null && value !== '')
      .map(([label, value]) => `  ${label}: ${shown(value)}`),
    ...files.map(
      (file) =>
        `  file ${file.field}: applications/${file.path} (${printable(file.name)}, ${file.bytes} bytes)`,
    ),
  ];
}

function shown(value: string | string[] | number | null): string {
  return [value]
    .flat()
    .map((one) => printable(String(one)))
    .join(', ');
}

/**
 * Indents further lines, and replaces other control characters and those that change the direction of text: a visitor
 * could otherwise change the colours of the terminal or hide a part of the output.
 */
function printable(text: string): string {
  return text.replace(/\r?\n/g, '\n    ').replace(/[^\P{C}\n]/gu, '\uFFFD');
}
