/** Checks how the internet reaches the site: URL, TLS, proxy, upload size. Sends requests to PUBLIC_URL. */
import fs from 'node:fs';
import os from 'node:os';
import { connect } from 'node:tls';
import * as z from 'zod';
import { PROBE_HEADER, signProbe } from '#contract/probe';
import { days, seconds } from '#domain/time/durations';
import { fail, ok, skipped, warn, type Finding } from '../finding';
import type { Check, Findings, Ready } from '../installation';

const TIMEOUT_MS = seconds(10);
/** In ms. Certificates are usually renewed a month before they expire. */
const CERTIFICATE_MARGIN_MS = days(14);
/** Bytes. The largest upload that the site accepts. */
const UPLOAD_BYTES = 10 * 1024 * 1024;
/** RFC 5737: an IP address that no machine has. A proxy must not forward the address that a client claims. */
const FORGED_ADDRESS = '203.0.113.77';

const readySchema = z.object({
  status: z.string(),
  seen: z
    .object({
      proto: z.string().nullable(),
      host: z.string().nullable(),
      address: z.string().nullable(),
      forwarded: z.array(z.string()),
    })
    .optional(),
});

export const SITE_CHECKS: readonly Check[] = [
  {
    name: 'address',
    needs: ['settings'],
    run: ({ settings: { publicUrl, hasPublicUrl, isPublic, trustsProxy } }) => {
      if (!hasPublicUrl || !isPublic)
        return warn(
          `Only this machine can open the site (${publicUrl}).`,
          'For a public site, set PUBLIC_URL to the URL that donors use, such as https://give.example.org.',
        );
      if (!publicUrl.startsWith('https:'))
        return fail(
          `PUBLIC_URL is not https: ${publicUrl}. Browsers then send cookies and names of donors unencrypted.`,
          'Put a proxy with TLS in front (docs/operating/proxy.md), and set PUBLIC_URL=https://….',
        );
      if (!trustsProxy)
        return fail(
          'PUBLIC_URL is https, so a proxy is in front, but TRUST_PROXY is 0. All donors share the rate limits of one IP address.',
          'Set TRUST_PROXY=1, and let the proxy set the X-Forwarded headers (docs/operating/proxy.md).',
        );
      return ok(`PUBLIC_URL is ${publicUrl}, behind a proxy with TLS.`);
    },
  },
  { name: 'site', needs: ['settings', 'site'], run: reachSite },
  { name: 'certificate', needs: ['settings', 'site'], run: certificate },
  { name: 'http', needs: ['settings', 'site'], run: plainHttp },
  { name: 'port', needs: ['settings', 'site'], run: directAccess },
  { name: 'uploads', needs: ['settings', 'site'], run: uploads },
];

async function reachSite({ settings, fetch, now }: Ready): Promise<Findings> {
  const { publicUrl, ownSecrets } = settings;
  const [secret = ''] = ownSecrets.SESSION_SECRETS ?? [];
  let response: Response;
  try {
    response = await fetch(`${publicUrl}/readyz`, {
      redirect: 'manual',
      headers: { [PROBE_HEADER]: signProbe(secret, now()), 'x-forwarded-for': FORGED_ADDRESS },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch (error) {
    return fail(
      `${publicUrl} does not respond (${reasonOf(error)}).`,
      'Check DNS, firewall and proxy. If this network does not let a machine open its own public URL, run doctor elsewhere.',
    );
  }
  const { status } = response;
  const answer = readySchema.safeParse(await response.json().catch(() => null)).data;
  if (!answer)
    return fail(
      `${publicUrl}/readyz responds with ${status}, and not with the JSON of this site.`,
      status >= 502
        ? 'The proxy does not reach the site: compare its upstream with PORT and HOST.'
        : 'The proxy must pass all paths to the site unchanged, including /readyz.',
    );
  if (!answer.seen)
    return fail(
      `${publicUrl} is another installation, or one with other SESSION_SECRETS.`,
      'Run doctor where the site runs, with the same settings and the same DATA_DIR.',
    );
  return [stateOf(answer.status, status), ...proxyProblems(answer.seen, settings)];
}

function stateOf(state: string, status: number): Finding {
  if (status === 503)
    return fail(`The site is not ready: ${state}.`, 'Look at its log, and at the other checks.');
  if (state === 'degraded')
    return warn('The site runs, but /readyz reports a problem.', 'Look at the other checks.');
  return ok('The site responds at its public URL.');
}

type Seen = NonNullable<z.infer<typeof readySchema>['seen']>;

function proxyProblems(seen: Seen, { publicUrl, trustsProxy }: Ready['settings']): Finding[] {
  const { protocol, host } = new URL(publicUrl);
  const see = 'See the examples for nginx and Caddy in docs/operating/.';
  if (!trustsProxy) {
    const others = seen.forwarded.filter((name) => name !== 'x-forwarded-for');
    return others.length === 0
      ? []
      : [fail(`A proxy sets ${others.join(', ')}, but TRUST_PROXY is 0.`, 'Set TRUST_PROXY=1.')];
  }
  const found: Finding[] = [];
  if (seen.host !== host)
    found.push(
      fail(
        `The proxy ${seen.host === null ? 'does not set X-Forwarded-Host' : `sets X-Forwarded-Host to ${seen.host}`}; donors use ${host}.`,
        `Let the proxy set X-Forwarded-Host to the host of the request. ${see}`,
      ),
    );
  if (seen.proto !== protocol.slice(0, -1))
    found.push(
      fail(
        `The proxy ${seen.proto === null ? 'does not set X-Forwarded-Proto' : `sets X-Forwarded-Proto to ${seen.proto}`}; donors use ${protocol.slice(0, -1)}.`,
        `Let the proxy set X-Forwarded-Proto. ${see}`,
      ),
    );
  if (seen.address === null)
    found.push(
      fail(
        'The proxy does not set X-Forwarded-For, so the limits against abuse do not work.',
        `Let the proxy set X-Forwarded-For to the IP address of the client. ${see}`,
      ),
    );
  else if (seen.address === FORGED_ADDRESS)
    found.push(
      fail(
        'The proxy forwards the X-Forwarded-For of the client, so a client can claim any IP address.',
        `Let the proxy replace the header, or append the IP address of the client. ${see}`,
      ),
    );
  return found.length > 0
    ? found
    : [ok('The proxy reports host, protocol and IP address of clients correctly.')];
}

async function certificate({ settings, now }: Ready): Promise<Finding> {
  const { protocol, hostname, port } = new URL(settings.publicUrl);
  if (protocol !== 'https:') return skipped('PUBLIC_URL is not https.');
  try {
    const until = await certificateEnd(hostname, Number(port || 443));
    const text = `The certificate is valid until ${until.toISOString().slice(0, 10)}.`;
    return until.getTime() - now().getTime() < CERTIFICATE_MARGIN_MS
      ? warn(text, 'Check why it was not renewed: certbot renew, or the log of Caddy.')
      : ok(text);
  } catch (error) {
    return fail(
      `No valid TLS connection to ${hostname} (${reasonOf(error)}).`,
      'Get a certificate for this host name: certbot for nginx; Caddy gets one itself.',
    );
  }
}

/** Returns the expiry of the certificate. @throws when the certificate is not valid for the host */
function certificateEnd(host: string, port: number): Promise<Date> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, servername: host, timeout: TIMEOUT_MS }, () => {
      resolve(new Date(socket.getPeerCertificate().valid_to));
      socket.end();
    });
    socket.on('error', reject);
    socket.on('timeout', () => socket.destroy(new Error('timeout')));
  });
}

