/** Choices as boxes, each with a title and a sentence about its effect. */
import { FieldErrors } from '#web/ui/field';
import type { ReactNode } from 'react';

type Props = {
  name: string;
  id: string;
  legend: string;
  options: readonly { value: string; title: ReactNode; text: ReactNode }[];
  defaultValue?: string | undefined;
  errors?: string[];
};

export function Picks({ name, id, legend, options, defaultValue, errors = [] }: Props) {
  return (
    <fieldset id={id} aria-describedby={errors.length > 0 ? `${id}-error` : undefined}>
      <legend className="req">{legend}</legend>
      {options.map(({ value, title, text }) => (
        <label key={value} className="pick">
          <input
            type="radio"
            name={name}
            value={value}
            defaultChecked={defaultValue === value}
            required
          />
          <b>{title}</b>
          <span className="muted">{text}</span>
        </label>
      ))}
      <FieldErrors id={id} errors={errors} />
    </fieldset>
  );
}
