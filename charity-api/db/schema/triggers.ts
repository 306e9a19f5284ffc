/** Triggers that reject a change: the months of a child begin on a first, and the log of staff is append-only. */

/** `when`: the condition on which the change is rejected. */
type Trigger = { name: string; before: string; when: string; message: string };

const FIRST = 'the months of a child begin on the first of a month';
const APPEND_ONLY = 'the log of staff is append-only';

const TRIGGERS: readonly Trigger[] = [
  {
    name: 'orphans_begin_on_a_first',
    before: 'insert on orphans',
    when: `(select starts_at from offerings where id = new.offering_id) not like '%-01'`,
    message: FIRST,
  },
  {
    name: 'orphans_stay_on_a_first',
    before: 'update of starts_at on offerings',
    when: `new.starts_at not like '%-01' and exists (select 1 from orphans where offering_id = new.id)`,
    message: FIRST,
  },
  { name: 'staff_log_stays', before: 'delete on staff_log', when: 'true', message: APPEND_ONLY },
  {
    name: 'staff_log_unchanged',
    before: 'update on staff_log',
    // An erasure of personal data removes what was changed and the reason. Who did what, and when, stays.
    when: `new.seq is distinct from old.seq or new.at is distinct from old.at
      or new.actor_kind is distinct from old.actor_kind or new.actor_id is distinct from old.actor_id
      or new.actor_name is distinct from old.actor_name or new.action is distinct from old.action
      or new.subject_kind is distinct from old.subject_kind or new.subject_id is distinct from old.subject_id
      or new.before is not null or new.after is not null or new.reason is not null`,
    message: APPEND_ONLY,
  },
];

export const SQLITE_TRIGGERS: readonly string[] = TRIGGERS.map(
  ({ name, before, when, message }) =>
    `create trigger ${name} before ${before} when ${when} begin select raise(abort, '${message}'); end`,
);

export const POSTGRES_TRIGGERS: readonly string[] = TRIGGERS.flatMap(
  ({ name, before, when, message }) => [
    `create function ${name}() returns trigger language plpgsql as $$
    begin
      if ${when} then
        raise exception using errcode = 'check_violation', message = '${message}';
      end if;
      return new;
    end $$`,
    `create trigger ${name} before ${before} for each row execute function ${name}()`,
  ],
);
