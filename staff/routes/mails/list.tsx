/** The mails that could not be delivered: recipient, reason, another try, and the end of all tries. */
import { useActionData, useLoaderData } from '@remix-run/react';
import * as z from 'zod';
import type { UndeliveredMail } from '#contract/staff/mails';
import { useText } from '#web/i18n/strings';
import { FormErrors } from '#web/ui/form-reply';
import { DateText } from '#web/ui/parts';
import { staffAction, staffLoader } from '../../forms/recipes.server';
import { staffLinks } from '../../links';
import { PageHead, PostForm, Submit, TextLink } from '../../ui/page';
import { pageIn, Pager, sliceOf } from '../../ui/pager';
import { Table } from '../../ui/table';

export const loader = staffLoader({
  permission: null,
  async load({ visitor: { charity, t }, url }) {
    const page = pageIn(url.searchParams);
    const { total, data } = await charity.call('staffMails', { query: sliceOf(page) });
    const mails = data.map((mail) => ({ ...mail, name: mailName(mail, t) }));
    return { title: t('staff-mails:title'), ...{ page, total, mails } };
  },
});

const mailName = ({ subject, kind }: UndeliveredMail, t: (key: string) => string) =>
  t(subject === 'order' ? `staff-gifts:mail.${kind}` : `staff-mails:kind.${kind}`);

const ENDPOINTS = { again: 'staffSendMailAgain', abandon: 'staffAbandonMail' } as const;

/** The API checks the permission, which depends on the subject of the mail. */
export const action = staffAction({
  permission: null,
  schema: z.object({ id: z.string().min(1), intent: z.enum(['again', 'abandon']) }),
  async run({ id, intent }, { done, visitor: { charity } }) {
    await charity.call(ENDPOINTS[intent], { params: { id } });
    return done(staffLinks.mails(), `staff-mails:done.${intent}`);
  },
});

export default function Mails() {
  const t = useText('staff-mails');
  const { title, page, total, mails } = useLoaderData<typeof loader>();
  const form = useActionData<typeof action>()?.form;
  return (
    <>
      <PageHead
        title={title}
        lead={t('lead')}
        back={{ to: staffLinks.today(), label: t('staff:menu.today') }}
      />
      <section className="stack g3" aria-labelledby="result">
        <FormErrors form={form} />
        <h2 id="result">{t('count', { count: total })}</h2>
        {total === 0 ? <p>{t('none')}</p> : <MailTable mails={mails} />}
        <Pager {...{ page, total, to: staffLinks.mails }} />
      </section>
    </>
  );
}

type Mail = ReturnType<typeof useLoaderData<typeof loader>>['mails'][number];

function MailTable({ mails }: { mails: Mail[] }) {
  const t = useText('staff-mails');
  return (
    <Table
      caption={t('caption')}
      rows={mails}
      keyOf={({ id }) => id}
      columns={[
        {
          label: t('columns.to'),
          cell: ({ email }) => <bdi className="ltr break-all">{email}</bdi>,
        },
        { label: t('columns.mail'), cell: (mail) => <Subject mail={mail} /> },
        { label: t('columns.since'), cell: ({ since }) => <DateText date={since} time /> },
        { label: t('columns.why'), cell: (mail) => <Reason mail={mail} /> },
        { label: t('columns.decide'), kind: 'link', cell: (mail) => <Decide mail={mail} /> },
      ]}
    />
  );
}

/** The mail, with a link to its donation or application, where the address is corrected. */
function Subject({ mail: { name, subject, reference } }: { mail: Mail }) {
  if (reference === null) return name;
  const { donation, application } = staffLinks;
  return (
    <>
      {name}{' '}
      <TextLink to={(subject === 'order' ? donation : application)(reference)}>
        <bdi className="ltr num">{reference}</bdi>
      </TextLink>
    </>
  );
}

function Reason({ mail: { problem, detail, tries, isStopped } }: { mail: Mail }) {
  const t = useText('staff-mails');
  return (
    <>
      {t(`problem.${problem}`)}
      <span className="muted xs block">
        {isStopped ? t('stopped') : t('tries', { count: tries })}{' '}
        <bdi className="ltr">{detail}</bdi>
      </span>
    </>
  );
}

function Decide({ mail: { id, email, mayDecide } }: { mail: Mail }) {
  const t = useText('staff-mails');
  if (!mayDecide) return <span className="muted">{t('role')}</span>;
  return (
    <PostForm className="inline" hidden={{ id }}>
      {(['again', 'abandon'] as const).map((intent) => (
        <Submit key={intent} kind="quiet" className="small" intent={intent}>
          {t(intent)}
          <span className="vh"> {email}</span>
        </Submit>
      ))}
    </PostForm>
  );
}
