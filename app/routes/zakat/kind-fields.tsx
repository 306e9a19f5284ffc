/** Fields of one kind of wealth: its lines, with buttons that add and remove a line. */
import { useFormAction } from '@remix-run/react';
import { isMetal, type Kind, type Row } from '#domain/zakat';
import { useText } from '../../i18n/strings';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import type { FieldState } from '../../ui/use-submission';
import type { Calculator } from './view.server';
import { MetalFields } from './metal-fields';
import { ShareFields } from './share-fields';
import { SumFields } from './sum-fields';

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
