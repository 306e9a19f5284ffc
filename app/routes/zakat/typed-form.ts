/** Reads the calculator's form in the browser, in the same way as the server reads the request. */
import { typedFrom, type Rulings, type Typed } from '#domain/zakat';

export function readForm(form: HTMLFormElement, rulings: Rulings): Typed {
  return typedFrom(nested(new FormData(form)), rulings);
}

type Nested = { [name: string]: Nested | string };

/** "gold.0.grams" becomes {gold: {0: {grams}}}. */
function nested(form: FormData): Nested {
  const all: Nested = {};
  for (const [name, value] of form) {
    if (typeof value !== 'string') continue;
    const path = name.split('.');
    const last = path.pop()!;
    let place = all;
    for (const part of path) {
      const inner = place[part];
      place = typeof inner === 'object' ? inner : (place[part] = {});
    }
    place[last] = value;
  }
  return all;
}
