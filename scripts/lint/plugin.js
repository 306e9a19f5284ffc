/** The project's own lint rules, for eslint.config.js. */
import { logicalDirections } from './logical-directions.js';
import { noLiteralText } from './no-literal-text.js';
import { stayInRoom } from './stay-in-room.js';
import { waitForAssertion } from './wait-for-assertion.js';

export default {
  meta: { name: 'nadawah' },
  rules: {
    'logical-directions': logicalDirections,
    'no-literal-text': noLiteralText,
    'stay-in-room': stayInRoom,
    'wait-for-assertion': waitForAssertion,
  },
};
