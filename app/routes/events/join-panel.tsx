/** The box next to an event: free seats, the time until it begins, and the form that joins it. */
import { Form, useFormAction } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { remainingWithMonths, type RemainingWithMonths } from '#domain/time/deadline';
import { minutes } from '#domain/time/durations';
import { useLinks, useText } from '#web/i18n/strings';
import { EmailField, Field, Select } from '#web/ui/field';
import { FORM_ANCHOR, FormErrors, type Submission, useSubmission } from '#web/ui/form-reply';
import { Alert, ButtonLink, Submit } from '#web/ui/parts';
import { useSent } from '../../applications/use-sent';
import { Honeypot } from '../../forms/honeypot';
import type { EventView } from './view.server';

export const JOIN_ANCHOR = 'join';
/** Id of the form, whose values stay when the visitor changes the language. */
export const JOIN_FORM = 'join-form';

export function JoinPanel({ event, form }: { event: EventView; form: Submission }) {
  const t = useText('events');
  const links = useLinks();
  const { state, seats, remaining, startsAt } = event;
  const { count } = useSent('eventJoined', 'eventWaiting');
  if (state !== 'coming')
    return (
      <div className="box lift grid gap-2">
        <FormErrors form={form} />
        <Alert>{t(`closed.${state}`)}</Alert>
        <ButtonLink kind="quiet" wide to={links.events()}>
          {t('closed.others')}
        </ButtonLink>
      </div>
    );
  return (
    <div className="box lift grid gap-3">
      <div className="grid gap-1">
        <h2>{t('join.title')}</h2>
        <p className={`state${seats.tone ? '' : ' ok'}`}>{seats.text}</p>
      </div>
      {remaining && <Countdown startsAt={startsAt} remaining={remaining} />}
      <JoinForm key={count} event={event} form={form} />
    </div>
  );
}

function JoinForm({ event, form }: { event: EventView; form: Submission }) {
  const t = useText('events');
  const action = useFormAction();
  const { field } = useSubmission(form);
  const { seats, mostSeats, applicant } = event;
  const { free, short } = seats;
  const isFull = free === 0;
  const options = Array.from({ length: mostSeats }, (_, n) => n + 1);
  const label = t(free === null ? 'join.people' : 'join.seats');
  return (
    <Form
      id={JOIN_FORM}
      method="post"
      action={`${action}#${FORM_ANCHOR}`}
      noValidate
      className="grid gap-3"
    >
      <FormErrors
        form={form}
        labels={{ name: t('join.name'), email: t('join.email'), seats: label }}
      />
      <Honeypot />
      <Field
        {...field('name', applicant?.name)}
        label={t('join.name')}
        autoComplete="name"
        maxLength={80}
        required
      />
      <EmailField
        {...field('email', applicant?.email)}
        label={t('join.email')}
        hint={t('join.emailHint')}
      />
      {mostSeats > 1 ? (
        <Select
          {...field('seats', '1')}
          label={label}
          hint={free !== null && !isFull && free < mostSeats && t('join.moreThanFree')}
          required
        >
          {options.map((count) => (
            <option key={count}>{count}</option>
          ))}
        </Select>
      ) : (
        <input type="hidden" name="seats" value="1" />
      )}
      <div className="grid gap-1">
        <div className="paybar">
          <a href={`#${JOIN_ANCHOR}`}>{short}</a>
          <Submit size="lg" wide waiting={t('join.sending')}>
            {t(isFull ? 'join.wait' : 'join.submit')}
          </Submit>
        </div>
        <p className="xs muted">{t(isFull ? 'join.aboutWaiting' : 'join.about')}</p>
      </div>
    </Form>
  );
}

const UNITS = ['months', 'days', 'hours', 'minutes'] as const;

/** The time until the event. The server renders it; scripts update it every minute. */
export function Countdown({
  startsAt,
  remaining,
}: {
  startsAt: string;
  remaining: RemainingWithMonths;
}) {
  const t = useText('events');
  const [left, setLeft] = useState(remaining);
  useEffect(() => {
    const renew = () => setLeft(remainingWithMonths(new Date(startsAt), new Date()));
    renew();
    const timer = setInterval(renew, minutes(1));
    return () => clearInterval(timer);
  }, [startsAt]);
  const units = UNITS.filter((unit) => left[unit] > 0);
  if (units.length === 0) return null;
  return (
    <div className="grid gap-0.5">
      <p className="sm">{t('countdown.title')}</p>
      <div className="clock">
        {units.map((unit) => (
          <b key={unit}>{t(`countdown.${unit}`, { count: left[unit] })}</b>
        ))}
      </div>
    </div>
  );
}
