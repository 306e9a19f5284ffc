/** The charity's bank accounts, and what the donor writes in a transfer without an order. */
import { Facts, Verbatim } from '#web/ui/parts';
import type { BankAccount, BankDetails as Details } from './bank-details.server';
import { Iban } from './iban';

export function BankDetails({ details }: { details: Details }) {
  const { title, accounts, labels, instructions } = details;
  return (
    <section className="box grid gap-3" id="bank-details">
      <h2>{title}</h2>
      {accounts.map((account, at) => (
        <AccountFacts key={at} account={account} labels={labels} />
      ))}
      <p className="sm muted">{instructions}</p>
    </section>
  );
}

export function AccountFacts({
  account: { holder, bank, language, iban, accountNumber, swift },
  labels,
}: {
  account: BankAccount;
  labels: Details['labels'];
}) {
  const row = (label: string, value: string) =>
    value ? [{ label, value: <Verbatim>{value}</Verbatim> }] : [];
  return (
    <Facts
      look="copied"
      rows={[
        ...(iban ? [{ label: labels.iban, value: <Iban iban={iban} /> }] : []),
        ...row(labels.number, accountNumber),
        { label: labels.holder, value: holder },
        { label: labels.bank, value: bank, language },
        ...row(labels.swift, swift),
      ]}
    />
  );
}
