/** Schemas of the last step of the set-up: the results of doctor's checks, by area. */
import * as z from 'zod';

/** In the order of the page: those that staff can solve themselves first. */
export const CHECK_AREAS = [
  ...['giving', 'content', 'mail', 'address', 'providers', 'data', 'settings'],
] as const;
export type CheckArea = (typeof CHECK_AREAS)[number];

const resultSchema = z.enum(['ok', 'warn', 'fail', 'skipped']);
export type CheckResult = z.infer<typeof resultSchema>;

const areaSchema = z.object({
  area: z.enum(CHECK_AREAS),
  /** The worst result of its findings. */
  result: resultSchema,
  /** English, for the operator of the server. `todo`: the steps that solve the problem. */
  findings: z.array(
    z.object({
      check: z.string(),
      result: resultSchema,
      message: z.string(),
      todo: z.string().nullable(),
    }),
  ),
});
export type CheckedArea = z.infer<typeof areaSchema>;

export const checkedAreasSchema = z.array(areaSchema);
