/** The form of an organisation. Without scripts, "save and finish later" stores fields and files on the server. */
import { Form, Link, useLocation } from '@remix-run/react';
import {
  type FormEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useHydrated } from 'remix-utils/use-hydrated';
import { NGO_NETWORKS } from '#contract/ngo-fields';
import { useLinks, useText } from '#web/i18n/strings';
import { Field } from '#web/ui/field';
import { FormErrors, type Submission, useSubmission } from '#web/ui/form-reply';
import { Alert, Badge, DateText, Submit } from '#web/ui/parts';
import { Honeypot } from '../../../forms/honeypot';
import { DraftKeeper, type Kept } from './draft-keeper';
import type { DraftView } from './draft-view';
import {
  type Choices,
  Confirmation,
  type FieldOf,
  Group,
  OrganisationFields,
  PersonFields,
} from './field-groups';
import { ADD_FORM, LABELLED_FIELDS } from './fields';
import { FileBox } from './file-box';

const PICTURES = 'image/jpeg,image/png';
const LINK_START = 'https://';
const DOCUMENTS = 'application/pdf,image/jpeg,image/png';

type Props = Choices & {
  form: Submission;
  draft: DraftView | null;
  /** The typed fields of the stored draft. */
  typed: Partial<Record<string, string | string[]>>;
  tooLarge: { picture: string; document: string };
};

export function AddForm({ form, draft: given, typed, tooLarge, ...choices }: Props) {
  const t = useText('ngo-add');
  const links = useLinks();
  const element = useRef<HTMLFormElement>(null);
  const { keeper, draft, saving, uploads } = useDraft(given, element);
  const isHydrated = useHydrated();
  const [blocked, setBlocked] = useState<'offline' | 'uploading' | null>(null);
  const { field: stateOf } = useSubmission(form);
  const field: FieldOf = (name) => {
    const stored = typed[name];
    return stateOf(name, typeof stored === 'string' ? stored : undefined);
  };
  const labels = Object.fromEntries(LABELLED_FIELDS.map((name) => [name, t(`fields.${name}`)]));
  const files = draft?.files ?? [];
  const isUploading = uploads.some(({ state }) => state !== 'bad');
  const box = { files, uploads, keeper };

  /** A submission without a network would leave the page, and one during an upload would lack the file. */
  function guard(event: FormEvent) {
    const reason = !navigator.onLine ? 'offline' : isUploading ? 'uploading' : null;
    setBlocked(reason);
    if (reason) event.preventDefault();
  }

  return (
    <Form
      ref={element}
      id={ADD_FORM}
      method="post"
      action={links.addNgo({ draft: draft?.token })}
      encType="multipart/form-data"
      noValidate
      className="grid gap-6"
      onSubmit={guard}
    >
      <SavedNote draft={draft} saving={saving} />
      <FormErrors form={form} labels={labels} />
      {/* The Enter key activates the first button. It must not remove a file. */}
      <button className="vh" name="intent" value="save" tabIndex={-1} aria-hidden />
      <Honeypot />
      <input type="hidden" name="draft" value={draft?.token ?? ''} />
      <OrganisationFields
        {...choices}
        field={field}
        chosen={listOf(form?.initialValue?.beneficiaries ?? typed.beneficiaries)}
      />
      <Group title={t('groups.pictures.title')} text={t('groups.pictures.text')}>
        {(['logo', 'cover'] as const).map((name) => (
          <FileBox
            key={name}
            {...box}
            field={stateOf(name)}
            label={t(`fields.${name}`)}
            hint={t(`hints.${name}`)}
            required={name === 'logo'}
            accept={PICTURES}
            tooLarge={tooLarge.picture}
          />
        ))}
      </Group>
      <Group title={t('groups.documents.title')} text={t('groups.documents.text')}>
        <FileBox
          {...box}
          field={stateOf('documents')}
          label={t('fields.documents')}
          hint={t('hints.documents')}
          required
          accept={DOCUMENTS}
          tooLarge={tooLarge.document}
        />
        {!isHydrated && (
          <div className="grid gap-1">
            <div>
              <Submit kind="quiet" name="intent" value="upload">
                {t('upload.action')}
              </Submit>
            </div>
            <p className="hint">{t('upload.hint')}</p>
          </div>
        )}
      </Group>
      <PersonFields field={field} />
      <Group title={t('groups.social.title')} text={t('groups.social.text')}>
        <div className="grid gap-3 sm:grid-cols-2">
          {NGO_NETWORKS.map((network) => (
            <Field
              key={network}
              {...field(network)}
              label={t(`fields.${network}`)}
              type="url"
              dir="ltr"
              placeholder={LINK_START}
              maxLength={300}
            />
          ))}
        </div>
      </Group>
      <Confirmation field={field} />
      <div className="grid gap-2">
        {blocked && (
          <div role="alert">
            <Alert tone="warm">{t(`blocked.${blocked}`)}</Alert>
          </div>
        )}
        <div className="flex flex-wrap items-center gap-2">
          <Submit size="lg" name="intent" value="send" waiting={t('sending')}>
            {t('send')}
          </Submit>
          <Submit kind="plain" className="px-0" name="intent" value="save">
            {t('finishLater')}
          </Submit>
        </div>
        <p className="sm muted">{t('afterwards')}</p>
      </div>
    </Form>
  );
}

const listOf = (value: unknown): string[] =>
  [value].flat().filter((one): one is string => typeof one === 'string');

/** Shows whether the draft is saved, when it was saved last, and a link to open it again. */
function SavedNote({ draft, saving }: Pick<Kept, 'draft' | 'saving'>) {
  const t = useText('ngo-add');
  const links = useLinks();
  const location = useLocation();
  // Scripts add the draft to the URL.
  const isHydrated = useHydrated();
  return (
    <p className="sm muted" role="status">
      {saving === 'lost' ? (
        <Badge tone="warm" icon="clock">
          {t('saved.lost')}
        </Badge>
      ) : draft ? (
        <>
          <Badge tone="ok" icon="check">
            {t('saved.at')} <DateText date={draft.savedAt} time />
          </Badge>{' '}
          {isHydrated || isInUrl(draft.token, location) ? (
            t('saved.link')
          ) : (
            <Link to={links.addNgo({ draft: draft.token })}>{t('saved.open')}</Link>
          )}
        </>
      ) : (
        <span className="scripted">{t('saved.none')}</span>
      )}
    </p>
  );
}

/**
 * Connects the draft keeper to the form, and returns its state.
 *
 * @param given the draft that the server returned with the page or with a rejected form
 */
function useDraft(given: DraftView | null, form: RefObject<HTMLFormElement>) {
  const links = useLinks();
  const [keeper] = useState(
    () =>
      new DraftKeeper({
        url: links.draftNgo(),
        draft: given,
        // Without a navigation, which would request the page again. A reload then shows the draft.
        onNew: (draft) => {
          if (!isInUrl(draft, window.location))
            window.history.replaceState(window.history.state, '', links.addNgo({ draft }));
        },
      }),
  );
  const kept = useSyncExternalStore(keeper.subscribe, keeper.read, keeper.read);
  useEffect(() => {
    if (given) keeper.receive(given);
  }, [keeper, given]);
  useEffect(() => (form.current ? keeper.connect(form.current) : undefined), [keeper, form]);
  return { keeper, ...kept };
}

/** Returns true when the query of the URL has the token of this draft, so that a reload shows the draft again. */
const isInUrl = (token: string, { search }: Pick<Location, 'search'>): boolean =>
  new URLSearchParams(search).get('draft') === token;
