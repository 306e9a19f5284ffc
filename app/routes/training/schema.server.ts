/** Schema of the application form. action.server.ts checks the rules that depend on the training. */
import * as z from 'zod';
import { weekdaySchema } from '#contract/training';
import { westernDigits } from '#domain/numbers/digits';
import { isDay } from '#domain/time/dates';
import {
  chosenCountrySchema,
  emailField,
  lineField,
  readPhone,
  textField,
} from '#web/forms/fields.server';

const MAX_MESSAGE = 2_000;

/** Conform returns one checked box as a string, and several as a list. */
const daysField = z.preprocess(
  (sent) => (sent === undefined ? [] : [sent].flat()),
  z.array(weekdaySchema).max(7),
);

const BIRTH_FIELDS = ['birthDay', 'birthMonth', 'birthYear'] as const;

/** Fields as the form sends them, with the fields that are calculated from several of them. */
function readFields(sent: unknown) {
  const form = (sent ?? {}) as Record<string, unknown>;
  const textOf = (name: string) => (typeof form[name] === 'string' ? form[name] : '');
  const [day = '', month = '', year = ''] = BIRTH_FIELDS.map((name) =>
    westernDigits(textOf(name)).trim(),
  );
  const country = chosenCountrySchema.safeParse(form.phoneCountry).data;
  const phone = textOf('phone').trim();
  return {
    ...form,
    birthDate: day + month + year && readDate(day, month, year),
    phone: phone === '' ? null : (readPhone(phone, country) ?? undefined),
  };
}

/** Returns the date as "2009-01-14", or "impossible" when no such day exists. A year has four digits. */
function readDate(day: string, month: string, year: string): string {
  const parts = [year.padStart(4, '0'), month.padStart(2, '0'), day.padStart(2, '0')];
  const written = parts.join('-');
  return isDay(written) ? written : 'impossible';
}

/** Reports all problems at once, also those of the fields that are calculated from several inputs. */
export const trainingApplicationSchema = z.preprocess(
  readFields,
  z.object({
    name: lineField(80),
    birthDate: z
      .string({ error: 'required' })
      .min(1, 'required')
      .refine(isDay, { error: 'training.impossible' }),
    email: emailField,
    phone: z.string({ error: 'phone' }).nullable(),
    days: daysField,
    message: textField(MAX_MESSAGE).or(z.literal('')).default(''),
  }),
);

export type TrainingApplication = z.output<typeof trainingApplicationSchema>;

export type Student = Pick<TrainingApplication, 'birthDate' | 'days'>;

/** Reads what the rules of a training need from a form that the schema rejects. */
export function readStudent(sent: unknown): Student {
  const form: { birthDate: string; days?: unknown } = readFields(sent);
  return { birthDate: form.birthDate, days: daysField.safeParse(form.days).data ?? [] };
}
