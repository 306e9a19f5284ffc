/** Cookie with the tokens of a signed-in donor, and the claims of the access token. */
import { jwtDecode } from 'jwt-decode';
import * as z from 'zod';
import type { Packing } from '#web/security/sealed-cookie.server';

export type Tokens = { access: string; refresh: string };

/** `user` and `expiresAt` are for display only: the charity API verifies the token. */
export type SignedIn = Tokens & {
  user: { name: string; avatar: string };
  /** Milliseconds since the epoch; null when the token has no expiry. */
  expiresAt: number | null;
};

/** The charity API issues shorter tokens, and two longer ones would not fit into the cookie. */
const token = z.string().min(1).max(1_400);
const packedTokens = z.tuple([token, token]);
const claims = z.object({
  name: z.string().max(200).catch(''),
  avatar: z.string().max(500).catch(''),
  exp: z.number().optional().catch(undefined),
});

export const authPacking: Packing<SignedIn> = {
  version: 1,
  pack: ({ access, refresh }) => [access, refresh],
  unpack(packed) {
    const read = packedTokens.safeParse(packed);
    return read.success ? signedIn({ access: read.data[0], refresh: read.data[1] }) : null;
  },
};

/** Returns null when the access token cannot be decoded. The donor is then not signed in. */
export function signedIn(tokens: Tokens): SignedIn | null {
  try {
    const { name, avatar, exp } = claims.parse(jwtDecode(tokens.access));
    return { ...tokens, user: { name, avatar }, expiresAt: exp === undefined ? null : exp * 1_000 };
  } catch {
    return null;
  }
}
