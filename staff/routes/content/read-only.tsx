/** Says that the member may only read the page, and who may change it. */
import type { ComponentProps } from 'react';
import { useText } from '#app/i18n/strings';
import { Alert } from '#app/ui/alert';
import { NotYourRole } from '../../ui/not-your-role';

export function ReadOnly(props: ComponentProps<typeof NotYourRole>) {
  const t = useText('staff-content');
  return (
    <div className="stack g1">
      <Alert tone="info">{t('readOnly')}</Alert>
      <NotYourRole {...props} />
    </div>
  );
}
