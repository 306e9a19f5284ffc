/** Route module of /projects/zakat/stocks: zakat on shares, from the published zakat per share. */
import { useActionData } from '@remix-run/react';
import { formAction } from '../../forms/action.server';
import { handleHoldings } from './action.server';
import { holdingsSchema } from './schema.server';
import { zakatLoader } from './view.server';
import { ZakatHoldings } from './zakat-holdings';

const KIND = 'stockZakat';

export const loader = zakatLoader(KIND);

export const action = formAction({
  schema: holdingsSchema,
  run: (form, context) => handleHoldings(KIND, form, context),
});

export default function ZakatStocksPage() {
  return <ZakatHoldings kind={KIND} sent={useActionData<typeof action>()} />;
}
