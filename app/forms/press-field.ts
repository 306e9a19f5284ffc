/** The field that scripts add to every form: one press that is sent twice is known by it (decision 0027). */
export const PRESS_FIELD = 'press';

/** @returns what scripts put there; undefined without scripts, and for anything else */
export function readPress(form: FormData): string | undefined {
  const press = form.get(PRESS_FIELD);
  return typeof press === 'string' && /^[a-z0-9]{1,7}$/.test(press) ? press : undefined;
}
