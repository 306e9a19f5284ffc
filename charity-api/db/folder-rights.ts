/** The rights of this user in the data folder. */
import { accessSync, constants } from 'node:fs';

/** Returns null when this user can read, write and enter the folder. */
export function findMissingRights(folder: string): { text: string; todo: string } | null {
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    return null;
  } catch {
    const user = process.getuid?.();
    return {
      text: `This user (${user ?? 'unknown'}) cannot write to ${folder}.`,
      todo: `Give the folder to this user: chown -R ${user ?? 'USER'} ${folder}`,
    };
  }
}