async function plainHttp({ settings, fetch }: Ready): Promise<Finding> {
  const { protocol, host, port } = new URL(settings.publicUrl);
  if (protocol !== 'https:' || port !== '')
    return skipped('Only checked for https on its usual port.');
  try {
    const { status, headers } = await fetch(`http://${host}/`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const to = headers.get('location') ?? '';
    if (status >= 300 && status < 400 && to.startsWith(`https://${host}`))
      return ok('http is redirected to https.');
    return warn(
      `http://${host}/ responds with ${status} instead of a redirect to https.`,
      'Let the proxy redirect all http requests to https with 301.',
    );
  } catch {
    return ok('http is not offered.');
  }
}

/** A client that reaches the process without the proxy can forge the X-Forwarded headers, which TRUST_PROXY trusts. */
async function directAccess({ settings: { trustsProxy, port }, fetch }: Ready): Promise<Finding> {
  if (!trustsProxy) return skipped('TRUST_PROXY is 0.');
  if (fs.existsSync('/.dockerenv'))
    return skipped('In a container, Docker decides who can connect.');
  const addresses = Object.values(os.networkInterfaces()).flatMap((list) => list ?? []);
  for (const { address, family, internal, scopeid } of addresses) {
    // A link-local IPv6 address would need the name of the interface in its URL.
    if (internal || (family === 'IPv6' && scopeid)) continue;
    const origin = `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
    const isOpen = await fetch(`${origin}/readyz`, {
      signal: AbortSignal.timeout(seconds(2)),
    }).then(
      () => true,
      () => false,
    );
    if (isOpen)
      return warn(
        `${origin} responds without the proxy, so a client can claim any IP address and host.`,
        'Set HOST=127.0.0.1. If the proxy is on another machine, let only the proxy connect (firewall).',
      );
  }
  return ok(`Only this machine can connect to port ${port}.`);
}

/** /readyz ignores the body, so only the proxy can reject it. */
async function uploads({ settings: { publicUrl }, fetch }: Ready): Promise<Finding> {
  const megabytes = UPLOAD_BYTES / 1024 ** 2;
  try {
    const { status } = await fetch(`${publicUrl}/readyz`, {
      method: 'POST',
      body: Buffer.alloc(UPLOAD_BYTES),
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS * 6),
    });
    if (status !== 413) return ok(`The proxy accepts uploads of ${megabytes} MB.`);
  } catch (error) {
    // A proxy may close the connection instead of responding, but a closed connection can have other reasons.
    return warn(
      `An upload of ${megabytes} MB failed (${reasonOf(error)}).`,
      `Let the proxy accept bodies of ${megabytes + 1} MB: client_max_body_size in nginx.`,
    );
  }
  return fail(
    `The proxy rejects uploads of ${megabytes} MB with 413, so donors cannot send proofs of transfers.`,
    `Let the proxy accept bodies of ${megabytes + 1} MB: client_max_body_size in nginx.`,
  );
}

/** Returns the code of a failed request, such as ECONNREFUSED. */
export function reasonOf(error: unknown): string {
  const { cause, code, name, message } = error as NodeJS.ErrnoException & { cause?: unknown };
  const { code: inner } = (cause ?? {}) as NodeJS.ErrnoException;
  return inner ?? code ?? (name === 'TimeoutError' ? 'timeout' : message);
}
