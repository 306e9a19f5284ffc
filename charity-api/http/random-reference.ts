/** Draws random references of orders and applications. */
import { REFERENCE_SPACE, referenceOf, type ReferencePrefix } from '#domain/reference';
import type { ApiDeps } from '../deps';

/** Two records can draw the same reference, because references are short. The caller checks that it is unused. */
export function randomReference(
  prefix: ReferencePrefix,
  { random }: Pick<ApiDeps, 'random'>,
): string {
  return referenceOf(prefix, random(5).readUIntBE(0, 5) % REFERENCE_SPACE);
}
