/** The input for one value of a record, by the shape of the value. */
import { Disclosure } from '#app/ui/fold';
import type { Shape, ShapeField, ShapeOf, Written } from '#domain/content/shape';
import { fieldPath } from '#domain/content/form';
import { isFields } from '#domain/content/shape';
import { useEditor } from './context';
import { Choice, Reference, Several, YesNo } from './choices';
import { ListField } from './list';
import { PictureField, PictureFile } from './picture';
import { LineField, MoneyField } from './line';
import { TextField } from './text';
import { useNames } from '../texts';

export type ValueProps<Of extends Shape = Shape> = {
  shape: Of;
  path: string;
  label: string;
  required: boolean;
  written: Written;
  /** The value of a record that omits the field. */
  usual: Written;
};

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
