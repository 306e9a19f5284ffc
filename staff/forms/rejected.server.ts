/** Creates the response to a form that the charity API rejects, with its messages at the fields. */

type Rejectable = { init: ResponseInit | null; data: { form: { error?: unknown } } };

/** Creates the response to a rejected form: its status, and "Error:" in the title of the page. */
export function rejected<Reply extends Rejectable>(
  reply: Reply,
  errors: Record<string, string>,
  status = 400,
): Reply {
  const error = Object.fromEntries(Object.entries(errors).map(([path, one]) => [path, [one]]));
  const form = { ...reply.data.form, status: 'error', error };
  return { ...reply, data: { ...reply.data, form }, init: { ...reply.init, status } };
}
