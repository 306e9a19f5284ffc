/** The message for a quote that the donor confirmed after it had expired or changed, with the current amount. */
import { useText } from '#web/i18n/strings';
import { Alert, Money } from '#web/ui/parts';
import type { MethodView } from './method-view';

export function QuoteRejected({
  errors,
  view,
}: {
  errors: string[];
  view: MethodView | undefined;
}) {
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
