/** Route module of the zakat calculator. It is stateless: nothing stores the typed values or the result. */
import { Form, useActionData, useLoaderData } from '@remix-run/react';
import { Fragment, useRef, useState } from 'react';
import { commaIn, type Locale } from '#domain/locales';
import { FIELDS, type Kind, KINDS, METALS, type Rows, TEXT_FIELDS } from '#domain/zakat';
import { useLinks, useLocale, useText } from '#web/i18n/strings';
import type { Translate } from '#web/i18n/translate';
import { Breadcrumbs } from '#web/ui/crumbs';
import { FormErrors, useSubmission } from '#web/ui/form-reply';
import { Alert, ButtonLink, Submit } from '#web/ui/parts';
import { NO_STORE_HEADERS } from '../../charity/responses.server';
import { formAction } from '../../forms/action.server';
import { pageLoader } from '../../page-loader.server';
import { calculate, type CalculatorResult } from './action.server';
import { Explanation } from './explanation';
import { KindFields } from './kind-fields';
import { Measure } from './measure';
import { FIGURES_ANCHOR, Result } from './result';
import { calculatorSchema } from './schema.server';
import { type CalculatorActionData, useCalculator } from './use-calculator';
import { type Calculator, calculatorOf } from './view.server';

export const loader = pageLoader({
  strings: ['zakat-calculator', 'errors'],
  load: async ({ visitor }) => ({
    head: {
      title: visitor.t('zakat-calculator:heading'),
      description: visitor.t('zakat-calculator:lead'),
    },
    calculator: await calculatorOf(visitor),
    today: new Date().toISOString(),
  }),
  headers: ({ calculator }) => (calculator ? {} : NO_STORE_HEADERS),
});

export const action = formAction<typeof calculatorSchema, CalculatorResult>({
  schema: calculatorSchema,
  run: calculate,
});

export default function CalculatorPage() {
  const { calculator, today } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const t = useText('zakat-calculator');
  const links = useLinks();
  return (
    <>
      <Breadcrumbs trail={[{ label: t('crumb'), to: links.zakat() }, { label: t('heading') }]} />
      <div className="grid gap-4">
        <div className="grid gap-1">
          <h1>{t('heading')}</h1>
          <p className="text-lg text-muted print:hidden">{t('lead')}</p>
        </div>
        {calculator ? (
          <CalculatorForm calculator={calculator as Calculator} reply={reply} today={today} />
        ) : (
          <div className="grid gap-3">
            <Alert tone="warm">{t('cannotNow')}</Alert>
            <ButtonLink to={links.zakat()} kind="quiet" className="justify-self-start">
              {t('toZakat')}
            </ButtonLink>
          </div>
        )}
      </div>
    </>
  );
}

type Props = { calculator: Calculator; reply: CalculatorActionData; today: string };

/** Form of the zakat calculator: input fields, result, and explanation of the calculation. */
function CalculatorForm({ calculator, reply, today }: Props) {
  const t = useText('zakat-calculator');
  const locale = useLocale();
  const { figures, rulings } = calculator;
  const form = useRef<HTMLFormElement>(null);
  const work = useCalculator(calculator, reply, form);
  const { field } = useSubmission(work.refused);
  const result = useRef<HTMLElement>(null);
  const [isAsked, setAsked] = useState(false);
  const zakat = work.zakat && work.zakat.lines.length > 0 ? work.zakat : null;
  // A requested result comes first. It stays first while the donor edits, because a field that moves loses the focus.
  const isAnswered = isAsked || Boolean(reply?.answer?.zakat);
  const showResult = () => {
    setAsked(true);
    requestAnimationFrame(() => {
      result.current?.focus();
      result.current?.scrollIntoView({ block: 'nearest' });
    });
  };
  const figuresPart = (
    <section
      key={`figures ${work.draftKey}`}
      id={FIGURES_ANCHOR}
      aria-label={t('figures')}
      className="box grid gap-4 print:hidden"
    >
      <FormErrors form={work.refused} labels={fieldLabels(t, locale, work.typed.rows)} />
      {KINDS.filter((kind) => kind !== 'debts' || rulings.debtsCount).map((kind) => (
        <KindFields
          key={kind}
          kind={kind}
          rows={work.typed.rows[kind]}
          calculator={calculator}
          field={field}
          onAdd={() => work.add(kind)}
          onRemove={(at) => work.remove(kind, at)}
        />
      ))}
      <Measure typed={work.typed} calculator={calculator} field={field} />
      <Submit
        size="lg"
        kind={zakat ? 'quiet' : 'filled'}
        name="intent"
        value="workOut"
        waiting={t('working')}
      >
        {t('workOut')}
      </Submit>
    </section>
  );
  const resultPart = (
    <Fragment key="result">
      <Result
        ref={result}
        zakat={zakat}
        isUnread={work.isUnread}
        isOther={reply?.answer?.isOther === true}
        today={today}
      />
      {zakat && <Explanation zakat={zakat} rulings={rulings} />}
    </Fragment>
  );
  return (
    <Form
      ref={form}
      method="post"
      onInput={work.follow}
      onSubmit={(event) => work.submit(event, showResult)}
      noValidate
      className="grid items-start gap-4 md:grid-cols-[minmax(0,1fr)_25rem] md:grid-rows-[auto_1fr] md:gap-x-8"
    >
      {/* Enter activates the first submit button of a form. It must not be the one that gives. */}
      <button className="vh" name="intent" value="workOut" tabIndex={-1} aria-hidden />
      <input type="hidden" name="currency" value={figures.currency} />
      {isAnswered ? [resultPart, figuresPart] : [figuresPart, resultPart]}
    </Form>
  );
}

/** Labels of the calculator's fields in the error summary, where the line of a field must be named too. */
function fieldLabels(t: Translate, locale: Locale, rows: Rows): Record<string, string> {
  const ofLines = KINDS.flatMap((kind) =>
    rows[kind].flatMap((_, at) => {
      const line =
        rows[kind].length > 1 ? ` (${t('zakat-calculator:line', { number: at + 1 })})` : '';
      return FIELDS[kind]
        .filter((field) => TEXT_FIELDS.includes(field))
        .map((field) => [
          `${kind}.${at}.${field}`,
          `${t(`zakat-calculator:title.${kind}`)}${line}${commaIn(locale)}${fieldLabel(t, kind, field)}`,
        ]);
    }),
  );
  const own = METALS.map((metal) => [`own.${metal}`, t(`zakat-calculator:own.${metal}`)]);
  return Object.fromEntries([...ofLines, ...own]) as Record<string, string>;
}

/** Fields for the number and price of shares and fund units have their own labels. */
function fieldLabel(t: Translate, kind: Kind, field: string): string {
  const isShare = kind === 'stocks' || kind === 'funds';
  return isShare && (field === 'count' || field === 'price')
    ? t(`zakat-calculator:${field}.${kind}`)
    : t(`zakat-calculator:${field}`);
}
