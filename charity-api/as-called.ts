/** Commands in texts for operators, as they are called where this process runs. Texts contain `npm run NAME --`. */

/** In the image, which sets NADAWAH, commands are called with `nadawah` (commands/nadawah.ts). */
export function asCalled(text: string): string {
  return process.env.NADAWAH ? text.replaceAll(/npm run (?:-s )?([\w-]+) --/g, 'nadawah $1') : text;
}
