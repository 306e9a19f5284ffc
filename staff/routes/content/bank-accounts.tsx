/** /staff/organisation/bank-accounts: asks for a change of the bank accounts, to which a second person must agree. */
import { useLoaderData } from '@remix-run/react';
import * as z from 'zod';
import { movedList, readRecordForm } from '#domain/content/form';
import { fieldNamed, isFields, type Written, type WrittenFields } from '#domain/content/shape';
import { withoutEmpty } from '#domain/content/trim';
import { isAllowed } from '#domain/staff/permissions';
import { CharityError } from '#web/charity/results';
import { useText } from '#web/i18n/strings';
import { TextArea } from '#web/ui/field';
import { rejected } from '../../forms/content-problems.server';
import { reasonField } from '../../forms/fields.server';
import { staffAction, staffLoader } from '../../forms/recipes.server';
import { useReply } from '../../forms/use-reply';
import { staffLinks } from '../../links';
import { setupStepOf, useBackToSetup } from '../../ui/back-to-setup';
import { PageHead, PostForm, Submit } from '../../ui/page';
import { EditorContext } from './fields/context';
import { Value } from './fields/value';
import { errorsOf, Problems, ReadOnly } from './problems';
import { useNames } from './texts';

const NAME = { kind: 'organisation', id: 'organisation' };
const FIELD = 'bank_accounts';

export const loader = staffLoader({
  permission: 'content.read',
  load: async ({ url, member, visitor: { charity, locale, t } }) => ({
    title: t('staff-content:bank.title'),
    setup: setupStepOf(url),
    record: await charity.call('staffContentRecord', { params: NAME }),
    language: locale,
    mayAsk: isAllowed(member.roles, 'bank.ask'),
  }),
});

export const action = staffAction({
  permission: 'bank.ask',
  schema: z.looseObject({ reason: reasonField.or(z.literal('')).default('') }),
  run: async ({ reason }, { form, visitor: { charity, locale, t }, done, show }) => {
    const record = await charity.call('staffContentRecord', { params: NAME });
    const { shape, base, revision } = record;
    const values = (name: string) => form.getAll(name).filter((value) => typeof value === 'string');
    const typed = withoutEmpty(shape, readRecordForm(shape, record.written, values, locale));
    const list = isFields(typed) ? typed[FIELD] : undefined;
    const accounts = (Array.isArray(list) ? list : [])
      .filter(isFields)
      .map((account) => inLanguagesOf(account, record.written.name));
    if (movedList(form.keys()) !== null) return show({ accounts, reason });
    const refuse = (errors: Record<string, string>) => rejected(show({ accounts, reason }), errors);
    if (reason === '') return refuse({ reason: t('errors:required') });
    try {
      const body = { revision, base, accounts, reason };
      await charity.call('staffAskBankAccounts', { body });
    } catch (error) {
      if (error instanceof CharityError && error.code === 'content.invalid')
        return refuse(error.detail.fields ?? {});
      throw error;
    }
    return done(staffLinks.approvals(), 'staff-content:done.bankAsked');
  },
});

/** Copies the typed text to the other languages of the organisation, because a bank usually has one name. */
function inLanguagesOf(account: WrittenFields, name: Written): WrittenFields {
  const languages = isFields(name) ? Object.keys(name) : [];
  const complete = Object.entries(account).map(([field, value]) => {
    if (!isFields(value)) return [field, value] as const;
    const [first] = Object.values(value);
    return [
      field,
      { ...Object.fromEntries(languages.map((one) => [one, first])), ...value },
    ] as const;
  });
  return Object.fromEntries(complete);
}

export default function BankAccounts() {
  const t = useText('staff-content');
  const { fieldName } = useNames();
  const { title, setup, record, language, mayAsk } = useLoaderData<typeof loader>();
  const back = useBackToSetup(setup) ?? {
    ...{ to: staffLinks.organisation(), label: t('staff:menu.organisation') },
  };
  const { form, answer } = useReply<typeof action>();
  const errors = errorsOf(form);
  const field = fieldNamed(record.shape, FIELD);
  const editor = { ...record, language, errors, site: '/', movedList: null };
  return (
    <>
      <PageHead title={title} lead={t('bank.lead')} back={back} />
      {!mayAsk && <ReadOnly permission="bank.ask" />}
      {Object.keys(errors).length > 0 && <Problems title={t('bank.notAsked')} errors={errors} />}
      <PostForm className="stack g4">
        {/* The Enter key activates the first button of a form. */}
        <button className="vh" tabIndex={-1} aria-hidden>
          {t('bank.act')}
        </button>
        <EditorContext.Provider value={editor}>
          {field && (
            <Value
              {...{ shape: field.shape, path: FIELD, label: fieldName(FIELD), required: true }}
              written={answer?.accounts ?? record.written[FIELD]}
              usual={undefined}
            />
          )}
        </EditorContext.Provider>
        {mayAsk && (
          <>
            <TextArea
              {...{ id: 'reason', name: 'reason', rows: 2, defaultValue: answer?.reason }}
              label={t('bank.reason')}
              errors={errors.reason ? [errors.reason] : []}
              required
            />
            <p className="muted">{t('bank.what')}</p>
            <p className="inline acts">
              <Submit>{t('bank.act')}</Submit>
            </p>
          </>
        )}
      </PostForm>
    </>
  );
}
