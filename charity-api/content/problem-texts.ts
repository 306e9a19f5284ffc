/** Problems of content files, and the keys of their messages for staff. locales/<language>/content-problems.json has the texts. */
import type { LineForm, Shape } from '#domain/content/shape';

/** A problem of a content file, shown to the author of the file. */
export type Problem = {
  /** Path below the content folder. */
  file: string;
  /** Counted from 1. */
  line: number;
  /** Path inside the file, such as `budget[2].amount`. Empty for the file itself. */
  field: string;
  message: string;
  /** Path of the input that staff must change, when it is not `field`: a missing field, or a missing language. */
  input?: string;
  /** The message for staff, in their language. Without it, they see what the field expects, or `message`. */
  text?: ProblemText;
};

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
    | 'repeated'
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
