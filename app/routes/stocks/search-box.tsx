/** Search for shares or funds: a GET form while there are no rows, then a part of the POST form with the rows. */
import { Form } from '@remix-run/react';
import { useLinks, useText } from '#web/i18n/strings';
import { Field } from '#web/ui/field';
import { Submit } from '#web/ui/parts';
import { PAGES, type HoldingKind } from './kinds';
import { ROWS_FORM } from './rows-form';

type Props = { kind: HoldingKind; search: string };

/** Separate GET form, which has the search text in the URL. */
export function SearchForm({ kind, search }: Props) {
  const links = useLinks();
  return (
    <Form method="get" action={PAGES[kind].address(links)} role="search" preventScrollReset>
      <SearchField kind={kind} search={search} />
    </Form>
  );
}

/** @param isPart true when the field belongs to the form with the rows, and so submits them too */
export function SearchField({ kind, search, isPart = false }: Props & { isPart?: boolean }) {
  const t = useText('stocks');
  const of = isPart ? { form: ROWS_FORM } : {};
  return (
    <div className="flex items-end gap-1">
      <div className="min-w-0 flex-1">
        <Field
          key={search}
          label={t(`find.${kind}`)}
          name="search"
          type="search"
          maxLength={80}
          autoComplete="off"
          defaultValue={search}
          {...of}
        />
      </div>
      <Submit
        kind="quiet"
        waiting={t('finding')}
        {...of}
        {...(isPart && { name: 'intent', value: 'search' })}
      >
        {t('findButton')}
      </Submit>
    </div>
  );
}
