/** One file field: the stored files, the uploads that run, and the choice of a file. */
import { useRef } from 'react';
import type { DraftFile } from '#contract/drafts';
import type { NgoFileField } from '#contract/ngo-fields';
import { shownFileName } from '#domain/file-names';
import { useText } from '#web/i18n/strings';
import { FileField } from '#web/ui/file-field';
import type { FieldState } from '#web/ui/form-reply';
import { Icon } from '#web/ui/icon';
import { Badge, Button } from '#web/ui/parts';
import type { DraftKeeper, Upload } from './draft-keeper';

type Props = {
  field: FieldState;
  label: string;
  hint?: string;
  required?: boolean;
  accept: string;
  files: readonly DraftFile[];
  uploads: readonly Upload[];
  keeper: DraftKeeper;
  /** Text for a file above the size limit. */
  tooLarge: string;
};

export function FileBox({ field, label, hint, required, accept, uploads, ...props }: Props) {
  const t = useText('ngo-add');
  const { files, tooLarge, keeper } = props;
  const name = field.name as NgoFileField;
  const box = useRef<HTMLDivElement>(null);
  const stored = files.filter((file) => file.field === name);
  const running = uploads.filter((upload) => upload.field === name);
  const isReplaced = stored.length > 0 && name !== 'documents';
  const { autoFocus: _, defaultValue: __, errors, ...input } = field;
  return (
    <div className="grid gap-1" ref={box}>
      <FileField
        {...input}
        label={label}
        hint={hint}
        errors={errors}
        accept={accept}
        required={required ?? false}
        choose={t(
          isReplaced ? 'files.another' : name === 'documents' ? 'files.add' : 'files.choose',
        )}
        none={t('files.none')}
        onChange={({ currentTarget }) => {
          keeper.add(name, [...(currentTarget.files ?? [])]);
          // The upload has started, so the form must not send the file a second time.
          currentTarget.value = '';
        }}
      />
      {(stored.length > 0 || running.length > 0) && (
        <ul className="grid gap-1" aria-label={t('files.of', { field: label })}>
          {stored.map((file) => (
            <FileRow
              key={file.id}
              file={file}
              onRemove={() => {
                keeper.remove(file.id);
                // The button disappears with its row.
                box.current?.querySelector<HTMLInputElement>('input[type=file]')?.focus();
              }}
            />
          ))}
          {running.map((upload) => (
            <UploadRow
              key={upload.key}
              upload={upload}
              problem={upload.problem ?? tooLarge}
              onDismiss={() => keeper.dismiss(upload.key)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

const ROW =
  'grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-2 rounded border bg-surface p-1.5';

/**
 * Rows of a file field: a stored file, and an upload with its progress or its problem.
 *
 * The button works without scripts: it sends the form, which stores everything else too.
 */
function FileRow({ file, onRemove }: { file: DraftFile; onRemove: () => void }) {
  const t = useText('ngo-add');
  const name = shownFileName(file.name);
  return (
    <li className={`${ROW} border-line`}>
      <Icon name={file.type === 'application/pdf' ? 'document' : 'screen'} className="text-brand" />
      <div className="grid gap-0.5">
        <NameAndSize name={name} bytes={file.bytes} />
        <span>
          <Badge tone="ok" icon="check">
            {t('files.stored')}
          </Badge>
        </span>
      </div>
      <Button
        type="submit"
        kind="plain"
        name="intent"
        value={`remove.${file.id}`}
        aria-label={t('files.removeNamed', { name })}
        onClick={(event) => {
          event.preventDefault();
          onRemove();
        }}
      >
        {t('files.remove')}
      </Button>
    </li>
  );
}

type UploadRowProps = { upload: Upload; problem: string; onDismiss: () => void };

function UploadRow({ upload, problem, onDismiss }: UploadRowProps) {
  const t = useText('ngo-add');
  const { file, part, state } = upload;
  const name = shownFileName(file.name);
  const percent = Math.floor(part * 100);
  return (
    <li className={`${ROW} ${state === 'bad' ? 'border-danger' : 'border-line'}`}>
      <Icon name={state === 'bad' ? 'warn' : 'document'} className="text-muted" />
      <div className="grid gap-0.5">
        <NameAndSize name={name} bytes={file.size} />
        {state !== 'bad' && (
          <progress className="bar" max={100} value={percent} aria-label={name} />
        )}
        <span className="sm" role="status">
          {state === 'bad' && <span className="err">{problem}</span>}
          {state === 'lost' && t('files.lost', { percent })}
          {(state === 'sending' || state === 'queued') && (
            <span className="muted">{t('files.sending')}</span>
          )}
        </span>
      </div>
      <Button
        kind="plain"
        aria-label={t('files.removeNamed', { name })}
        onClick={onDismiss}
        disabled={state === 'sending'}
      >
        {t('files.remove')}
      </Button>
    </li>
  );
}

const KB = 1024;
const MB = 1024 * KB;

function NameAndSize({ name, bytes }: { name: string; bytes: number }) {
  const t = useText('ngo-add');
  const size =
    bytes < MB
      ? t('files.kb', { size: Math.max(1, Math.round(bytes / KB)) })
      : t('files.mb', { size: Math.round((bytes / MB) * 10) / 10 });
  return (
    <span className="sm [overflow-wrap:anywhere]">
      <b>
        <bdi translate="no">{name}</bdi>
      </b>{' '}
      <span className="muted num">{size}</span>
    </span>
  );
}
