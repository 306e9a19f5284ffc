/** Loads the drawn scenes (SVG) by name. Only these names are served, so a request cannot read any other file. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Relative to the working directory of the process. */
export const SCENES_FOLDER = 'charity-api/files/scenes';

/** A drawing or a photograph. `hash` is a hash of its bytes. */
export type Original = { name: string; hash: string; read: () => Promise<Buffer> };

export type Scene = Original & { svg: Buffer };

export function readScenes(folder: string): ReadonlyMap<string, Scene> {
  const scenes = new Map<string, Scene>();
  for (const file of readdirSync(folder)) {
    if (!file.endsWith('.svg')) continue;
    const svg = readFileSync(path.join(folder, file));
    const name = file.slice(0, -'.svg'.length);
    scenes.set(name, {
      name,
      svg,
      read: () => Promise.resolve(svg),
      hash: createHash('sha256').update(svg).digest('base64url').slice(0, 16),
    });
  }
  return scenes;
}
