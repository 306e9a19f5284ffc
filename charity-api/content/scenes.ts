/** The drawn scenes: read once, known by name. A name that is not among them is no file, whatever it looks like. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** In the project that the process was started in. */
export const SCENES_FOLDER = 'charity-api/files/scenes';

/** A drawing or a photograph. `hash` changes when its bytes do. */
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
