/** The payment methods that a donor can choose: they charge the total, or round it up with the donor's consent. */
import type { MethodView } from './methods.server';

/** True for a method that rounds the total up. The donor consents with its button, which shows the amount. */
export const isRounded = ({ obstacle, offer }: MethodView): boolean =>
  obstacle === 'step' && offer !== null;

export const isChoosable = (view: MethodView): boolean => view.obstacle === null || isRounded(view);
