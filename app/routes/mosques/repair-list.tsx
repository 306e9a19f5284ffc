/** The repairs of a mosque in the order of their need: what each is, costs and still needs, and a button for exactly that. */
import type { Money as Amount } from '#domain/money';
import { formatMoney, sum } from '#domain/money';
import { useLocale } from '../../i18n/locale';
import { useText } from '../../i18n/strings';
import { Badge } from '../../ui/badge';
import { Facts } from '../../ui/facts';
import { Money } from '../../ui/money';
import { Picture } from '../../ui/picture';
import { Submit } from '../../ui/submit';
import { ALL, FORM_ID } from './choice';
import type { RepairView } from './mosque.server';

export function RepairList({ repairs }: { repairs: readonly RepairView[] }) {
  const t = useText('mosques');
  const rests = repairs.flatMap(({ rest }) => (rest ? [rest] : []));
  const [first] = rests;
  return (
    <section className="grid gap-3">
      <div className="grid gap-1">
        <h2>{t('repairs')}</h2>
        <p className="muted">{t('order')}</p>
      </div>
      <ol className="grid gap-6">
        {repairs.map((repair) => (
          <Repair key={repair.id} repair={repair} />
        ))}
      </ol>
      {first && rests.length > 1 && (
        <Rest to={ALL} rest={sum(rests, first.currency)} text="restOfAll" />
      )}
    </section>
  );
}

function Repair({ repair }: { repair: RepairView }) {
  const t = useText('mosques');
  const { id, title, summary, picture, goal, raised, left, rest, standing } = repair;
  return (
    <li className="grid items-start gap-3 border-b border-line pb-3 sm:grid-cols-[160px_minmax(0,1fr)]">
      <Picture {...picture} sizes="(min-width: 600px) 160px, 92vw" width={320} />
      <div className="grid gap-2">
        <div className="row">
          <h3>{title}</h3>
          {standing === 'completed' && (
            <Badge tone="ok" icon="check">
              {t('completed')}
            </Badge>
          )}
          {standing === 'held' && <Badge tone="warm">{t('held')}</Badge>}
          {standing === 'closed' && <Badge tone="off">{t('closed')}</Badge>}
        </div>
        <p>{summary}</p>
        <progress
          className="bar"
          max={goal.minor}
          value={raised.minor}
          aria-label={t('progress')}
        />
        <Facts
          rows={[
            { label: t('cost'), value: <Money amount={goal} /> },
            { label: t('given'), value: <Money amount={raised} /> },
            ...(standing === 'open'
              ? [{ label: t('needed'), value: <Money amount={left} /> }]
              : []),
          ]}
        />
        {rest && <Rest to={id} rest={rest} text="rest" of={title} />}
      </div>
    </li>
  );
}

type RestProps = {
  /** A repair, or ALL. */
  to: string;
  rest: Amount;
  text: 'rest' | 'restOfAll';
  of?: string;
};

/** It gives what it says and nothing else, whatever stands in the form. */
function Rest({ to, rest, text, of }: RestProps) {
  const t = useText('mosques');
  const locale = useLocale();
  const words = t(text, { amount: formatMoney(rest, locale) });
  return (
    <div>
      <Submit
        kind="quiet"
        form={FORM_ID}
        name="rest"
        value={`${to}.${rest.minor}`}
        aria-label={of && `${words}: ${of}`}
        waiting={t('giving:opening')}
      >
        {words}
      </Submit>
    </div>
  );
}
