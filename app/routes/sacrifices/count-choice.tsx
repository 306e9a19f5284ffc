/** Choice of the number of shares or animals. Without scripts, a button requests one name field for each. */
import { useEffect, useRef, useState } from 'react';
import { useText } from '#web/i18n/strings';
import { Button } from '#web/ui/button';
import { FieldErrors } from '#web/ui/field';
import { useIsLight } from '#web/ui/picture';
import type { FieldState } from '#web/ui/form-reply';
import { MAX_PER_FORM } from './choice';

/** With more options in one row, the last one would wrap onto a second line. */
const MAX_IN_ONE_ROW = 5;

/** State of the chosen number; the initial value is the submitted number, or 1. */
export function useCount({
  defaultValue,
}: FieldState): [count: number, choose: (count: number) => void] {
  const asked = Number(defaultValue);
  const [count, choose] = useState(Number.isInteger(asked) && asked >= 1 ? asked : 1);
  return [Math.min(count, MAX_PER_FORM), choose];
}

type Props = {
  field: FieldState;
  choices: readonly number[];
  count: number;
  choose: (count: number) => void;
  isShared: boolean;
};

export function CountChoice({ field, choices, count, choose, isShared }: Props) {
  const t = useText('sacrifices');
  const light = useIsLight();
  const set = useRef<HTMLFieldSetElement>(null);

  // Reads the number that the donor chose before hydration.
  useEffect(() => {
    const chosen = set.current?.querySelector<HTMLInputElement>('[type=radio]:checked');
    if (chosen) choose(Number(chosen.value));
  }, [choose]);

  const more = (
    <Button type="submit" kind="quiet" name="intent" value="count" formNoValidate>
      {t('showNames')}
    </Button>
  );
  return (
    <fieldset
      ref={set}
      id={field.id}
      className="grid gap-1"
      aria-describedby={field['aria-describedby']}
    >
      <legend className="req mb-1">{t(isShared ? 'howMany.share' : 'howMany.animal')}</legend>
      <div className={choices.length > MAX_IN_ONE_ROW ? 'chips grid grid-cols-4' : 'chips'}>
        {choices.map((number) => (
          <label key={number}>
            <input
              type="radio"
              name={field.name}
              value={number}
              checked={number === count}
              onChange={() => choose(number)}
            />
            <span className="num">{number}</span>
          </label>
        ))}
      </div>
      <FieldErrors id={field.id} errors={field.errors} />
      {choices.length > 1 && (light ? more : <noscript>{more}</noscript>)}
    </fieldset>
  );
}
