/** Recognises endowments by the suffix of their id. They share the URL pattern /projects/{id} with campaigns. */

export function isEndowment(id: string | undefined): boolean {
  return id?.endsWith('-endowment') ?? false;
}
