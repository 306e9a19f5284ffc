/** List of a mosque's repairs in order of priority: description, progress, and a button for the exact balance. */
import { formatMoney, type Money as Amount, sum } from '#domain/money';
import { useLocale, useText } from '#web/i18n/strings';
import { Badge, Submit } from '#web/ui/parts';
import { Picture } from '#web/ui/picture';
import { Progress } from '#web/ui/progress';
import { ALL_REPAIRS, FORM_ID } from './choice';
import { StillNeeded } from './repair-choice';
import type { RepairView } from './view.server';

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
        <BalanceButton to={ALL_REPAIRS} rest={sum(rests, first.currency)} text="restOfAll" />
      )}
    </section>
  );
}

function Repair({ repair }: { repair: RepairView }) {
  const t = useText('mosques');
  const { id, title, summary, language, picture, goal, raised, left, rest, standing } = repair;
  return (
    <li className="grid grid-cols-[72px_minmax(0,1fr)_auto] items-start gap-x-2 border-b border-line pb-3 md:grid-cols-[96px_minmax(0,1fr)_auto]">
      <Picture {...picture} sizes="96px" width={320} />
      <div className="col-span-2 col-start-2 grid gap-2">
        <div className="grid gap-0.5">
          <div className="row">
            <h3 {...language}>{title}</h3>
            <AvailabilityBadge standing={standing} />
          </div>
          <p {...language}>{summary}</p>
        </div>
        <Progress raised={raised} goal={goal} label={t('progress')} />
        {rest && (
          <div className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
            <BalanceButton to={id} rest={rest} text="rest" of={title} />
            {rest.currency !== left.currency && <StillNeeded left={left} />}
          </div>
        )}
      </div>
    </li>
  );
}

function AvailabilityBadge({ standing }: Pick<RepairView, 'standing'>) {
  const t = useText('mosques');
  switch (standing) {
    case 'open':
      return null;
    case 'completed':
      return (
        <Badge tone="ok" icon="check">
          {t('completed')}
        </Badge>
      );
    case 'held':
      return <Badge tone="warm">{t('held')}</Badge>;
    case 'closed':
      return <Badge tone="off">{t('closed')}</Badge>;
  }
}

type RestProps = {
  /** Id of a repair, or ALL. */
  to: string;
  rest: Amount;
  text: 'rest' | 'restOfAll';
  of?: string;
};

/** Button that submits the amount on its label, and ignores the amount in the form. */
function BalanceButton({ to, rest, text, of }: RestProps) {
  const t = useText('mosques');
  const locale = useLocale();
  const words = t(text, { amount: formatMoney(rest, locale) });
  return (
    <div>
      <Submit
        kind="quiet"
        form={FORM_ID}
        formNoValidate
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
