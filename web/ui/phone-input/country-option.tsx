/** One country of the menu: flag, name and calling code. */
import { useEffect, useRef } from 'react';
import type { CallingCountry } from '#domain/countries/matching';
import { Flag } from './flag';

type Props = {
  id: string;
  country: CallingCountry;
  /** True when the option is active: Enter chooses it. */
  isActive: boolean;
  isChosen: boolean;
  onPoint: () => void;
  onTake: () => void;
};

export function CountryOption({ id, country, isActive, isChosen, onPoint, onTake }: Props) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- the search box has the keys, as a combobox does
    <div
      ref={row}
      id={id}
      role="option"
      aria-selected={isChosen}
      tabIndex={-1}
      style={{
        display: 'flex',
        alignItems: 'center',
        gap: 12,
        minHeight: 44,
        paddingInline: 12,
        borderRadius: 'var(--radius)',
        cursor: 'pointer',
        fontWeight: isChosen ? 600 : undefined,
        background: isActive ? 'var(--tint)' : undefined,
      }}
      onPointerMove={onPoint}
      onClick={onTake}
    >
      <span style={{ minWidth: 24 }}>
        <Flag code={country.code} />
      </span>
      <span style={{ flex: 1 }}>{country.name}</span>
      <bdi className="num muted" dir="ltr">{`+${country.callingCode}`}</bdi>
    </div>
  );
}
