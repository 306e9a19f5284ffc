/** Route module of /orders/{token}: the state of an order, the donor's next step, and the receipt once it is paid. */
import { Form, useActionData, useLoaderData, useLocation } from '@remix-run/react';
import { type FormEvent, type ReactNode, useMemo, useState } from 'react';
import { MAX_PROOF_BYTES } from '#domain/constants';
import { commaIn } from '#domain/locales';
import { formatMoney, plainAmount, type Money as Amount } from '#domain/money';
import { useLocale, useText } from '#web/i18n/strings';
import { FileField } from '#web/ui/file-field';
import { FormErrors, type Submission, useSubmission } from '#web/ui/form-reply';
import { Alert, DateText, type FactRow, Facts, Money, Submit, Verbatim, Wrap } from '#web/ui/parts';
import { StateHead } from '#web/ui/state-head';
import { Iban } from '../../paying/iban';
import { CopyButton } from './copy-button';
import { KeepInAccount } from './keep-in-account';
import { NotPaid } from './not-paid';
import { OrderBox } from './order-gifts';
import type { action, loader } from './page.server';
import { Receipt } from './receipt';
import type { OrderView, TransferStep } from './view.server';
import { OrderUnavailable, Waiting } from './waiting';

export { action, loader } from './page.server';

export { revalidateOnConflict as shouldRevalidate } from '../../giving/shows-what-changed';

export default function OrderPage() {
  const { order, account, methods, next, canReopen } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>()?.form;
  const isForAccount = reply?.initialValue?.intent === 'account';
  const form = isForAccount ? undefined : reply;
  return (
    <Wrap narrow>
      <div className="grid gap-4 pt-6">
        {order === null ? (
          <OrderUnavailable />
        ) : order.receipt ? (
          <Receipt order={order} receipt={order.receipt} />
        ) : order.transfer ? (
          <Transfer order={order} transfer={order.transfer} form={form} />
        ) : order.isWaiting ? (
          <Waiting order={order} form={form} />
        ) : (
          <NotPaid {...{ order, methods, next, form, canReopen }} />
        )}
        {order && account && (
          <KeepInAccount
            {...account}
            email={order.donor.email}
            form={isForAccount ? reply : undefined}
          />
        )}
      </div>
    </Wrap>
  );
}

type Props = { order: OrderView; transfer: TransferStep; form: Submission };

const STATE_ICONS = {
  under_review: { icon: 'clock', tone: 'info' },
  rejected: { icon: 'warn', tone: 'bad' },
} as const;

/** The part of an order's page for bank transfers: accounts, exact amount, reference, and the upload of the proof. */
function Transfer({ order, transfer, form }: Props) {
  const t = useText('order');
  const { state } = order;
  const { amount, arrived } = transfer;
  const locale = useLocale();
  const text = (part: Amount) => formatMoney(part, locale);
  const sign =
    state === 'under_review' || state === 'rejected'
      ? STATE_ICONS[state]
      : ({ icon: 'bank', tone: 'info' } as const);
  return (
    <>
      <StateHead {...sign} title={t(`title.${state}`)}>
        <p>
          {state === 'awaiting_transfer' && arrived
            ? t('transfer.part', { arrived: text(arrived), missing: text(amount) })
            : t(`transfer.${state}`)}
        </p>
      </StateHead>
      <Accounts transfer={transfer} />
      {order.canSendProof && <Proof order={order} form={form} />}
      <OrderBox order={order} />
    </>
  );
}

type Account = TransferStep['accounts'][number];

function Accounts({ transfer }: { transfer: TransferStep }) {
  const t = useText('order');
  const { accounts } = transfer;
  const [only] = accounts.length === 1 ? accounts : [];
  const rows = [
    copied(
      t('account.amount'),
      plainAmount(transfer.amount),
      <b className="text-2xl">
        <Money amount={transfer.amount} />
      </b>,
    ),
    copied(t('account.reference'), transfer.reference),
  ];
  return (
    <section className="box lift grid gap-3">
      <h2>{t(only ? 'account.title' : 'account.titleSeveral')}</h2>
      {only ? <AccountFacts account={only} before={rows} /> : <Facts look="copied" rows={rows} />}
      {!only &&
        accounts.map((account, at) => (
          <div key={at} className="grid gap-1">
            <h3 {...account.language}>{bankOf(account)}</h3>
            <AccountFacts account={account} heading={bankOf(account)} />
          </div>
        ))}
      <Alert tone="warm">
        <p>
          {t('account.until')} <DateText date={transfer.until} time /> {t('muscatTime')}
        </p>
      </Alert>
      <p className="sm muted">{t('account.exact')}</p>
    </section>
  );
}

