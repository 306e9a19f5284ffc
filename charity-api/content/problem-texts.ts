/** The messages of problems for staff, by key. locales/<language>/content-problems.json has the texts. */
import type { LineForm, Shape } from '#domain/content/shape';

/** `values` are inserted into the text. */
export type ProblemText = {
  key:
    | 'missing'
    | 'languageMissing'
    | 'partMissing'
    | 'pictureMissing'
    | 'ibanMistyped'
    | 'accountMissing'
    | 'colourTooLight'
    | 'referenceUnknown'
    | 'linkBroken'
    | 'linkUnknown'
    | 'markdown'
    | 'budgetTotal'
    | 'outcomeEarly'
    | 'itemsGiven'
    | 'itemsSpent'
    | 'tooManyItems'
    | 'yearNeeded'
    | 'idReserved'
    | 'idEnding'
    | 'idTaken'
    | 'endsBeforeStart'
    | 'tooManySeats'
    | 'daysRepeated'
    | 'daysTooFew'
    | 'aboutOnly'
    | 'childTooOld'
    | 'limitTooLow'
    | 'needed'
    | 'otherRows'
    | 'csvColumns'
    | 'csvSymbol'
    | 'figureZero'
    | 'figureHigher'
    | 'figureLower'
    | 'figureCurrency';
  values?: Record<string, string | number>;
};

/** Key of the text that says what a field expects, below `content-problems:expected`. */
export type Expected = Exclude<Shape['type'], 'line' | 'texts'> | LineForm | 'text' | 'markdown';

/** Returns what a value of this shape expects. */
export function expectedOf(shape: Shape): Expected {
  if (shape.type === 'line') return shape.form;
  if (shape.type === 'texts') return shape.markdown ? 'markdown' : 'text';
  return shape.type;
}
