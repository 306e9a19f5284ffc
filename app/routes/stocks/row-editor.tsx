/** Editor of one row: share or fund, period, number, and the resulting amount. */
import { useText } from '#web/i18n/strings';
import { Field, Select } from '#web/ui/field';
import { Money, Submit } from '#web/ui/parts';
import { FigureText, Formula, SourceText } from './figure-text';
import { figureOf, isPublished, type HoldingKind } from './kinds';
import { fieldOf } from './use-live-rows';
import type { CalculatedRow } from './worked-out';

type Props = {
  kind: HoldingKind;
  row: CalculatedRow;
  /** Index of the row in the form. */
  at: number;
  /** True when a missing number shows an error. */
  strict: boolean;
  isNext: boolean;
};

export const countId = (id: number) => `count-${id}`;

export function RowEditor({ kind, row, at, strict, isNext }: Props) {
  const t = useText('stocks');
  const { id, known, problem } = row;
  const name = known?.shortName ?? row.subject;
  const isSaid = problem !== null && (problem !== 'missing' || strict);
  const errors = isSaid ? [t(`problem.${problem}`)] : [];
  const ofCount = problem === 'missing' || problem === 'invalid' || problem === 'tooLarge';
  return (
    <li className="grid gap-1 border-b border-line py-2">
      <input type="hidden" name={fieldOf(at, 'id')} value={id} />
      <input type="hidden" name={fieldOf(at, 'subject')} value={row.subject} />
      <div className="row items-center">
        <p>
          <b>{name}</b> {known && <span className="ltr muted">{known.symbol}</span>}
        </p>
        <Submit
          kind="plain"
          name="intent"
          value={`remove.${id}`}
          waiting={t('removing')}
          aria-label={t('removeOne', { name })}
        >
          {t('remove')}
        </Submit>
      </div>
      <div className="grid grid-cols-2 items-start gap-2">
        {known ? (
          <Select
            label={t('period')}
            name={fieldOf(at, 'period')}
            id={`period-${id}`}
            defaultValue={row.period}
            errors={ofCount ? [] : errors}
          >
            {known.figures.map((figures) => (
              <option key={figures.period} value={figures.period}>
                {isPublished(kind, figures)
                  ? figures.period
                  : t('periodWithout', { period: figures.period })}
              </option>
            ))}
          </Select>
        ) : (
          <input type="hidden" name={fieldOf(at, 'period')} value={row.period} />
        )}
        <Field
          label={t(`count.${kind}`)}
          name={fieldOf(at, 'count')}
          id={countId(id)}
          inputMode="decimal"
          maxLength={20}
          defaultValue={row.count}
          errors={ofCount || !known ? errors : []}
          // Without scripts, the browser focuses the row that needs input.
          {...(isNext && { autoFocus: true })}
        />
      </div>
      <RowAmount kind={kind} row={row} />
    </li>
  );
}

/** Amount of the row with its formula, or the reason why it has none. */
function RowAmount({ kind, row: { known, figures, read, part } }: Pick<Props, 'kind' | 'row'>) {
  const t = useText('stocks');
  if (!known || !figures) return null;
  const figure = figureOf(kind, figures);
  const isCounted = part?.state === 'owed' && read !== null && figure !== null;
  return (
    <div className="sm grid gap-0.5">
      <p className="row">
        <span>
          {isCounted ? (
            <Formula count={read} figure={figure} currency={known.currency} />
          ) : (
            <FigureText kind={kind} figures={figures} subject={known} />
          )}
        </span>
        {part?.state === 'owed' && known.currency !== part.rounded.currency && (
          <b>
            <Money amount={part.rounded} />
          </b>
        )}
      </p>
      {part?.state === 'unrated' && <p>{t('unrated', { currency: known.currency })}</p>}
      <p className="xs muted">
        <SourceText figures={figures} />
      </p>
    </div>
  );
}
