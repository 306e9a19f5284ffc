/** A search field with its button, as a GET form that works without scripts. */
import { Form } from '@remix-run/react';
import { fieldAriaProps } from '#web/ui/field';
import { Button } from '#web/ui/parts';
import { MAX_SEARCH } from './filters';

type Props = {
  action: string;
  label: string;
  submit: string;
  /** The text that was searched. */
  value: string;
};

export function SearchForm({ action, label, submit, value }: Props) {
  return (
    // The key resets the field when the URL has another search.
    <Form className="field" method="get" action={action} role="search" key={value}>
      <label htmlFor="search">{label}</label>
      <div className="join">
        <input
          className="in"
          type="search"
          name="search"
          maxLength={MAX_SEARCH}
          defaultValue={value}
          {...fieldAriaProps('search', {})}
        />
        <Button type="submit">{submit}</Button>
      </div>
    </Form>
  );
}
