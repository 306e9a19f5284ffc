/** The history of an order, newest first, and the form for a note to colleagues. */
import { useText } from '#app/i18n/strings';
import { FormErrors } from '#app/ui/form-errors';
import { Money } from '#app/ui/money';
import { TextArea } from '#app/ui/text-area';
import { useSubmission, type Submission } from '#app/ui/use-submission';
import { History as HistoryList } from '../../ui/history';
import { replyTo } from '../../forms/reply-to';
import type { OrderPage } from './order-view.server';

type Props = { order: OrderPage; mayDecide: boolean; form: Submission };

export function History({ order, mayDecide, form }: Props) {
  const t = useText('staff-gifts');
  return (
    <>
      <h2 id="history">{t('history.title')}</h2>
      <HistoryList
        entries={order.history.map((entry, at) => ({
          ...{ key: at, at: entry.at, who: entry.text.who },
          isPerson: entry.by !== 'site' && entry.by !== 'provider',
          what: (
            <>
              {entry.text.what} {entry.amount && <Money amount={entry.amount} />}
              {entry.said && (
                <span className="said muted block" dir="auto">
                  {entry.said}
                </span>
              )}
            </>
          ),
        }))}
      />
      {mayDecide && <Note form={replyTo(form, 'note')} />}
    </>
  );
}

function Note({ form }: { form: Submission }) {
  const t = useText('staff-gifts');
  const { field } = useSubmission(form);
  return (
    <form method="post" className="stack g1" noValidate>
      <FormErrors form={form} labels={{ note: t('note.label') }} />
      <input type="hidden" name="intent" value="note" />
      <TextArea {...field('note')} label={t('note.label')} rows={2} hint={t('note.hint')} />
      <div className="inline acts">
        <button className="btn quiet">{t('note.button')}</button>
      </div>
    </form>
  );
}
