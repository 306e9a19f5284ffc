/** Route module of /projects/zakat/funds: zakat on investment funds, from the published zakat per unit. */
import { useActionData } from '@remix-run/react';
import { formAction } from '../../forms/action.server';
import { handleHoldings } from './action.server';
import { holdingsSchema } from './schema.server';
import { zakatLoader } from './view.server';
import { ZakatHoldings } from './zakat-holdings';

const KIND = 'fundZakat';

export const loader = zakatLoader(KIND);

export const action = formAction({
  schema: holdingsSchema,
  run: (form, context) => handleHoldings(KIND, form, context),
});

export default function ZakatFundsPage() {
  return <ZakatHoldings kind={KIND} sent={useActionData<typeof action>()} />;
}
