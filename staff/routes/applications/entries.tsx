/** The history of an application, newest first, and a note for colleagues. */
import { useText } from '#web/i18n/strings';
import { TextArea } from '#web/ui/field';
import { useSubmission, type Submission } from '#web/ui/form-reply';
import { History } from '../../ui/history';
import { Section, PostForm } from '../../ui/page';
import { replyTo } from '../../forms/use-reply';
import type { ApplicationView } from './view.server';

type Props = { application: ApplicationView; mayAnswer: boolean; form: Submission };

export function Entries({ application, mayAnswer, form }: Props) {
  const t = useText('staff-applications');
  return (
    <Section title={t('history.title')}>
      <History
        entries={application.entries.map(({ at, who, isPerson, what, ...entry }, key) => ({
          ...{ key, at, who, isPerson },
          what: (
            <>
              {what}
              {entry.delivery && <span className="muted"> ·&nbsp;{entry.delivery}</span>}
              {entry.subject && (
                <b className="block" dir="auto">
                  {entry.subject}
                </b>
              )}
              {entry.text && (
                <span className="said muted block whitespace-pre-line break-words" dir="auto">
                  {entry.text}
                </span>
              )}
            </>
          ),
        }))}
      />
      {mayAnswer && <NoteForm application={application} form={replyTo(form, 'note')} />}
    </Section>
  );
}

function NoteForm({ application, form }: Pick<Props, 'application' | 'form'>) {
  const t = useText('staff-applications');
  const { field } = useSubmission(form);
  const labels = { note: t('note.label') };
  return (
    <PostForm
      className="stack g1"
      {...{ form, labels }}
      hidden={{ key: field('key', application.keys.note).defaultValue }}
      kind="quiet"
      intent="note"
      submit={t('note.button')}
    >
      <TextArea {...field('note')} label={labels.note} hint={t('note.hint')} />
    </PostForm>
  );
}
