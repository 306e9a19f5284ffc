/** A real OpenID provider (oidc-provider) on a free port of 127.0.0.1, in place of Google, Facebook or Apple. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';
import Provider from 'oidc-provider';
import { CookieJar } from './cookie-jar';

/** Claims as the provider sends them in the ID token. */
export type Person = {
  id: string;
  email?: string;
  email_verified?: boolean | string;
  name?: string;
  picture?: string;
  /** The domain of an organisation whose addresses Google hosts. */
  hd?: string;
};
type Client = {
  id: string;
  secret: string;
  redirectUri: string;
  /** Accepts other secrets as well: a token that the client has signed, as Apple requires. */
  accepts?: (secret: string) => Promise<boolean>;
};

export type OpenIdProvider = {
  issuer: string;
  /** Signs in as the person, and returns the URL to which the provider redirects. `null` cancels. */
  authorize(url: URL, person: string | null): Promise<URL>;
  /** Signs an ID token with the provider's key. */
  sign(claims: JWTPayload): Promise<string>;
  stop(): Promise<void>;
};

const KEY = { kid: 'tests', alg: 'RS256', use: 'sig' } as const;

export async function startOpenIdProvider(
  clients: readonly Client[],
  people: readonly Person[],
): Promise<OpenIdProvider> {
  const { privateKey } = await generateKeyPair(KEY.alg, { extractable: true });
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: clients.map(({ id, secret, redirectUri }) => ({
      client_id: id,
      client_secret: secret,
      redirect_uris: [redirectUri],
      token_endpoint_auth_method: 'client_secret_post',
    })),
    jwks: { keys: [{ ...(await exportJWK(privateKey)), ...KEY }] },
    cookies: { keys: ['the cookie key of the test provider'] },
    // The names of Google (profile), Facebook (public_profile) and Apple (name) for the same claims.
    scopes: ['openid', 'profile', 'public_profile', 'name', 'email'],
    claims: {
      profile: ['name', 'picture'],
      public_profile: ['name', 'picture'],
      email: ['email', 'email_verified', 'hd'],
    },
    // Like the three providers: the ID token contains the claims.
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    ttl: { Interaction: 600, Session: 600, Grant: 600, IdToken: 600, AccessToken: 600 },
    findAccount: (_: unknown, id: string) => {
      const person = people.find((one) => one.id === id);
      return person && { accountId: id, claims: () => ({ ...person, sub: id }) };
    },
  });
  const callback = provider.callback();
  server.on('request', (request, response) => {
    const respond = async () => {
      if (request.url?.startsWith('/interaction/'))
        return interact(provider, people, request, response);
      if (request.url === '/token' && clients.some(({ accepts }) => accepts))
        await acceptSignedSecret(clients, request);
      return callback(request, response);
    };
    respond().catch((error: Error) => response.writeHead(500).end(error.stack));
  });
  return {
    issuer,
    authorize,
    sign: (claims) => new SignJWT(claims).setProtectedHeader(KEY).sign(privateKey),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Replaces a secret that the client has signed by the stored one. The provider reads `body` instead of the stream. */
async function acceptSignedSecret(
  clients: readonly Client[],
  request: IncomingMessage,
): Promise<void> {
  const body = new URLSearchParams(await textOf(request));
  const client = clients.find(({ id }) => id === body.get('client_id'));
  if (await client?.accepts?.(body.get('client_secret') ?? ''))
    body.set('client_secret', client!.secret);
  Object.assign(request, { body: Object.fromEntries(body) });
}

/** The provider's page: a button for each person, and a button to cancel. */
async function interact(
  provider: Provider,
  people: readonly Person[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { params } = await provider.interactionDetails(request, response);
  if (request.method !== 'POST') {
    const buttons = people.map(
      ({ id }) => `<button name="person" value="${id}">Continue as ${id}</button>`,
    );
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(
      `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Test provider</title><main>
        <form method="post">${buttons.join('')}<button name="cancel">Cancel</button></form></main>`,
    );
    return;
  }
  const chosen = new URLSearchParams(await textOf(request)).get('person');
  const result = chosen
    ? await grant(provider, params, chosen)
    : { error: 'access_denied', error_description: 'The person cancelled.' };
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
}

async function grant(
  provider: Provider,
  { client_id, scope }: { client_id: string; scope: string },
  accountId: string,
) {
  const given = new provider.Grant({ accountId, clientId: client_id });
  given.addOIDCScope(scope);
  return { login: { accountId }, consent: { grantId: await given.save() } };
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

/** Follows the redirects of the provider, with its cookies. */
async function authorize(url: URL, person: string | null): Promise<URL> {
  const cookies = new CookieJar();
  let next = url;
  let form: URLSearchParams | null = null;
  while (next.origin === url.origin) {
    const response: Response = await fetch(next, {
      method: form ? 'POST' : 'GET',
      body: form,
      headers: { cookie: cookies.header },
      redirect: 'manual',
    });
    cookies.receive(response.headers.getSetCookie());
    const location = response.headers.get('location');
    form = null;
    if (location) next = new URL(location, next);
    else if (next.pathname.startsWith('/interaction/'))
      form = new URLSearchParams(person === null ? { cancel: '' } : { person });
    else throw new Error(`The provider returned ${response.status}: ${await response.text()}`);
  }
  return next;
}
