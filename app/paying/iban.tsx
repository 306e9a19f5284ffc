/** An IBAN as text that is easy to compare and to copy. */
import { Fragment } from 'react';
import { ibanGroups } from '#domain/money/iban';

/**
 * An IBAN in groups of four, as banks print it. Lines break only between groups: on a phone after every fourth one, and
 * with large text after every second one. So the lines of one IBAN have the same edges in both text directions.
 */
export function Iban({ iban }: { iban: string }) {
  return (
    <bdi className="block w-fit tabular-nums" dir="ltr" translate="no">
      {ibanGroups(iban).map((group, at) => (
        <Fragment key={at}>
          {at > 0 && ' '}
          {at > 0 && at % GROUPS_IN_LINE === 0 && <br className="sm:hidden max-[18em]:inline" />}
          {at % GROUPS_IN_LINE === GROUPS_IN_LINE / 2 && (
            <br className="hidden max-[18em]:inline" />
          )}
          <span className="whitespace-nowrap">{group}</span>
        </Fragment>
      ))}
    </bdi>
  );
}

/** Four groups and a copy button fit next to each other at 360 px. */
const GROUPS_IN_LINE = 4;
