/** A list of items: each can be removed, and an empty one can be filled in. */
import { FieldErrors, fieldAriaProps } from '#app/ui/field';
import { Disclosure } from '#app/ui/fold';
import { useText } from '#app/i18n/strings';
import { fieldPath, isOuterList, itemPath, PART } from '#domain/content/form';
import type { ShapeOf, Written } from '#domain/content/shape';
import { useEditor } from './context';
import { Fields, Value, type ValueProps } from './value';
import { Submit } from '../../../ui/form';

export function ListField({ shape, path, label, required, written }: ValueProps<ShapeOf<'list'>>) {
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
