/** The problems of a record as messages for staff: one for each input, in the language of the member. */
import type { Shape, ShapeField } from '#domain/content/shape';
import type { Locale } from '#domain/locales';
import { fieldsOf } from '#domain/content/shape';
import { ApiError } from '../../http/errors';
import { messages } from '../../http/messages';
import { ContentError } from '../content';
import { expectedOf } from '../problem-texts';
import type { Problem } from '../problem-texts';
import { kindNamed } from './kinds';

/** Thrown when a record cannot be published, or not before its doubtful figures are confirmed. Nothing was changed. */
export class RecordProblems extends Error {
  override name = 'RecordProblems';
  constructor(
    readonly kind: string,
    readonly problems: readonly Problem[],
    readonly code: 'content.invalid' | 'content.doubtful' = 'content.invalid',
  ) {
    super(`${kind}: ${problems.map(({ field, message }) => `${field} ${message}`).join('; ')}`);
  }
}

/** Returns the message of each input. The key '' is the whole record. */
export function messagesFor(
  kind: string,
  problems: readonly Problem[],
  locale: Locale,
): Record<string, string> {
  const { shape } = kindNamed(kind).codec;
  const all: Record<string, string> = {};
  for (const problem of problems) {
    const path = problem.input ?? problem.field;
    all[path] ??= messageOf(problem, shapeAt(shape, problem.field), locale);
  }
  return all;
}

function messageOf({ text, message }: Problem, shape: Shape | null, locale: Locale): string {
  const { t } = messages(locale);
  if (text) return t(`content-problems:problem.${text.key}`, text.values ?? {});
  return shape ? t(`content-problems:expected.${expectedOf(shape)}`) : message;
}

/** Runs a use case. @throws ApiError content.invalid, content.doubtful, with a message for each input */
export async function inLanguageOf<Value>(
  kind: string,
  locale: Locale,
  work: () => Promise<Value>,
): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    const problems =
      error instanceof RecordProblems || error instanceof ContentError ? error.problems : null;
    if (!problems) throw error;
    const code = error instanceof RecordProblems ? error.code : 'content.invalid';
    throw new ApiError(code, { fields: messagesFor(kind, problems, locale) });
  }
}

/** Returns the shape at a path such as `budget[2].label.en`: of a text, also for one of its languages. */
function shapeAt(shape: Shape, path: string): Shape | null {
  let at: Shape | null = shape;
  for (const [, name, index] of path.matchAll(/([\w-]+)|\[(\d+)\]/g)) {
    if (!at) return null;
    if (index !== undefined) at = at.type === 'list' ? at.item : null;
    else if (at.type !== 'texts')
      at =
        (fieldsOf(at) as readonly ShapeField[] | null)?.find((one) => one.name === name)?.shape ??
        null;
  }
  return at;
}
