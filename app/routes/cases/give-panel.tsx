/**
 * The remaining balance and the gift form of a case, both updated while the page is open. A case that accepts no
 * gifts shows the reason and a link to open cases.
 */
import { availabilityOf } from '#domain/offerings';
import { useLinks, useText } from '#web/i18n/strings';
import { Alert } from '#web/ui/alert';
import { ButtonLink } from '#web/ui/button';
import { FormErrors, type Submission } from '#web/ui/form-reply';
import { useLimit } from '../../giving/use-limit';
import { useLastOpenData } from '../../giving/use-while-open';
import type { CaseView } from './view.server';
import { CaseAmounts } from './figures';
import { GiveForm } from './give-form';

const TONES = { held: 'warm', completed: 'ok', closed: 'info' } as const;

export function GivePanel({ of, form }: { of: CaseView; form: Submission }) {
  const t = useText('cases');
  const links = useLinks();
  const limit = useLimit(of.id, of.limit);
  // Until the limit changes, use the availability from the server: the clock of the browser may be wrong.
  const standing = limit === of.limit ? of.standing : availabilityOf({ ...of, limit }, new Date());
  const figures = <CaseAmounts goal={of.goal} limit={limit} gifts={of.gifts} />;
  const open = useLastOpenData(limit, standing === 'open');
  const hasForm = open !== null && standing !== 'closed';
  return (
    <div className="box lift grid gap-3">
      {figures}
      {standing !== 'open' && (
        <>
          {!hasForm && <FormErrors form={form} />}
          <Alert tone={TONES[standing]}>{t(`noGifts.${standing}`)}</Alert>
          <ButtonLink wide kind={hasForm ? 'quiet' : 'filled'} to={links.cases({ state: 'open' })}>
            {t('noGifts.others')}
          </ButtonLink>
        </>
      )}
      {hasForm && <GiveForm of={of} limit={open} form={form} />}
    </div>
  );
}
