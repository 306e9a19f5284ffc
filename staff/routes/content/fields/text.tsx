/** A text in the language of the form. Below an empty field, the text in another language is shown. */
import { fieldPath } from '#domain/content/form';
import { isFields, type ShapeOf } from '#domain/content/shape';
import { direction, LOCALES } from '#domain/locales';
import { useText } from '#web/i18n/strings';
import { fieldAriaProps } from '#web/ui/field';
import { Disclosure } from '#web/ui/parts';
import { LANGUAGE_NAMES, shortened } from '../texts';
import { useEditor, type ValueProps } from './context';
import { InputFrame } from './line';

/** Fields of one line whose texts are sentences. */
const LONG = /(?:^|\.)(?:summary|text|alt|description|lead|instead|caption|authority)$/;

export function TextField({
  shape: { markdown, figures },
  path,
  label,
  required,
  written,
}: ValueProps<ShapeOf<'texts'>>) {
  const { language, errorsAt } = useEditor();
  const texts = isFields(written) ? written : {};
  const text = asText(texts[language]);
  const other = LOCALES.find((locale) => locale !== language && asText(texts[locale]) !== '');
  const name = fieldPath(path, language);
  const errors = [...errorsAt(name), ...errorsAt(path)].slice(0, 1);
  const own = {
    ...{ name, lang: language, dir: direction(language), defaultValue: text, className: 'in' },
    ...fieldAriaProps(name, { errors, hint: null }),
  };
  return (
    <InputFrame {...{ id: name, label, required, errors, frameId: path }}>
      {markdown ? (
        <textarea {...own} className="in tall" rows={10} />
      ) : LONG.test(path) ? (
        <textarea {...own} rows={3} />
      ) : (
        <input {...own} />
      )}
      {text === '' && other && (
        <span className="hint" lang={other} dir={direction(other)}>
          <b>{LANGUAGE_NAMES[other]}:</b> {shortened(asText(texts[other]), MAX_SHOWN)}
        </span>
      )}
      {markdown && <MarkdownHelp hasFigures={figures} />}
    </InputFrame>
  );
}

/** The signs, each with its result. A test converts them as the site does. */
function MarkdownHelp({ hasFigures }: { hasFigures: boolean }) {
  const t = useText('staff-content');
  const signs = [
    [`### ${t('markdown.heading')}`, t('markdown.headingNote')],
    [`- ${t('markdown.item')}`, t('markdown.itemNote')],
    [`**${t('markdown.bold')}**`, t('markdown.boldNote')],
    [`[${t('markdown.link')}](/projects)`, t('markdown.linkNote')],
    ...(hasFigures
      ? [[`![${t('markdown.picture')}](scene:water)`, t('markdown.pictureNote')]]
      : []),
  ];
  return (
    <Disclosure summary={<span className="muted">{t('markdown.title')}</span>}>
      <p className="muted">{t('markdown.text')}</p>
      <dl className="signs stack g1">
        {signs.map(([sign, note]) => (
          <div key={sign}>
            <dt>
              <code dir="auto">{sign}</code>
            </dt>
            <dd className="muted">{note}</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Maximum number of shown characters of the text in another language. */
const MAX_SHOWN = 400;
