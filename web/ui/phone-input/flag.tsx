/** A country's flag, or its two letters on devices without flags, such as Windows. Hidden from screen readers. */

export function Flag({ code }: { code: string }) {
  return showsFlags() ? (
    <span aria-hidden>{flagOf(code)}</span>
  ) : (
    <span className="xs muted max-[18em]:hidden" aria-hidden>
      {code}
    </span>
  );
}

/** Converts the letters of the code to regional indicator symbols, which fonts render as a flag. */
function flagOf(code: string): string {
  return String.fromCodePoint(...[...code].map((letter) => letter.charCodeAt(0) - 65 + 0x1f1e6));
}

let known: boolean | undefined;

/** Without a flag, the two symbols are side by side and twice as wide as one. */
function showsFlags(): boolean {
  if (known === undefined) {
    const pen = document.createElement('canvas').getContext('2d');
    const widthOf = (code: string) => pen?.measureText(flagOf(code)).width ?? 0;
    known = widthOf('OM') < 1.5 * widthOf('O');
  }
  return known;
}
