/** The tokens of a signed-in donor in their cookie, and who they say the donor is. */
import { jwtDecode } from 'jwt-decode';
import * as z from 'zod';
import type { Packing } from './sealed-cookie.server';

export type Tokens = { access: string; refresh: string };

/** For display only: whether the token is good is for the charity API to say. */
export type SignedIn = Tokens & {
  user: { name: string; avatar: string };
  expiresAt: number | null;
};

/** Longer ones are none of the API's, and would not fit the cookie. */
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

/** null when the access token cannot be decoded: then nobody is signed in. */
export function signedIn(tokens: Tokens): SignedIn | null {
  try {
    const { name, avatar, exp } = claims.parse(jwtDecode(tokens.access));
    return { ...tokens, user: { name, avatar }, expiresAt: exp === undefined ? null : exp * 1_000 };
  } catch {
    return null;
  }
}
