/** One file field: the stored files, the uploads that run, and the choice of a file. */
import { useRef } from 'react';
import type { DraftFile } from '#contract/drafts';
import type { NgoFileField } from '#contract/ngo-fields';
import { useText } from '#web/i18n/strings';
import { FileField } from '#web/ui/file-field';
import type { FieldState } from '#web/ui/form-reply';
import { FileRow, UploadRow } from './file-row';
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
