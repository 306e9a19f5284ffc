/** Form with the donor's holdings and their total. Privacy: the holdings are never in a URL, a cookie or a database. */
import { Form } from '@remix-run/react';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useHydrated } from 'remix-utils/use-hydrated';
import type { Rates } from '#domain/offerings/per-share';
import { useLinks, useText } from '#web/i18n/strings';
import { Alert, Disclosure, Money, Submit } from '#web/ui/parts';
import { useHydratedValue } from '#web/ui/use-hydrated-value';
import { GiveButtons } from '../../giving/give-buttons';
import { FoundList } from './found-list';
import { CalculationDetails } from './how-it-was-got';
import { type HoldingKind, PAGES } from './kinds';
import { countId, RowEditor } from './row-editor';
import { ROWS_FORM } from './rows-form';
import { SearchField, SearchForm } from './search-box';
import { type HoldingsActionData, pageStateAfter, type Shown } from './sent';
import { useLiveRows } from './use-live-rows';
import type { HoldingsView } from './view.server';
import { amountToken, calculateHoldings, type HoldingsResult } from './worked-out';

/** Anchor of the rows. */
const ANCHOR = 'holdings';

type Props = {
  view: HoldingsView;
  sent: HoldingsActionData;
  /** Rendered below the total. */
  children?: ReactNode;
};

export function Holdings({ view, sent, children }: Props) {
  const t = useText('stocks');
  const links = useLinks();
  const { kind, currency, rates } = view;
  const shown = useMemo(() => pageStateAfter(sent, view), [sent, view]);
  const { found, focus, strict } = shown;
  const { form, rows, read } = useLiveRows(shown.rows);
  const worked = calculateHoldings(kind, rows, currency, ratesOf(rates));
  const isEmpty = rows.length === 0;

  const shownByBrowser = useHydratedValue(shown);
  useEffect(() => {
    if (focus !== null && shown !== shownByBrowser)
      document.getElementById(countId(focus))?.focus();
  }, [shown, shownByBrowser, focus]);

  const choice = (
    <section className="grid gap-2" aria-labelledby="find">
      <h2 id="find">{t(isEmpty ? `choose.${kind}` : `chooseMore.${kind}`)}</h2>
      {isEmpty ? (
        <SearchForm kind={kind} search={found.search} />
      ) : (
        <div role="search">
          <SearchField kind={kind} search={found.search} isPart />
        </div>
      )}
      <FoundList kind={kind} found={found} />
    </section>
  );

  return (
    <div
      id={ANCHOR}
      className="grid items-start gap-4 md:grid-cols-[minmax(0,1fr)_25rem] md:grid-rows-[auto_1fr] md:gap-x-8"
    >
      <div>
        <Form
          ref={form}
          id={ROWS_FORM}
          method="post"
          action={`${PAGES[kind].address(links)}#${ANCHOR}`}
          onInput={read}
          noValidate
          preventScrollReset
        >
          <input type="hidden" name="form" value="holdings" />
          <input type="hidden" name="currency" value={currency} />
          <input type="hidden" name="searched" value={found.search} />
          {isEmpty && <input type="hidden" name="search" value={found.search} />}
          {/* Enter activates the first submit button of a form. Without this one, it would remove a row. */}
          <button className="vh" name="intent" value="work" tabIndex={-1} aria-hidden />
          <ErrorAlert shown={shown} />
          {!isEmpty && <h2>{t(`rows.${kind}`)}</h2>}
          <ul>
            {worked.rows.map((row, at) => (
              <RowEditor key={row.id} {...{ kind, row, at, strict }} isNext={row.id === focus} />
            ))}
          </ul>
        </Form>
        {isEmpty && choice}
        <p className="sm muted pt-2">{t('private')}</p>
      </div>
      <aside className="grid gap-3 md:col-start-2 md:row-span-2 md:row-start-1">
        {!isEmpty && <DueBox view={view} worked={worked} />}
        {children}
      </aside>
      {!isEmpty && choice}
    </div>
  );
}

/** Returns the units of each currency for 1 OMR. */
function ratesOf(dated: HoldingsView['rates']): Rates {
  return { OMR: '1', ...Object.fromEntries(dated.map(({ currency, rate }) => [currency, rate])) };
}

/** Alert with the reason why no gift or no row was added. */
function ErrorAlert({ shown }: { shown: Shown }) {
  const t = useText('stocks');
  const box = useRef<HTMLDivElement>(null);
  const { refusal, said } = shown;
  // On a phone, the clicked button is far below this alert.
  const shownByBrowser = useHydratedValue(shown);
  useEffect(() => {
    if (shown !== shownByBrowser) box.current?.scrollIntoView({ block: 'center' });
  }, [shown, shownByBrowser]);
  const texts = refusal ? [t(`refusal.${refusal}`), ...said] : said;
  if (texts.length === 0) return null;
  return (
    <div className="pb-2" ref={box}>
      <Alert tone="bad">
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </Alert>
    </div>
  );
}

/** Total of the rows, the buttons that pay it, and its calculation. The buttons submit the form with the rows. */
function DueBox({ view, worked }: { view: HoldingsView; worked: HoldingsResult }) {
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
