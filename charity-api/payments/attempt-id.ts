/** The format of our attempt ids. Another business may use the same account at a provider. */
export function isAttemptId(id: string | null | undefined): id is string {
  return /^[0-9a-f]{32}$/.test(id ?? '');
}
