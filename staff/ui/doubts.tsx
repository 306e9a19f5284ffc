/** The doubtful figures of a form, each with a checkbox. */
import type { Written } from '#domain/content/shape';
import { useLocale, useText } from '#web/i18n/strings';
import { Alert } from '#web/ui/parts';
import { pathLabel } from './field-path';
import { TickList } from './tick-list';

export const CONFIRMED_FIELD = 'confirmed';

/** Message of each doubtful field. null when no figure is doubtful. */
export type DoubtTexts = Record<string, string> | null;

/** The value of the checkbox of a doubt. */
export const doubtText = ([path, message]: [string, string]) => `${path} ${message}`;

/** @param labels of the fields, by default those of content */
export function Doubts({
  doubts,
  labels = {},
  written,
}: {
  doubts: DoubtTexts | undefined;
  labels?: Record<string, string>;
  /** The record of the fields. */
  written?: Written;
}) {
  const t = useText('staff-content');
  const locale = useLocale();
  if (!doubts) return null;
  return (
    <Alert tone="warm">
      <TickList
        name={CONFIRMED_FIELD}
        id={CONFIRMED_FIELD}
        legend={t('doubts')}
        options={Object.entries(doubts).map((doubt) => ({
          value: doubtText(doubt),
          label: labels[doubt[0]] ?? pathLabel(doubt[0], { locale, t }, written),
          hint: doubt[1],
        }))}
        chosen={[]}
        required
      />
    </Alert>
  );
}
