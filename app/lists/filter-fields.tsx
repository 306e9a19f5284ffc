/** The fields that forms of filters have in common. */
import { Select } from '../ui/select';

type Choice = { id: string; title: string };

type SelectProps = {
  label: string;
  name: string;
  chosen: string | undefined;
  choices: readonly Choice[];
  /** Words for no choice, where there may be none. */
  any?: string;
};

export function FilterSelect({ label, name, chosen, choices, any }: SelectProps) {
  return (
    <Select label={label} name={name} defaultValue={chosen}>
      {any && <option value="">{any}</option>}
      {choices.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </Select>
  );
}

export function ZakatFilter({ label, isChosen }: { label: string; isChosen: boolean }) {
  return (
    <label className="tick md:col-span-full">
      <input type="checkbox" name="zakat" value="true" defaultChecked={isChosen} />
      <span>{label}</span>
    </label>
  );
}
