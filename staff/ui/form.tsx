/** A form that changes something, and its submit buttons. */
import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '#web/ui/button';
import { FormErrors } from '#web/ui/form-errors';
import type { Submission } from '#web/ui/use-submission';

type Props = {
  /** The reply to the form, whose errors are above the fields. */
  form?: Submission;
  labels?: Readonly<Record<string, string>>;
  /** Prefix of the fields' ids, for a page where two forms have fields of the same name. */
  prefix?: string;
  hidden?: Readonly<Record<string, string | number | undefined>>;
  /** True for a form with a file. */
  files?: boolean;
  className?: string;
  /** The text of the button at the end. A form with several buttons has them in `children`. */
  submit?: ReactNode;
  children?: ReactNode;
} & SubmitKind;

/** `intent` tells the action which button was pressed. */
type SubmitKind = { intent?: string | undefined; kind?: ButtonProps['kind'] };

export function PostForm({ form, labels = {}, prefix, hidden = {}, files, ...own }: Props) {
  const { className = 'stack g3', submit, intent, kind, children } = own;
  return (
    <form
      {...{ method: 'post', className, noValidate: true }}
      encType={files ? 'multipart/form-data' : undefined}
    >
      <FormErrors {...{ form, labels, prefix }} />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      {submit !== undefined && (
        <p className="inline acts">
          <Submit {...{ intent, kind }}>{submit}</Submit>
        </p>
      )}
    </form>
  );
}

export function Submit({ intent, ...button }: Omit<ButtonProps, 'kind'> & SubmitKind) {
  return <Button type="submit" {...(intent && { name: 'intent', value: intent })} {...button} />;
}
