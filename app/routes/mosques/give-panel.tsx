/** Panel of a mosque: progress of all repairs, and the form; without open repairs, a link to other mosques. */
import type { Portion } from '#domain/offerings/repairs';
import { useLinks, useText } from '#web/i18n/strings';
import { Alert } from '#web/ui/alert';
import { ButtonLink } from '#web/ui/button';
import { Progress } from '#web/ui/progress';
import { FormErrors, type Submission } from '#web/ui/form-reply';
import { useLastOpenData } from '../../giving/use-while-open';
import { GiveForm } from './give-form';
import type { MosqueView, RepairView } from './view.server';

type Props = {
  mosque: MosqueView;
  repairs: readonly RepairView[];
  form: Submission;
  /** Preview of how a gift is split, when the donor requested it without scripts. */
  shown: readonly Portion[] | null;
};

export function GivePanel({ mosque, repairs, form, shown }: Props) {
  const t = useText('mosques');
  const links = useLinks();
  const { goal, raised, offer } = mosque;
  const open = openOf(repairs);
  const known = useLastOpenData(repairs, open.length > 0);
  const isHeld = repairs.some(({ standing }) => standing === 'held');
  return (
    <div className="box lift grid gap-3">
      <Progress raised={raised} goal={goal} label={t('progress')} />
      {open.length === 0 && (
        <>
          {!known && <FormErrors form={form} />}
          <Alert tone={isHeld ? 'warm' : 'ok'}>{t(isHeld ? 'allHeld' : 'allDone')}</Alert>
          <ButtonLink wide kind={known ? 'quiet' : 'filled'} to={links.mosques()}>
            {t('others')}
          </ButtonLink>
        </>
      )}
      {known && <GiveForm offer={offer} open={openOf(known)} form={form} shown={shown} />}
    </div>
  );
}

const openOf = (repairs: readonly RepairView[]) =>
  repairs.filter(({ standing }) => standing === 'open');
