/** The box with the main actions of the editor: publish now, schedule, or save as a draft. */
import type { ContentRecord } from '#contract/staff/content';
import { isComplete } from '#domain/content/languages';
import { LOCALES } from '#domain/locales';
import { useText } from '#web/i18n/strings';
import { DateText } from '#web/ui/parts';
import { Section, Submit } from '../../ui/page';
import { LANGUAGE_NAMES, useNames } from './texts';

const CHOICES = ['now', 'later', 'draft'] as const;

export function PublishBox({ record }: { record: ContentRecord }) {
  const t = useText('staff-content');
  const { fieldName } = useNames();
  const { draft, isPublished, languages } = record;
  const complete = LOCALES.filter((one) => languages[one].filled > 0 && isComplete(languages[one]));
  return (
    <Section title={t('publish.title')} box="lift">
      <p className="muted">
        {draft && isPublished
          ? t('publish.changed', { fields: draft.fields.map(fieldName).join(' ·\u00a0') })
          : isPublished
            ? t('publish.unchanged')
            : t('publish.new')}
      </p>
      {draft?.publishAt && (
        <p className="muted">
          {t('state.scheduled')} <DateText date={draft.publishAt} time />
        </p>
      )}
      <fieldset>
        <legend className="vh">{t('publish.when')}</legend>
        {CHOICES.map((choice) => (
          <label key={choice} className="pick">
            <input type="radio" name="pub" value={choice} defaultChecked={choice === 'now'} />
            <b>{t(`publish.${choice}`)}</b>
            <span className="muted">{t(`publish.${choice}Note`)}</span>
          </label>
        ))}
      </fieldset>
      <Submit name="go" value="publish" wide>
        {t('publish.act')}
      </Submit>
      {complete.length > 0 && (
        <p className="hint">
          {t('publish.languages', {
            languages: complete.map((locale) => LANGUAGE_NAMES[locale]).join(' ·\u00a0'),
          })}
        </p>
      )}
    </Section>
  );
}
