/** /staff/content/KIND/ID: the editor of a record, its publication and its history. */
import { redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import * as z from 'zod';
import { config } from '#config';
import { movedList } from '#domain/content/form';
import { fieldNamed, isFields, type WrittenFields } from '#domain/content/shape';
import { isLocale, type Locale } from '#domain/locales';
import { permissionToWrite } from '#domain/staff/content-kinds';
import { CharityError } from '#web/charity/results';
import { useText } from '#web/i18n/strings';
import { Icon } from '#web/ui/icon';
import { rejected } from '../../forms/content-problems.server';
import { doubtsOf } from '../../forms/doubts.server';
import { staffAction, staffLoader } from '../../forms/recipes.server';
import { useReply } from '../../forms/use-reply';
import { siteUrl } from '../../frame/organisation.server';
import { staffLinks } from '../../links';
import { SETUP_FIELD, setupStepOf, useBackToSetup } from '../../ui/back-to-setup';
import { Doubts, type DoubtTexts } from '../../ui/doubts';
import { PageHead, PostForm, Section, Submit, TextLink } from '../../ui/page';
import { Faster } from './faster';
import { EditorContext } from './fields/context';
import { Fields } from './fields/value';
import { RecordHistory } from './history';
import { LanguageButtons } from './languages';
import { errorsOf, Problems, ReadOnly } from './problems';
import { PublishBox } from './publish-box';
import { RecordState } from './record-state';
import { redirectWithoutDraft, saveForm, seenIn } from './save.server';
import {
  LANGUAGE_FIELD,
  MOVED_FIELD,
  recordName,
  recordTitle,
  UPLOADED_FIELD,
  useRecordBack,
} from './texts';

export const loader = staffLoader({
  permission: 'content.read',
  load: async ({ params, url, visitor }) => {
    const { charity, locale } = visitor;
    const name = recordName(params);
    const record = await charity.call('staffContentRecord', { params: name });
    const offered = config().LOCALES.filter(isLocale);
    const asked = url.searchParams.get(LANGUAGE_FIELD);
    const language = offered.find((one) => one === asked) ?? firstLanguage(locale, offered);
    const isChecked = url.searchParams.has('check') && record.draft !== null;
    const moved = url.searchParams.get(MOVED_FIELD);
    return {
      ...{
        title: recordTitle(record, visitor),
        record,
        offered,
        language,
        moved,
        site: siteUrl('/'),
      },
      setup: setupStepOf(url),
      problems: isChecked ? await problemsOf(visitor.charity, record) : {},
    };
  },
});

const firstLanguage = (own: Locale, offered: readonly Locale[]): Locale =>
  offered.includes(own) ? own : (offered[0] ?? 'en');

type Client = Parameters<Parameters<typeof staffLoader>[0]['load']>[0]['visitor']['charity'];

/** Returns the problems that prevent the publication of the draft, by field. */
async function problemsOf(
  charity: Client,
  { kind, id, revision, base }: { kind: string; id: string; revision: number; base: string },
): Promise<Record<string, string>> {
  try {
    await charity.call('staffPreview', { params: { kind, id }, body: { revision, base } });
    return {};
  } catch (error) {
    if (error instanceof CharityError && error.code === 'content.invalid')
      return error.detail.fields ?? {};
    throw error;
  }
}

const formSchema = z.looseObject({ go: z.string().default('draft') });

export const action = staffAction({
  permission: 'content.read',
  schema: formSchema,
  run: async ({ go, pub }, { params, url, form, visitor, done, show }) => {
    const { charity } = visitor;
    const name = recordName(params);
    const setup = setupStepOf(url);
    const record = await charity.call('staffContentRecord', { params: name });
    if (go === 'discard') {
      await charity.call('staffDiscardDraft', { params: name, body: seenIn(form) });
      const to = record.isPublished ? staffLinks.record(name) : staffLinks.contentKind(name.kind);
      return done(to, 'staff-content:done.discarded');
    }
    const isFirst = go === 'publish' && !record.isPublished;
    const saved = await saveForm(charity, record, form, isFirst);
    const { language, revision, conflict, errors } = saved;
    const shown = (doubts: DoubtTexts | null) => show({ conflict, language, errors, doubts });
    if (revision === null || Object.keys(errors).length > 0)
      return rejected(shown(null), errors, conflict ? 409 : 400);
    const same = (query = {}) =>
      staffLinks.record(name, { [LANGUAGE_FIELD]: language, [SETUP_FIELD]: setup, ...query });
    const moved = movedList(form.keys());
    if (moved !== null) return redirect(`${same({ [MOVED_FIELD]: moved })}#${moved}`);
    if (go.startsWith('language:')) return redirect(same({ [LANGUAGE_FIELD]: go.slice(9) }));
    if (go === 'draft' || pub === 'draft') return done(same(), 'staff-content:done.draft');
    if (pub === 'later') return redirect(staffLinks.recordSchedule(name, { [SETUP_FIELD]: setup }));
    if (record.draft === null && revision === record.revision)
      return redirectWithoutDraft(visitor, name);
    const { base } = record;
    const doubts = await doubtsOf(form, (confirmed) =>
      charity.call('staffPublish', { params: name, body: { revision, base, confirmed } }),
    );
    if (doubts) return rejected(shown(doubts), {}, 409);
    const to = record.isSingle ? same() : staffLinks.record(name);
    return done(setup ? staffLinks.setupStep(setup) : to, 'staff-content:done.published');
  },
});

/** Returns the values of the form: the typed ones when another person was faster, otherwise the draft. */
function useForm() {
  const { record, language, problems } = useLoaderData<typeof loader>();
  const { form, answer, isConflict } = useReply<typeof action>();
  const errors = { ...errorsOf(form), ...answer?.errors };
  const conflict = answer?.conflict ?? null;
  return {
    written: conflict?.written ?? record.written,
    uploaded: conflict?.pictures ?? {},
    /** The fields in which the typed values differ from the version that another person saved. null: no conflict. */
    differences: conflict?.differences ?? (isConflict ? [] : null),
    language: answer?.language ?? language,
    doubts: answer?.doubts,
    errors: { ...problems, ...errors },
  };
}

export default function RecordPage() {
  const t = useText('staff-content');
  const { title, record, offered, moved, site, setup } = useLoaderData<typeof loader>();
  const ownBack = useRecordBack(record);
  const back = useBackToSetup(setup) ?? ownBack;
  const { written, uploaded, differences, language, errors, doubts } = useForm();
  const { kind, id, shape, draft, page, mayWrite } = record;
  const pictures = { ...record.pictures, ...uploaded };
  const editor = { ...record, language, errors, site, pictures, movedList: moved };
  const fields = shape.type === 'object' ? shape.fields : [];
  const shown = fields.filter(({ name }) => !record.guarded.includes(name));
  return (
    <>
      <PageHead
        title={<bdi>{title}</bdi>}
        back={back}
        lead={<RecordState {...record} />}
        actions={
          page !== null &&
          (record.isPublished || draft) && (
            <a
              className="btn quiet"
              href={draft ? staffLinks.recordPreview({ kind, id }) : site + page.slice(1)}
              target="_blank"
              rel="noreferrer"
            >
              <Icon name="screen" />
              {t('see')}
            </a>
          )
        }
      />
      {differences && <Faster record={record} differences={differences} />}
      {draft?.failure && (
        <Problems title={t('failed')} errors={draft.failure} written={record.written} />
      )}
      {Object.keys(errors).length > 0 && (
        <Problems title={t('notPublished')} {...{ errors, written }} />
      )}
      {!mayWrite && <ReadOnly permission={permissionToWrite(kind)} />}
      <PostForm className="cols" hidden={{ revision: record.revision, base: record.base }} files>
        <input type="hidden" name={LANGUAGE_FIELD} value={language} />
        {Object.entries(uploaded).map((picture) => (
          <input key={picture[0]} type="hidden" name={UPLOADED_FIELD} value={picture.join(' ')} />
        ))}
        {/* The Enter key activates the first button of a form. */}
        <button className="vh" name="go" value="draft" tabIndex={-1} aria-hidden>
          {t('saveDraft')}
        </button>
        <div className="stack g4">
          <Doubts {...{ doubts, written }} />
          {hasTexts(record.languages) && (
            <Section title={t('language.title')}>
              <p className="muted">{t('language.lead')}</p>
              <LanguageButtons {...{ languages: record.languages, offered, current: language }} />
            </Section>
          )}
          <EditorContext.Provider value={editor}>
            <Fields fields={shown} path="" written={asFields(written)} />
          </EditorContext.Provider>
        </div>
        <aside className="stack g4">
          {mayWrite && <PublishBox record={record} />}
          <RecordHistory record={record} />
          {mayWrite && <End record={record} />}
        </aside>
      </PostForm>
    </>
  );
}

const asFields = (written: unknown): WrittenFields =>
  isFields(written as WrittenFields) ? (written as WrittenFields) : {};

const hasTexts = (languages: Record<Locale, { wanted: number }>): boolean =>
  Object.values(languages).some(({ wanted }) => wanted > 0);

function End({ record }: { record: ReturnType<typeof useLoaderData<typeof loader>>['record'] }) {
  const t = useText('staff-content');
  const { kind, id, isPublished, isSingle, draft, shape } = record;
  return (
    <Section title={t('end.more')}>
      {isPublished && fieldNamed(shape, 'updates') && (
        <TextLink to={staffLinks.recordUpdate({ kind, id })}>{t('update.title')}</TextLink>
      )}
      {isPublished && !isSingle && (
        <TextLink to={staffLinks.recordEnd({ kind, id })}>
          {fieldNamed(shape, 'status') ? t('end.closeOrWithdraw') : t('end.withdraw')}
        </TextLink>
      )}
      {draft && (
        <div>
          <Submit kind="plain" name="go" value="discard">
            {t('discard')}
          </Submit>
        </div>
      )}
    </Section>
  );
}
