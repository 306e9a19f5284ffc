/** The loading indicator while the next page is loading. The stylesheet delays it, so that it does not flash. */
import { useLocation, useNavigation } from '@remix-run/react';
import { useText } from '#web/i18n/strings';
import { Mark } from './logo';

export function Overlay() {
  const t = useText('shell');
  const { pathname } = useLocation();
  const { state, location } = useNavigation();
  const isLeaving = state === 'loading' && location.pathname !== pathname;
  return (
    <div role="status">
      {isLeaving && (
        <p className="overlay logo">
          <Mark />
          {t('loading')}
        </p>
      )}
    </div>
  );
}
