/** Facts of a sacrifice, its days of slaughter, and the ruling of its category. */
import { useText } from '../../i18n/strings';
import { Facts } from '../../ui/facts';
import { Moment } from './moment';
import type { SacrificeView } from './view.server';

export function About({ sacrifice }: { sacrifice: SacrificeView }) {
  const t = useText('sacrifices');
  const { facts, slaughter, category, closing } = sacrifice;
  return (
    <div className="grid gap-6">
      <section className="grid gap-2">
        <h2>{t('offered')}</h2>
        <Facts
          rows={[
            ...facts.map(({ label, text, ...others }) => ({
              label: <span {...others.language}>{label}</span>,
              value: text,
              ...others,
            })),
            ...(['from', 'until'] as const).flatMap((end) =>
              slaughter
                ? [{ label: t(`slaughter.${end}`), value: <Moment moment={slaughter[end]} /> }]
                : [],
            ),
          ]}
        />
        {(slaughter ?? closing) && <p className="sm muted">{t('calendar')}</p>}
      </section>
      {category && (
        <section className="grid gap-2">
          <h2>{t('ruling')}</h2>
          <p {...category.language}>{category.summary}</p>
        </section>
      )}
    </div>
  );
}