type AccountFactsProps = {
  account: Account;
  /** Rows above the rows of the account. */
  before?: FactRow[];
  /** Name of the bank, as a heading above the account. It is also in the labels of the copy buttons. */
  heading?: string;
};

function AccountFacts({ account, before = [], heading }: AccountFactsProps) {
  const t = useText('order');
  const comma = commaIn(useLocale());
  const { iban, accountNumber, holder, swift } = account;
  const named = (label: string, text: string, shown?: ReactNode) =>
    text ? [copied(label, text, shown, heading ? `${label}${comma}${heading}` : label)] : [];
  return (
    <Facts
      look="copied"
      rows={[
        ...before,
        ...named(t('account.iban'), iban, <Iban iban={iban} />),
        ...named(t('account.number'), accountNumber),
        { label: t('account.holder'), value: holder },
        ...(heading
          ? []
          : [{ label: t('account.bank'), value: bankOf(account), language: account.language }]),
        ...named(t('account.swift'), swift),
      ]}
    />
  );
}

const bankOf = ({ bankName, branch }: Account) =>
  [bankName, branch].filter(Boolean).join(' ·\u00a0');

/** A row with a copy button. @param what names the value for screen readers */
function copied(label: string, text: string, shown?: ReactNode, what = label): FactRow {
  return {
    label,
    value: (
      <>
        <span className="select-all">{shown ?? <Verbatim>{text}</Verbatim>}</span>
        <CopyButton text={text} what={what} />
      </>
    ),
  };
}

function Proof({ order, form }: Pick<Props, 'order' | 'form'>) {
  const t = useText('order');
  const [isTooLarge, refuseLarge] = useSizeLimit();
  const refusal = useMemo<Submission>(
    () => (isTooLarge ? { status: 'error', error: { file: [t('proof.tooLarge')] } } : form),
    [isTooLarge, form, t],
  );
  const { field } = useSubmission(refusal);
  return (
    <section className="box grid gap-2">
      <h2>{t(order.proofUploaded ? 'proof.again' : 'proof.title')}</h2>
      <p className="sm muted">{t('proof.why')}</p>
      <Form
        method="post"
        noValidate
        encType="multipart/form-data"
        className="grid gap-2"
        onSubmit={refuseLarge}
      >
        <FormErrors form={refusal} labels={{ file: t('proof.file') }} />
        <FileField
          // Empty after the redirect that follows an accepted proof.
          key={useLocation().key}
          label={t('proof.file')}
          hint={t('proof.hint')}
          choose={t('proof.choose')}
          none={t('proof.none')}
          accept="image/jpeg,image/png,application/pdf"
          required
          {...field('file')}
        />
        <Submit
          kind="quiet"
          className="justify-self-start"
          name="intent"
          value="proof"
          waiting={t('proof.sending')}
        >
          {t('proof.send')}
        </Submit>
      </Form>
    </section>
  );
}

/** Rejects a file above the size limit before the upload: the server would not read it. */
function useSizeLimit() {
  const [isTooLarge, setTooLarge] = useState(false);
  const rejectLargeFile = (event: FormEvent<HTMLFormElement>) => {
    const file = new FormData(event.currentTarget).get('file');
    const isLarge = file instanceof File && file.size > MAX_PROOF_BYTES;
    setTooLarge(isLarge);
    if (!isLarge) return;
    event.preventDefault();
    // Screen readers then read the error message of the field.
    event.currentTarget.querySelector<HTMLInputElement>('input[type=file]')?.focus();
  };
  return [isTooLarge, rejectLargeFile] as const;
}
