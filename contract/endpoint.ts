/** The type of an endpoint in the endpoint table (endpoints.ts), and parts that many endpoints share. */
import * as z from 'zod';
import type { Permission } from '#domain/staff/permissions';
import { idSchema, pagedSchema, resultSchema } from './common';
import type { ApiErrorCode } from './errors';

type Method = 'GET' | 'POST';

export type Endpoint = {
  /** Method and path, with parameters in braces: GET /events/{id} */
  route: `${Method} /${string}`;
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** True when the body is not JSON but a file as multipart/form-data, in the field `file`. */
  upload?: boolean;
  /** Maximum size of the body. The default is 64 KB, and 6 MB for an upload. */
  maxBytes?: number;
  /** True: the storefront waits up to 30 s for the response, and sends the call also while the circuit is open. */
  isSlow?: boolean;
  /**
   * basic: requires the client credentials of the storefront. bearer: requires the access token of a donor. optional:
   * accepts one; an invalid token counts as none, because a gift is never rejected for it. staff: requires the token of
   * a staff session.
   */
  auth?: 'basic' | 'bearer' | 'optional' | 'staff';
  /** The permission that an endpoint with `auth: 'staff'` requires. null: any signed-in member. */
  permission?: Permission | null;
  headers?: Record<string, string>;
  optionalHeaders?: Record<string, string>;
  reply: z.ZodType;
  status?: 200 | 201;
  /** Not those that follow from `auth`, `permission` and `body`. */
  errors?: readonly ApiErrorCode[];
};

export function methodAndPath({ route }: Pick<Endpoint, 'route'>): {
  method: Method;
  path: string;
} {
  const [method, path] = route.split(' ') as [Method, string];
  return { method, path };
}

/** Query and reply of an endpoint that returns one page of a list. */
export const pageOf = <Item extends z.ZodType, Query extends z.ZodObject>(
  item: Item,
  query: Query,
) => ({ query, reply: pagedSchema(item) });

/** Parameters, reply and error of an endpoint that returns one record by its id. */
export const recordOf = <Item extends z.ZodType, Code extends ApiErrorCode>(
  item: Item,
  code: Code,
) =>
  ({
    params: z.object({ id: idSchema }),
    reply: resultSchema(item),
    errors: [code],
  }) as const;

/** Reply of an endpoint that says only that it is done. */
export const doneReply = resultSchema(z.object({ done: z.literal(true) }));
