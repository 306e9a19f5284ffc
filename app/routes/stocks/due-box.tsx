/** Total of the rows, the buttons that pay it, and its calculation. The buttons submit the form with the rows. */
import { useHydrated } from 'remix-utils/use-hydrated';
import { useText } from '#web/i18n/strings';
import { Disclosure } from '#web/ui/fold';
import { Money } from '#web/ui/text';
import { Submit } from '#web/ui/submit';
import { GiveButtons } from '../../giving/give-buttons';
import { CalculationDetails } from './how-it-was-got';
import type { HoldingKind } from './kinds';
import { ROWS_FORM } from './rows-form';
import type { HoldingsView } from './view.server';
import { amountToken, type HoldingsResult } from './worked-out';

type Props = { view: HoldingsView; worked: HoldingsResult };

export function DueBox({ view, worked }: Props) {
  const t = useText('stocks');
  const { kind } = view;
  const { total, standing, rows } = worked;
  const hydrated = useHydrated();
  const isDue = standing === 'due' && total !== null;
  return (
    <section className="box lift grid gap-2" aria-labelledby="due">
      <div className="grid gap-0.5">
        <h2 id="due" className="text-lg">
          {t(`due.${kind}`)}
        </h2>
        {total && standing !== 'nothing' && (
          <output className="text-3xl font-bold leading-tight">
            <Money amount={total} />
          </output>
        )}
      </div>
      {standing !== 'due' && <p>{t(`standing.${standing}`)}</p>}
      <LeftOut kind={kind} rows={rows} />
      {isDue && <PayButtons kind={kind} total={total} />}
      {!hydrated && (
        <Submit
          kind={isDue ? 'quiet' : 'filled'}
          wide
          name="intent"
          form={ROWS_FORM}
          value="work"
          waiting={t('working')}
        >
          {t(isDue ? 'workAgain' : 'work')}
        </Submit>
      )}
      {total && standing !== 'nothing' && (
        <Disclosure summary={t('how')} open>
          <CalculationDetails view={view} worked={worked} />
        </Disclosure>
      )}
    </section>
  );
}

function PayButtons({
  kind,
  total,
}: {
  kind: HoldingKind;
  total: NonNullable<HoldingsResult['total']>;
}) {
  const t = useText('stocks');
  return (
    <GiveButtons form={ROWS_FORM} amount={total} label={t(`pay.${kind}`)}>
      <input type="hidden" name="shown" form={ROWS_FORM} value={amountToken(total)} />
    </GiveButtons>
  );
}

/** Rows that the total does not include, each with the reason, so that donors know that the total is incomplete. */
function LeftOut({ kind, rows }: { kind: HoldingKind; rows: HoldingsResult['rows'] }) {
  const t = useText('stocks');
  const left = rows.flatMap(({ id, known, part, period }) => {
    const name = known?.shortName ?? '';
    if (part?.state === 'unpublished') return [{ id, text: t(`left.${kind}`, { name, period }) }];
    if (part?.state === 'unrated') return [{ id, text: t('leftUnrated', { name, period }) }];
    if (part?.state === 'settled')
      return [{ id, text: t(`leftSettled.${kind}`, { name, period }) }];
    return [];
  });
  if (left.length === 0) return null;
  return (
    <ul className="sm grid gap-0.5">
      {left.map(({ id, text }) => (
        <li key={id}>{text}</li>
      ))}
    </ul>
  );
}
