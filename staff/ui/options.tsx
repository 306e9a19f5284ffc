/** The options of a select: an empty one, when the choice may be missing, and the values with their texts. */

export type Option = { value: string; text: string };

type Props = { options: readonly Option[]; /** The text of the empty option. */ empty?: string };

export function Options({ options, empty }: Props) {
  return (
    <>
      {empty !== undefined && <option value="">{empty}</option>}
      {options.map(({ value, text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </>
  );
}
