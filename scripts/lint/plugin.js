/** The project's own lint rules, for eslint.config.js. */
import { logicalDirections } from './logical-directions.js';
import { noLiteralText } from './no-literal-text.js';
import { stayInFolder } from './stay-in-folder.js';
import { waitForAssertion } from './wait-for-assertion.js';

export default {
  meta: { name: 'nadawah' },
  rules: {
    'logical-directions': logicalDirections,
    'no-literal-text': noLiteralText,
    'stay-in-folder': stayInFolder,
    'wait-for-assertion': waitForAssertion,
  },
};
