/** Which payment methods a donor can choose: those that charge the total, and those that round it up with consent. */
import type { MethodView } from './methods.server';

/** A method that charges the total only rounded up to its step. Its button names the amount, and is its consent. */
export const isRounded = ({ obstacle, offer }: MethodView): boolean =>
  obstacle === 'step' && offer !== null;

export const isChoosable = (view: MethodView): boolean => view.obstacle === null || isRounded(view);
