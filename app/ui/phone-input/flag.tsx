/** A country's flag; its two letters on devices that draw none, as Windows. Beside the name, so hidden from screen readers. */

export function Flag({ code }: { code: string }) {
  return showsFlags() ? (
    <span aria-hidden>{flagOf(code)}</span>
  ) : (
    <span className="xs muted" aria-hidden>
      {code}
    </span>
  );
}

/** Regional indicators: the letters of the code in signs that come together as a flag. */
function flagOf(code: string): string {
  return String.fromCodePoint(...[...code].map((letter) => letter.charCodeAt(0) - 65 + 0x1f1e6));
}

let known: boolean | undefined;

/** Where there is no flag, the two signs stand side by side and take twice the room of one. */
function showsFlags(): boolean {
  if (known === undefined) {
    const pen = document.createElement('canvas').getContext('2d');
    const widthOf = (code: string) => pen?.measureText(flagOf(code)).width ?? 0;
    known = widthOf('OM') < 1.5 * widthOf('O');
  }
  return known;
}
