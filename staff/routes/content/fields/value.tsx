/** The input for one value of a record, by the shape of the value: of a field, an object, or a list of items. */
import { fieldPath, isOuterList, itemPath, PART } from '#domain/content/form';
import { isFields, type ShapeField, type ShapeOf, type Written } from '#domain/content/shape';
import { useText } from '#web/i18n/strings';
import { fieldAriaProps, FieldErrors, Select } from '#web/ui/field';
import { Disclosure } from '#web/ui/parts';
import { type Option, Options, Submit } from '../../../ui/page';
import { useNames } from '../texts';
import { useEditor, type ValueProps } from './context';
import { LineField, MoneyField } from './line';
import { PictureField, PictureFile } from './picture';
import { TextField } from './text';

export function Value(props: ValueProps) {
  const { shape } = props;
  switch (shape.type) {
    case 'texts':
      return <TextField {...props} shape={shape} />;
    case 'object':
      return <Fieldset {...props} shape={shape} />;
    case 'picture':
      return <PictureField {...props} />;
    case 'file':
      return <PictureFile {...props} />;
    case 'list':
      return shape.item.type === 'choice' || shape.item.type === 'reference' ? (
        <Several {...props} shape={shape} />
      ) : (
        <ListField {...props} shape={shape} />
      );
    case 'money':
      return <MoneyField {...props} shape={shape} />;
    case 'choice':
      return <Choice {...props} shape={shape} />;
    case 'yesNo':
      return <YesNo {...props} />;
    case 'reference':
      return <Reference {...props} shape={shape} />;
    default:
      return <LineField {...props} />;
  }
}

/** The fields of an object, without a frame. */
export function Fields({
  fields,
  written,
  path,
}: {
  fields: readonly ShapeField[];
  written: Written;
  path: string;
}) {
  const { fieldName } = useNames();
  const own = isFields(written) ? written : {};
  return fields.map(({ name, shape, required, usual }) => (
    <Value
      key={name}
      path={fieldPath(path, name)}
      label={fieldName(name)}
      {...{ shape, required, usual, written: own[name] }}
    />
  ));
}

function Fieldset({ shape, path, label, written, required }: ValueProps<ShapeOf<'object'>>) {
  const { errors } = useEditor();
  const fieldset = (
    <fieldset className="stack g2" id={path}>
      <legend>{label}</legend>
      <Fields fields={shape.fields} {...{ written, path }} />
    </fieldset>
  );
  if (required || written !== undefined) return fieldset;
  const hasErrors = Object.keys(errors).some((one) => one.startsWith(path));
  return (
    <Disclosure summary={label} open={hasErrors}>
      {fieldset}
    </Disclosure>
  );
}

/** A list of items: each can be removed, and an empty one can be filled in. */
function ListField({ shape, path, label, required, written }: ValueProps<ShapeOf<'list'>>) {
  const t = useText('staff-content');
  const { errors, errorsAt, movedList } = useEditor();
  const items = Array.isArray(written) ? written : [];
  const error = errorsAt(path);
  const isFirst = items.length === 0;
  const list = (
    <fieldset className="stack g2" {...fieldAriaProps(path, { errors: error, hint: null })}>
      <legend className={required ? 'req' : undefined}>{label}</legend>
      <input type="hidden" name={fieldPath(path, PART.length)} value={items.length + 1} />
      {isOuterList(path) && (
        <input type="hidden" name={fieldPath(path, PART.items)} value={JSON.stringify(items)} />
      )}
      <FieldErrors id={path} errors={error} />
      {items.map((item, at) => (
        <div key={at} className="box stack g2">
          <p className="muted xs num">{at + 1}</p>
          <Item {...{ shape, label, path: itemPath(path, at), written: item }} />
          <div className="inline">
            {at > 0 && <Move path={itemPath(path, at)} to="up" />}
            {at < items.length - 1 && <Move path={itemPath(path, at)} to="down" />}
            <label className="tick">
              <input type="checkbox" name={fieldPath(itemPath(path, at), PART.remove)} />
              <span>{t('removeItem')}</span>
            </label>
          </div>
        </div>
      ))}
      <Disclosure summary={t('addItem', { list: label })} open={isFirst && required}>
        <div className="stack g2">
          <Item {...{ shape, label, path: itemPath(path, items.length), written: undefined }} />
        </div>
      </Disclosure>
    </fieldset>
  );
  if (required) return list;
  // An optional list is long on a phone and seldom changes.
  const isOpen = [...Object.keys(errors), movedList ?? ''].some((one) => one.startsWith(path));
  return (
    <Disclosure summary={`${label} (${items.length})`} open={isOpen}>
      {list}
    </Disclosure>
  );
}

/** A submit button that moves the item by one place. The form saves everything that was typed. */
function Move({ path, to }: { path: string; to: 'up' | 'down' }) {
  const t = useText('staff-content');
  const number = /(\d+)\]$/.exec(path)?.[1] ?? '';
  return (
    <Submit
      kind="quiet"
      name={fieldPath(path, PART.move)}
      value={to}
      aria-label={t(`move.${to}Item`, { number })}
    >
      {t(`move.${to}`)}
    </Submit>
  );
}

type ItemProps = { shape: ShapeOf<'list'>; path: string; label: string; written: Written };

function Item({ shape: { item }, path, label, written }: ItemProps) {
  if (item.type === 'object') return <Fields fields={item.fields} {...{ written, path }} />;
  return <Value shape={item} required usual={undefined} {...{ path, label, written }} />;
}

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

/** Choices from a list: of fixed values, of other records, one or several, yes or no. */
function Choice(props: ValueProps<ShapeOf<'choice'>>) {
  const { choiceName } = useNames();
  const options = props.shape.values.map((value) => ({ value, text: choiceName(value) }));
  return <OneOf {...props} options={options} />;
}

function YesNo(props: ValueProps) {
  const t = useText('staff-content');
  const options = (['yes', 'no'] as const).map((value) => ({ value, text: t(`yesNo.${value}`) }));
  return <OneOf {...props} options={options} />;
}

function Reference(props: ValueProps<ShapeOf<'reference'>>) {
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
function Several({ shape, path, label, required, written, usual }: ValueProps<ShapeOf<'list'>>) {
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
