/** Choices from a list: of fixed values, of other records, one or several, yes or no. */
import { FieldErrors, fieldAriaProps, Select } from '#web/ui/field';
import { useText } from '#web/i18n/strings';
import { fieldPath, PART } from '#domain/content/form';
import type { ShapeOf } from '#domain/content/shape';
import { useNames } from '../texts';
import { useEditor, type ValueProps } from './context';
import { Options, type Option } from '../../../ui/options';

function OneOf({
  path,
  label,
  required,
  written,
  usual,
  options,
}: ValueProps & { options: readonly Option[] }) {
  const t = useText('staff-content');
  const { errorsAt } = useEditor();
  const chosen = typeof written === 'string' ? written : typeof usual === 'string' ? usual : '';
  const isKnown = chosen === '' || options.some(({ value }) => value === chosen);
  return (
    <Select
      {...{ id: path, name: path, label, required, defaultValue: chosen }}
      errors={errorsAt(path)}
    >
      {(typeof usual !== 'string' || chosen === '') && (
        <option value="">{required ? t('choose') : t('none')}</option>
      )}
      {!isKnown && <option value={chosen}>{chosen}</option>}
      <Options options={options} />
    </Select>
  );
}

export function Choice(props: ValueProps<ShapeOf<'choice'>>) {
  const { choiceName } = useNames();
  const options = props.shape.values.map((value) => ({ value, text: choiceName(value) }));
  return <OneOf {...props} options={options} />;
}

export function YesNo(props: ValueProps) {
  const t = useText('staff-content');
  const options = (['yes', 'no'] as const).map((value) => ({ value, text: t(`yesNo.${value}`) }));
  return <OneOf {...props} options={options} />;
}

export function Reference(props: ValueProps<ShapeOf<'reference'>>) {
  return <OneOf {...props} options={useOptions(props.shape)} />;
}

function useOptions({ kinds }: ShapeOf<'reference'>): Option[] {
  const { options } = useEditor();
  const { titleIn } = useNames();
  return kinds.flatMap((kind) =>
    (options[kind] ?? []).map(({ id, title }) => ({ value: id, text: titleIn(title, id) })),
  );
}

const NOTHING: ShapeOf<'reference'> = { type: 'reference', kinds: [] };

/** Checkboxes. */
export function Several({
  shape,
  path,
  label,
  required,
  written,
  usual,
}: ValueProps<ShapeOf<'list'>>) {
  const { errorsAt } = useEditor();
  const { choiceName } = useNames();
  const referred = useOptions(shape.item.type === 'reference' ? shape.item : NOTHING);
  const given = Array.isArray(written) ? written : Array.isArray(usual) ? usual : [];
  const options =
    shape.item.type === 'choice'
      ? shape.item.values.map((value) => ({ value, text: choiceName(value) }))
      : referred;
  const errors = errorsAt(path);
  return (
    <fieldset className="stack g1" {...fieldAriaProps(path, { errors, hint: null })}>
      <legend className={required ? 'req' : undefined}>{label}</legend>
      <input type="hidden" name={fieldPath(path, PART.shown)} value="1" />
      <div className="ticks">
        {options.map(({ value, text }) => (
          <label key={value} className="tick">
            <input
              type="checkbox"
              name={path}
              value={value}
              defaultChecked={given.includes(value)}
            />
            <span>{text}</span>
          </label>
        ))}
      </div>
      <FieldErrors id={path} errors={errors} />
    </fieldset>
  );
}
