/** The content kind of the charity's partners. */
import { object, optional } from '../codec';
import { picture } from '../values/picture';
import { wholeNumber } from '../values/plain';
import { httpsUrl, reference, text } from '../values/text';
import { documentKind } from './document-kind';

export const partners = documentKind({
  name: 'partners',
  codec: object({
    name: text,
    summary: text,
    type: reference('partner-types', 'a type of partners'),
    /** Year. */
    since: wholeNumber(1),
    position: wholeNumber(),
    logo: optional(picture, null),
    url: optional(httpsUrl, ''),
  }),
  references: ({ type }) => [{ kind: 'partner-types', id: type }],
});
