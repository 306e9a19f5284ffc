/** Panel of a sacrifice: price, availability, closing time, and the form, or the reason why the form is missing. */
import { Form, useFormAction } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { useHydrated } from 'remix-utils/use-hydrated';
import { type PriceList, totalFor } from '#domain/cart';
import { formatMoney } from '#domain/money';
import { type Availability, availabilityOf, type Limit } from '#domain/offerings';
import { useLinks, useLocale, useText } from '#web/i18n/strings';
import type { Translate } from '#web/i18n/translate';
import { FieldErrors, FieldFrame } from '#web/ui/field';
import {
  type FieldState,
  FORM_ANCHOR,
  FormErrors,
  type Submission,
  useSubmission,
} from '#web/ui/form-reply';
import { Alert, Button, ButtonLink } from '#web/ui/parts';
import { useIsLight } from '#web/ui/picture';
import { GiveButtons } from '../../giving/give-buttons';
import { useLimit } from '../../giving/use-limit';
import { AvailabilityBoard } from './board';
import { Price } from './card';
import { countChoicesFor, MAX_PER_FORM, nameField } from './choice';
import { Closing } from './closing';
import type { SacrificeView } from './view.server';

export function OrderPanel({ sacrifice, form }: { sacrifice: SacrificeView; form: Submission }) {
  const t = useText('sacrifices');
  const locale = useLocale();
  const { id, status, price, prices, published, isShared } = sacrifice;
  const limit = useLimit(id, sacrifice.limit);
  // The server's clock decides whether it is closed. The polled limit decides whether units remain.
  const standing =
    sacrifice.standing === 'closed'
      ? 'closed'
      : availabilityOf({ status, closesAt: null, limit }, new Date());
  const [wasOpen, setWasOpen] = useState(standing === 'open');
  if (standing === 'open' && !wasOpen) setWasOpen(true);
  // A visible form stays when other donors reserve the last units, so that typed text is not lost. The action checks.
  const hasForm = price !== null && wasOpen && standing !== 'closed';
  return (
    <div className="box lift grid gap-3">
      {price && <Price price={price} isShared={isShared} />}
      {price && published && (
        <p className="sm muted">{t('priced', { amount: formatMoney(published, locale) })}</p>
      )}
      {limit && <AvailabilityBoard limit={limit} isShared={isShared} />}
      <Closing {...sacrifice} standing={standing} />
      {standing !== 'open' && <UnavailableNotice standing={standing} besideForm={hasForm} />}
      {!price && standing === 'open' && <Alert tone="warm">{t('noPrice')}</Alert>}
      {prices && hasForm && <OrderForm {...{ sacrifice, limit, prices, form }} />}
    </div>
  );
}

type OverProps = { standing: Exclude<Availability, 'open'>; besideForm: boolean };

function UnavailableNotice({ standing, besideForm }: OverProps) {
  const t = useText('sacrifices');
  const links = useLinks();
  return (
    <>
      <Alert tone={standing === 'held' ? 'warm' : 'info'}>{t(`over.${standing}`)}</Alert>
      <ButtonLink wide kind={besideForm ? 'quiet' : 'filled'} to={links.sacrifices()}>
        {t('others')}
      </ButtonLink>
    </>
  );
}

type Props = {
  sacrifice: SacrificeView;
  /** Current availability. */
  limit: Limit | null;
  prices: PriceList;
  /** Result of a submission that was rejected or requested more name fields. */
  form: Submission;
};

/** Form that orders shares or animals: number, a name for each, and the authorisation; checkout or cart. */
function OrderForm({ sacrifice: { currency, isShared }, limit, prices, form }: Props) {
  const t = useText('giving');
  const action = useFormAction();
  const { field } = useSubmission(form);
  const quantity = field('quantity', '1');
  const [count, choose] = useCount(quantity);
  const choices = countChoicesFor(limit, count);
  const { errors, defaultValue: isAsked, ...agency } = field('agency');
  // Without scripts the button cannot follow the choice and would show a wrong amount.
  const total = useHydrated() ? totalFor(prices, count) : null;
  return (
    <Form method="post" noValidate action={`${action}#${FORM_ANCHOR}`} className="grid gap-3">
      <FormErrors
        form={form}
        labels={{
          quantity: t(`sacrifices:howMany.${isShared ? 'share' : 'animal'}`),
          ...nameLabels(t, { count, isShared }),
          agency: t('sacrifices:agency'),
        }}
      />
      <input type="hidden" name="currency" value={currency} />
      <CountChoice {...{ field: quantity, choices, count, choose, isShared }} />
      <NameFields {...{ count, field, isShared }} />
      <div>
        <label className="tick">
          <input
            type="checkbox"
            value="yes"
            required
            defaultChecked={isAsked !== undefined}
            {...agency}
          />
          <span>{t('sacrifices:agency')}</span>
        </label>
        <FieldErrors id={agency.id} errors={errors} />
      </div>
      <GiveButtons amount={total} label={t('sacrifices:give')} />
    </Form>
  );
}

/** With more options in one row, the last one would wrap onto a second line. */
const MAX_IN_ONE_ROW = 5;

/**
 * Choice of the number of shares or animals. Without scripts, a button requests one name field for each.
 *
 * State of the chosen number; the initial value is the submitted number, or 1.
 */
function useCount({ defaultValue }: FieldState): [count: number, choose: (count: number) => void] {
  const asked = Number(defaultValue);
  const [count, choose] = useState(Number.isInteger(asked) && asked >= 1 ? asked : 1);
  return [Math.min(count, MAX_PER_FORM), choose];
}

type UseCountProps = {
  field: FieldState;
  choices: readonly number[];
  count: number;
  choose: (count: number) => void;
  isShared: boolean;
};

function CountChoice({ field, choices, count, choose, isShared }: UseCountProps) {
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

type NameFieldsProps = { count: number; field: (name: string) => FieldState; isShared: boolean };

/** Name fields of the sacrifice form: one person for each share or animal. */
function NameFields({ count, field, isShared }: NameFieldsProps) {
  const t = useText('sacrifices');
  const labels = nameLabels(t, { count, isShared });
  return (
    <div className="grid gap-2">
      {Array.from({ length: count }, (_, at) => {
        const name = nameField(at);
        const { errors, ...input } = field(name);
        return (
          <FieldFrame key={at} id={input.id} label={labels[name] ?? ''} required errors={errors}>
            <input className="in" maxLength={120} required {...input} />
          </FieldFrame>
        );
      })}
      <p className="hint">{t('nameHint')}</p>
    </div>
  );
}

/** Labels by field name. */
function nameLabels(
  t: Translate,
  { count, isShared }: Pick<NameFieldsProps, 'count' | 'isShared'>,
): Record<string, string> {
  const label = (number: number) =>
    count === 1
      ? t('sacrifices:name.one')
      : t(isShared ? 'sacrifices:name.share' : 'sacrifices:name.animal', { number });
  return Object.fromEntries(
    Array.from({ length: count }, (_, at) => [nameField(at), label(at + 1)]),
  );
}
