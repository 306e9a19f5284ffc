/** Triggers on PostgreSQL: the months of a child begin on a first, and the log of staff is append-only. */
const BEGINS_ON_A_FIRST = `raise exception using errcode = 'check_violation',
      message = 'the months of a child begin on the first of a month'`;
const IS_APPEND_ONLY = `raise exception using errcode = 'check_violation',
      message = 'the log of staff is append-only'`;

export const TRIGGERS: readonly string[] = [
  `create function orphans_begin_on_a_first() returns trigger language plpgsql as $$
  begin
    if (select starts_at from offerings where id = new.offering_id) not like '%-01' then
      ${BEGINS_ON_A_FIRST};
    end if;
    return new;
  end $$`,
  `create trigger orphans_begin_on_a_first before insert on orphans
    for each row execute function orphans_begin_on_a_first()`,
  `create function orphans_stay_on_a_first() returns trigger language plpgsql as $$
  begin
    if new.starts_at not like '%-01' and exists (select 1 from orphans where offering_id = new.id) then
      ${BEGINS_ON_A_FIRST};
    end if;
    return new;
  end $$`,
  `create trigger orphans_stay_on_a_first before update of starts_at on offerings
    for each row execute function orphans_stay_on_a_first()`,
  `create function staff_log_stays() returns trigger language plpgsql as $$
  begin
    ${IS_APPEND_ONLY};
  end $$`,
  `create trigger staff_log_stays before delete on staff_log
    for each row execute function staff_log_stays()`,
  // An erasure of personal data removes what was changed and the reason.
  `create function staff_log_unchanged() returns trigger language plpgsql as $$
  begin
    if new.seq is distinct from old.seq or new.at is distinct from old.at
      or new.actor_kind is distinct from old.actor_kind or new.actor_id is distinct from old.actor_id
      or new.actor_name is distinct from old.actor_name or new.action is distinct from old.action
      or new.subject_kind is distinct from old.subject_kind or new.subject_id is distinct from old.subject_id
      or new.before is not null or new.after is not null or new.reason is not null then
      ${IS_APPEND_ONLY};
    end if;
    return new;
  end $$`,
  `create trigger staff_log_unchanged before update on staff_log
    for each row execute function staff_log_unchanged()`,
];
