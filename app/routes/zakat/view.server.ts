/** Loads the data of the calculator: rulings of the charity's board, metal prices and exchange rates. */
import type { Figures, Rulings } from '#domain/zakat';
import type { Visitor } from '../../visitor/visitor.server';
import { readFigures } from './figures.server';
import { readRulings } from './rulings.server';

export type Calculator = { figures: Figures; rulings: Rulings };

/** @returns null when the rulings are not available: without them, the calculator calculates nothing */
export async function calculatorOf(visitor: Visitor): Promise<Calculator | null> {
  const [rulings, figures] = await Promise.all([readRulings(visitor), readFigures(visitor)]);
  return rulings && { figures, rulings };
}
