/** The history of an order, newest first, and the form for a note to colleagues. */
import { useText } from '#web/i18n/strings';
import { TextArea } from '#web/ui/field';
import { type Submission, useSubmission } from '#web/ui/form-reply';
import { Money } from '#web/ui/parts';
import { replyTo } from '../../forms/use-reply';
import { History as HistoryList } from '../../ui/history';
import { PostForm } from '../../ui/page';
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
    <PostForm
      className="stack g1"
      form={form}
      labels={{ note: t('note.label') }}
      hidden={{ intent: 'note' }}
      kind="quiet"
      submit={t('note.button')}
    >
      <TextArea {...field('note')} label={t('note.label')} rows={2} hint={t('note.hint')} />
    </PostForm>
  );
}
