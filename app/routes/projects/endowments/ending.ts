/** How the page of an endowment is known: /projects/{product}-endowment, where campaigns are too. */

export function isEndowment(id: string | undefined): boolean {
  return id?.endsWith('-endowment') ?? false;
}
