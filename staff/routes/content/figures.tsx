/** /staff/figures: prices, rates, published figures and rulings, outdated ones marked, and figures as CSV. */
import { useLoaderData } from '@remix-run/react';
import * as z from 'zod';
import { CSV_KINDS } from '#contract/staff/content';
import { FIGURE_KINDS } from '#domain/staff/content-kinds';
import { FormProblem } from '#web/forms/submission.server';
import { useLocale, useText } from '#web/i18n/strings';
import { Select, TextArea } from '#web/ui/field';
import { Alert, Disclosure } from '#web/ui/parts';
import { problemsOf, rejected } from '../../forms/content-problems.server';
import { doubtsOf } from '../../forms/doubts.server';
import { staffAction, staffLoader } from '../../forms/recipes.server';
import { useReply } from '../../forms/use-reply';
import { staffLinks } from '../../links';
import { Doubts, type DoubtTexts } from '../../ui/doubts';
import { pathLabel } from '../../ui/field-path';
import { FileInput } from '../../ui/file-input';
import { Options, PageHead, PostForm, Section, Submit } from '../../ui/page';
import { Table } from '../../ui/table';
import { contentText } from '../../ui/value-text';
import { KindList } from './kind-list';
import { errorsOf, Problems } from './problems';

export const loader = staffLoader({
  permission: 'content.read',
  load: async ({ visitor: { charity, t } }) => {
    const kinds = await charity.call('staffContentKinds');
    return {
      title: t('staff:menu.figures'),
      kinds: kinds.filter(({ kind }) => FIGURE_KINDS.includes(kind)),
    };
  },
});

export const action = staffAction({
  permission: 'figures.write',
  schema: z.object({
    kind: z.enum(CSV_KINDS),
    csv: z.string().default(''),
    file: z.instanceof(File).optional(),
    go: z.enum(['check', 'publish']),
  }),
  run: async ({ kind, csv: typed, file, go }, { visitor: { charity }, form, done, show }) => {
    const csv = file && file.size > 0 ? await file.text() : typed;
    if (csv.trim() === '') throw new FormProblem({ csv: 'required' });
    let changes: Change[] = [];
    let doubts: DoubtTexts = null;
    const publish = async (dryRun: boolean, confirmed = false) => {
      const body = { kind, csv, dryRun, confirmed };
      ({ changes } = await charity.call('staffImportFigures', { body }));
    };
    const errors = await problemsOf(
      async () => {
        if (go === 'publish')
          doubts = await doubtsOf(form, (confirmed) => publish(false, confirmed));
        if (go === 'check' || doubts) await publish(true);
      },
      (field) => field,
    );
    // The text of a file stays in the field, so that the member can correct it.
    if (errors ?? doubts)
      return rejected(show({ kind, csv, changes, doubts }), errors ?? {}, errors ? 400 : 409);
    if (go === 'check') return show({ kind, csv, changes, doubts });
    return done(staffLinks.figures(), {
      key: 'staff-content:done.figures',
      values: { count: changes.length },
    });
  },
});

export default function Figures() {
  const t = useText('staff-content');
  const { title, kinds } = useLoaderData<typeof loader>();
  const { form, answer } = useReply<typeof action>();
  const typed = (form?.initialValue ?? {}) as { kind?: string; csv?: string };
  const errors = errorsOf(form);
  const mayWrite = kinds.some((kind) => kind.mayWrite);
  const stale = kinds.reduce((sum, kind) => sum + kind.stale, 0);
  return (
    <div className="stack g4">
      <PageHead title={title} lead={t('figures.lead')} />
      {stale > 0 && <Alert tone="warm">{t('figures.stale', { count: stale })}</Alert>}
      <KindList title={title} kinds={kinds} />
      {mayWrite && (
        <Section title={t('figures.csv')} id="csv-form">
          <p className="muted">{t('figures.csvLead')}</p>
          {Object.keys(errors).length > 0 && (
            <Problems
              {...{ title: t('notPublished'), errors, at: 'csv' }}
              labels={{ kind: t('figures.kind'), csv: t('figures.paste') }}
            />
          )}
          {answer && Object.keys(errors).length === 0 && <Changes {...answer} />}
          <PostForm className="stack g2" files>
            <Select
              {...{ id: 'kind', name: 'kind', defaultValue: answer?.kind ?? typed.kind }}
              label={t('figures.kind')}
            >
              <Options
                options={CSV_KINDS.map((value) => ({
                  value,
                  text: t(`content-fields:kinds.${value}`),
                }))}
              />
            </Select>
            <TextArea
              {...{ id: 'csv', name: 'csv', rows: 6, dir: 'ltr', spellCheck: false }}
              defaultValue={answer?.csv ?? typed.csv}
              label={t('figures.paste')}
            />
            <FileInput name="file" label={t('figures.file')} accept=".csv,text/csv" />
            <Disclosure summary={t('figures.columns')}>
              <pre className="ltr" dir="ltr">
                {EXAMPLES.join('\n\n')}
              </pre>
            </Disclosure>
            <Doubts doubts={answer?.doubts} />
            <div className="inline acts">
              <Submit name="go" value="check" kind={answer ? 'quiet' : 'filled'}>
                {t('figures.check')}
              </Submit>
              {answer && answer.changes.length > 0 && (
                <Submit name="go" value="publish">
                  {t('figures.publish', { count: answer.changes.length })}
                </Submit>
              )}
            </div>
          </PostForm>
        </Section>
      )}
    </div>
  );
}

const EXAMPLES = [
  'metal,price,currency,at,source\ngold,31.250,OMR,2026-03-12,Central Bank',
  'currency,rate,at,source\nUSD,2.6008,2026-03-12,Central Bank',
  'symbol,period,published,purification,zakat,source\nNBRS,2026,2026-02-01,0.0031,0.0125,Annual report',
];

type Change = Record<'id' | 'field', string> & Record<'row' | 'before' | 'after', string | null>;

function Changes({ changes }: { changes: readonly Change[] }) {
  const t = useText('staff-content');
  const words = { locale: useLocale(), t };
  const textOf = (value: string | null) => (value === null ? t('none') : contentText(value, words));
  if (changes.length === 0) return <Alert tone="info">{t('figures.none')}</Alert>;
  return (
    <Table
      caption={t('figures.changes', { count: changes.length })}
      rows={changes}
      keyOf={({ id, field }) => `${id}.${field}`}
      columns={[
        {
          label: t('columns.field'),
          cell: ({ row, field }) =>
            row === null
              ? pathLabel(field, words)
              : `${contentText(row, words)}: ${pathLabel(field.replace(/^\w+\[\d+\]\./, ''), words)}`,
        },
        { label: t('version.now'), cell: ({ before }) => textOf(before) },
        { label: t('figures.then'), cell: ({ after }) => textOf(after) },
      ]}
    />
  );
}
