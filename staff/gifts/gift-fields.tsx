/** Fields of forms about gifts: what a gift is for, its currency, and where it is on the bank statement. */
import { CURRENCIES } from '#domain/money';
import { useText } from '#web/i18n/strings';
import { Field, Select } from '#web/ui/field';
import type { useSubmission } from '#web/ui/form-reply';
import { Options } from '../ui/page';
import type { GiftChoices } from './offerings.server';

type Form = { field: ReturnType<typeof useSubmission>['field'] };

type PurposeProps = Form & {
  choices: GiftChoices;
  label: string;
  required?: boolean;
  /** The names of the fields begin with it. */
  prefix?: string;
};

export function PurposeFields({ field, choices, label, required, prefix = '' }: PurposeProps) {
  const t = useText('staff-gifts');
  return (
    <>
      <Select {...field(`${prefix}offering`)} label={label} required={required}>
        <Options options={choices.offerings} empty={t('enter.choose')} />
      </Select>
      <Select {...field(`${prefix}intention`, 'sadaqa')} label={t('lines.intention')}>
        <Options options={choices.intentions} />
      </Select>
    </>
  );
}

/** The day on the bank statement, and the bank's number of the transfer. */
export function StatementFields({ field }: Form) {
  const t = useText('staff-gifts');
  return (
    <>
      <Field {...field('day')} label={t('confirm.day')} type="date" required />
      <Field {...field('bankNumber')} label={t('confirm.number')} dir="ltr" />
    </>
  );
}

export function CurrencyField({ field }: Form) {
  const t = useText('staff-gifts');
  return (
    <Select {...field('currency', 'OMR')} label={t('amount.currency')}>
      <Options options={CURRENCIES.map((value) => ({ value, text: value }))} />
    </Select>
  );
}
