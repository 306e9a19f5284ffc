/** GET /.well-known/security.txt (RFC 9116): how to report a weakness of the site. */
import type { LoaderFunctionArgs } from '@remix-run/node';
import { config } from '#config';
import { days } from '#domain/time/durations';
import { linksToFiles } from '#web/links';
import { publicFile } from '../../seo/public-file.server';
import { contactDetails } from '../../shell/contact.server';
import { readVisitor } from '../../visitor/visitor.server';

/** RFC 9116 recommends less than a year. The text is computed for each request, so it never expires. */
const VALID_MS = days(180);

/** Works without the charity API: the contact form is always a contact. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const visitor = readVisitor(request);
  const { email } = await contactDetails(visitor);
  const { publicUrl, LOCALES } = config();
  const day = new Date(Date.now() + VALID_MS).toISOString().slice(0, 10);
  const lines = [
    ...(email ? [`Contact: mailto:${encodeURI(email)}`] : []),
    `Contact: ${publicUrl}${visitor.links.contact()}`,
    `Expires: ${day}T00:00:00.000Z`,
    `Preferred-Languages: ${LOCALES.join(', ')}`,
    `Canonical: ${publicUrl}${linksToFiles.securityText()}`,
  ];
  return publicFile(`${lines.join('\n')}\n`, 'text/plain; charset=utf-8');
}
