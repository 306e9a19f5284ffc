/** The form on the first slide: for whom, how much, and on to paying. */
import { useText } from '../../i18n/strings';
import { Select } from '../../ui/select';
import { useSubmission, type Submission } from '../../ui/use-submission';
import { GIVE_ANCHOR } from '../projects/give/anchor';
import { FUNDS } from '#domain/funds';
import { GiveForm } from '../projects/give/give-form';
import type { AmountOffer } from '../projects/give/offer.server';

type Props = {
  offer: AmountOffer;
  targets: { id: string; title: string }[];
  form: Submission;
};

export function GiveNow({ offer, targets, form }: Props) {
  const t = useText('home');
  const { field } = useSubmission(form);
  return (
    <div id={GIVE_ANCHOR} className="box lift">
      <GiveForm offer={offer} form={form} cart={false}>
        <h2>{t('give.title')}</h2>
        <Select
          label={t('give.for')}
          name="project"
          required
          defaultValue={field('project').defaultValue}
        >
          <option value={FUNDS.anywhere}>{t('give.anywhere')}</option>
          {targets.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </Select>
      </GiveForm>
    </div>
  );
}
