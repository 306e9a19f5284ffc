/** Route module of the zakat calculator. It is stateless: nothing stores the typed values or the result. */
import { useActionData, useLoaderData } from '@remix-run/react';
import { formAction } from '../../forms/action.server';
import { NO_STORE_HEADERS } from '../../charity/responses.server';
import { pageLoader } from '../../page-loader.server';
import { useLinks, useText } from '#web/i18n/strings';
import { Alert } from '#web/ui/alert';
import { ButtonLink } from '#web/ui/button';
import { Breadcrumbs } from '#web/ui/crumbs';
import { calculate, type CalculatorResult } from './action.server';
import { CalculatorForm } from './calculator-form';
import { calculatorSchema } from './schema.server';
import { calculatorOf, type Calculator } from './view.server';

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
