/** The facts of an approval as rows: amounts, and texts. The kind of the approval determines their names. */
import type { Translate } from '#app/i18n/translate';
import type { FactRow } from '#app/ui/facts';
import { Money } from '#app/ui/money';
import { staffLinks } from '../../links';
import { isAmount, valueText, type Words } from '../../ui/value-text';
import { TextLink } from '../../ui/text-link';

export function approvalFacts(facts: Record<string, unknown>, words: Words): FactRow[] {
  return Object.entries(facts).flatMap(([name, value]) => {
    if (value === null || value === '' || value === undefined) return [];
    return [{ key: name, label: labelOf(name, words.t), value: valueOf(name, value, words) }];
  });
}

/** `account2` is the second account. */
function labelOf(name: string, t: Translate): string {
  const [, stem = name, number] = /^([a-zA-Z]+?)(\d+)?$/.exec(name) ?? [];
  return number === undefined
    ? t(`staff-approvals:fact.${stem}`)
    : t(`staff-approvals:numbered.${stem}`, { number });
}

function valueOf(name: string, value: unknown, words: Words) {
  if (isAmount(value)) return <Money amount={value} />;
  if (name === 'reference' && typeof value === 'string')
    return (
      <TextLink to={staffLinks.donation(value)}>
        <bdi>{value}</bdi>
      </TextLink>
    );
  return <bdi>{valueText(value, name, words)}</bdi>;
}
