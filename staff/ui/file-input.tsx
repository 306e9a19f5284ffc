/** A file field. Browsers show the name of the chosen file in it, so no script is needed. */
import type { ReactNode } from 'react';
import { useText } from '#web/i18n/strings';
import { fieldAriaProps, FieldFrame } from '#web/ui/field';

/** Types of pictures that browsers offer. A phone then converts its own format to JPEG. */
export const PICTURES = 'image/jpeg,image/png,image/webp';

type Props = {
  name: string;
  label: string;
  accept: string;
  hint?: ReactNode;
  errors?: string[];
  /** The stored picture of a form with errors: the field does not need it again (forms/pictures.server.ts). */
  kept?: string | undefined;
  required?: boolean;
};

export function FileInput({ name, label, accept, hint, errors = [], kept, required }: Props) {
  const t = useText('staff-setup');
  const shown = kept ? t('look.kept') : hint;
  return (
    <FieldFrame {...{ id: name, label, hint: shown, errors, required }}>
      {kept && <input type="hidden" name={`${name}Kept`} value={kept} />}
      <input
        className="in upload"
        {...{ name, accept, required, type: 'file' }}
        {...fieldAriaProps(name, { hint: shown, errors })}
      />
    </FieldFrame>
  );
}
