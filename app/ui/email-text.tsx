/** The text of an e-mail address. A narrow line breaks it after the @, and inside a word only when nothing else fits. */
export function EmailText({ children: address }: { children: string }) {
  const domain = address.indexOf('@') + 1;
  return (
    <>
      {address.slice(0, domain)}
      <wbr />
      {address.slice(domain)}
    </>
  );
}
