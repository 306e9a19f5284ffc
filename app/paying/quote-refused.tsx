/** Said where another amount was pressed that is not offered any more: nothing was charged, and what the amount is now. */
import { useText } from '../i18n/strings';
import { Alert } from '../ui/alert';
import { Money } from '../ui/money';
import type { MethodView } from './methods.server';

export function QuoteRefused({ errors, view }: { errors: string[]; view: MethodView | undefined }) {
  const t = useText('payment');
  return (
    <Alert tone="bad">
      <p>
        {errors.join(' ')}{' '}
        {view?.offer && (
          <>
            {t('quote.now', { method: t(`method.${view.method}`) })}{' '}
            <b>
              <Money amount={view.offer.charged} />
            </b>
          </>
        )}
      </p>
    </Alert>
  );
}
