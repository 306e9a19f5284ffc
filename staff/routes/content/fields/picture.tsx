/** A picture: a photograph to upload or a drawing of the site, with its description in the language of the form. */
import { fieldPath, PART } from '#domain/content/form';
import { isFields, type Written } from '#domain/content/shape';
import { useText } from '#web/i18n/strings';
import { pictureUrl } from '#web/links';
import { FieldErrors, Select } from '#web/ui/field';
import { Disclosure } from '#web/ui/parts';
import { FileInput, PICTURES } from '../../../ui/file-input';
import { useNames } from '../texts';
import { useEditor, type ValueProps } from './context';
import { TextField } from './text';

const ALT = { type: 'texts', markdown: false, figures: false } as const;

export function PictureField({ path, label, required, written }: ValueProps) {
  const t = useText('staff-content');
  const { scenes, errorsAt } = useEditor();
  const { fieldName } = useNames();
  const own = isFields(written) ? written : {};
  const [file, scene] = [asText(own.file), asText(own.scene)];
  return (
    <fieldset className="stack g2" id={path}>
      <legend className={required ? 'req' : undefined}>{label}</legend>
      <div className="photo">
        <Shown {...{ file, scene, path: asText(own.path) }} />
        <div className="stack g2">
          <Upload path={path} hasFile={file !== '' || scene !== ''} />
          <input type="hidden" name={fieldPath(path, 'file')} value={file} />
          <Disclosure summary={t('picture.drawing')} open={scene !== ''}>
            <Select
              id={fieldPath(path, 'scene')}
              name={fieldPath(path, 'scene')}
              label={fieldName('scene')}
              defaultValue={scene}
            >
              <option value="">{t('none')}</option>
              {scenes.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </Select>
          </Disclosure>
          <TextField
            shape={ALT}
            path={fieldPath(path, 'alt')}
            label={t('picture.alt')}
            required
            written={own.alt}
            usual={undefined}
          />
          {!required && (file || scene) && <Remove path={path} />}
        </div>
      </div>
      <FieldErrors id={path} errors={errorsAt(path)} />
    </fieldset>
  );
}

/** A picture without a description, such as the logo, whose text alternative is the name of the charity. */
export function PictureFile({ path, label, required, written }: ValueProps) {
  const { errorsAt } = useEditor();
  const file = asText(written);
  return (
    <fieldset className="stack g2" id={path}>
      <legend className={required ? 'req' : undefined}>{label}</legend>
      <Shown file={file} scene="" path="" />
      <Upload path={path} hasFile={file !== ''} />
      <input type="hidden" name={path} value={file} />
      {file && <Remove path={path} />}
      <FieldErrors id={path} errors={errorsAt(path)} />
    </fieldset>
  );
}

function Shown({ file, scene, path }: { file: string; scene: string; path: string }) {
  const t = useText('staff-content');
  const { pictures, site } = useEditor();
  const stored = file ? pictures[file] : scene ? `/files/scenes/${scene}.webp` : path;
  if (!stored) return <p className="muted">{t('picture.none')}</p>;
  const src = site.replace(/\/$/, '') + pictureUrl(stored, 640);
  return <img className="art" src={src} alt={t('picture.present')} width={640} height={427} />;
}

function Upload({ path, hasFile }: { path: string; hasFile: boolean }) {
  const t = useText('staff-content');
  const { errorsAt } = useEditor();
  const name = fieldPath(path, PART.upload);
  return (
    <FileInput
      {...{ name, accept: PICTURES, hint: t('picture.hint') }}
      label={hasFile ? t('picture.replace') : t('picture.upload')}
      errors={errorsAt(name)}
    />
  );
}

function Remove({ path }: { path: string }) {
  const t = useText('staff-content');
  return (
    <label className="tick">
      <input type="checkbox" name={fieldPath(path, PART.remove)} />
      <span>{t('picture.remove')}</span>
    </label>
  );
}

const asText = (value: Written): string => (typeof value === 'string' ? value : '');
