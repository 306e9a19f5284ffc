/** Fields of one kind of wealth: its lines, with buttons that add and remove a line. */
import { useFormAction } from '@remix-run/react';
import { currencyCode } from '#domain/money';
import {
  HOLDINGS,
  isMetal,
  type Kind,
  MAX_TYPED,
  type Metal,
  PURITIES,
  type Row,
  USES,
} from '#domain/zakat';
import { useLocale, useText } from '#web/i18n/strings';
import { Field, FieldFrame, Select } from '#web/ui/field';
import type { FieldState } from '#web/ui/form-reply';
import { Icon } from '#web/ui/icon';
import { Button } from '#web/ui/parts';
import type { Calculator } from './view.server';

/** Fields of a line of shares or fund units: name, number, price and purpose. */
const NUMBER = { inputMode: 'decimal', maxLength: MAX_TYPED, autoComplete: 'off' } as const;

function ShareFields({ kind, field, calculator }: LineProps & { kind: 'stocks' | 'funds' }) {
  const t = useText('zakat-calculator');
  return (
    <div className="grid grid-cols-2 gap-2 [@media(max-width:18em)]:grid-cols-1 lg:grid-cols-[1fr_1fr_1fr_auto]">
      <Field label={t('name')} maxLength={MAX_TYPED} {...field('name')} />
      <Field label={t(`count.${kind}`)} {...NUMBER} {...field('count')} />
      <Field label={t(`price.${kind}`)} {...NUMBER} {...field('price')} />
      <div className="col-span-full lg:col-auto">
        <Select label={t('held')} {...field('held')}>
          {HOLDINGS.map((held) => (
            <option key={held} value={held}>
              {t(`holdings.${held}`)}
            </option>
          ))}
        </Select>
      </div>
      {calculator.rulings.shares.keep === 'published' && (
        <Field
          label={t('published')}
          hint={t('publishedHint')}
          {...NUMBER}
          {...field('published')}
        />
      )}
    </div>
  );
}

export type LineProps = {
  row: Row;
  /** Returns name, value and errors of a field of this line. */
  field: (name: string) => FieldState;
  calculator: Calculator;
};

type Props = {
  kind: Kind;
  rows: readonly Row[];
  calculator: Calculator;
  field: (name: string, otherwise?: string) => FieldState;
  onAdd: () => void;
  onRemove: (at: number) => void;
};

export function KindFields({ kind, rows, calculator, field, onAdd, onRemove }: Props) {
  const t = useText('zakat-calculator');
  // Without scripts, the browser scrolls back to the lines that changed.
  const here = `${useFormAction()}#lines.${kind}`;
  return (
    <fieldset id={`lines.${kind}`} className="grid gap-2 border-b border-line pb-2">
      <legend className="mb-1 text-lg">{t(`title.${kind}`)}</legend>
      <p className="sm muted">
        {t(`hint.${kind}`)}{' '}
        {isMetal(kind) && t(calculator.rulings.wornCounts ? 'worn.counts' : 'worn.countsNot')}
      </p>
      {rows.map((row, at) => (
        <div key={at} role="group" aria-label={t('line', { number: at + 1 })}>
          {rows.length > 1 && (
            <div className="row">
              <span className="sm muted">{t('line', { number: at + 1 })}</span>
              <Button
                type="submit"
                kind="plain"
                name="intent"
                value={`remove.${kind}.${at}`}
                formAction={here}
                aria-label={t('removeLine', { number: at + 1 })}
                onClick={(event) => {
                  event.preventDefault();
                  onRemove(at);
                }}
              >
                {t('remove')}
              </Button>
            </div>
          )}
          <Line
            kind={kind}
            row={row}
            calculator={calculator}
            field={(name) => ({ ...field(`${kind}.${at}.${name}`), defaultValue: row[name] })}
          />
        </div>
      ))}
      <Button
        type="submit"
        kind="plain"
        id={`add.${kind}`}
        name="intent"
        value={`add.${kind}`}
        formAction={here}
        className="justify-self-start px-0"
        onClick={(event) => {
          event.preventDefault();
          onAdd();
        }}
      >
        <Icon name="plus" />
        {t(`add.${kind}`)}
      </Button>
    </fieldset>
  );
}

function Line({ kind, ...line }: LineProps & { kind: Kind }) {
  if (kind === 'cash' || kind === 'debts') return <SumFields {...line} />;
  if (isMetal(kind)) return <MetalFields metal={kind} {...line} />;
  return <ShareFields kind={kind} {...line} />;
}

/** Fields of a line of gold or silver: weight, purity and use. */
function MetalFields({ metal, field }: LineProps & { metal: Metal }) {
  const t = useText('zakat-calculator');
  return (
    <div className="grid grid-cols-[1fr_auto] gap-2 [@media(max-width:18em)]:grid-cols-1 lg:grid-cols-[1fr_auto_auto]">
      <Field label={t('grams')} inputMode="decimal" maxLength={MAX_TYPED} {...field('grams')} />
      <Select label={t('purity')} {...field('parts')}>
        {PURITIES[metal].parts.map((parts) => (
          <option key={parts} value={parts}>
            {t(`purities.${metal}`, { parts })}
          </option>
        ))}
      </Select>
      <div className="col-span-full lg:col-auto">
        <Select label={t('use')} {...field('use')}>
          {USES.map((use) => (
            <option key={use} value={use}>
              {t(`uses.${use}`)}
            </option>
          ))}
        </Select>
      </div>
    </div>
  );
}

/** Amount field of a line of cash or debts. */
function SumFields({ field, calculator }: LineProps) {
  const t = useText('zakat-calculator');
  const { currency } = calculator.figures;
  const { errors, ...state } = field('amount');
  return (
    <div className="grid sm:grid-cols-2">
      <FieldFrame id={state.id} label={t('amount')} errors={errors}>
        <div className="join">
          <input className="in" {...state} inputMode="decimal" maxLength={MAX_TYPED} />
          <span className="in unit">{currencyCode(currency, useLocale())}</span>
        </div>
      </FieldFrame>
    </div>
  );
}
