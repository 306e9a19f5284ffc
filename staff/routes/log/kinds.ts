/** The kinds of records in the log that a reader can choose, each with a text in locales/<language>/staff-log.json. */
export const LOG_KINDS = [
  'order',
  'application',
  'newsletter',
  'mail',
  'member',
  'approval',
] as const;
