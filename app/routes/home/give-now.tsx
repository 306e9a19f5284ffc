/** The quick-donation form as a card next to the first slide. */
import { useText } from '../../i18n/strings';
import { QuickForm } from '../../giving/quick/quick-form';
import type { QuickOffer } from '../../giving/quick/view.server';
import { GIVE_ANCHOR } from '../../giving/anchor';

export function GiveNow({ offer }: { offer: QuickOffer }) {
  const t = useText('give');
  return (
    <div id={GIVE_ANCHOR} className="box lift tight">
      <QuickForm offer={offer}>
        <h2>{t('now')}</h2>
      </QuickForm>
    </div>
  );
}
