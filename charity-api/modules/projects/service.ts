/** Reads campaigns, types, tags and categories in the format of the contract. */
import type { Picture } from '#contract/common';
import type {
  Category,
  Named,
  Project,
  ProjectQuery,
  ProjectSummary,
  ProjectType,
  Tag,
  TagQuery,
} from '#contract/content';
import type { LocalisedText } from '#domain/locales';
import { money, type Money } from '#domain/money';
import { raisedHistory } from '#domain/offerings/history';
import { dayOf } from '#domain/time/dates';
import { fromJson, mapJson, textFrom } from '../../db/json';
import type { NamedTable } from '../../db/tables/content';
import type { ApiDeps } from '../../deps';
import { ApiError } from '../../http/errors';
import { countRows, type Page, type Paged } from '../page';
import {
  findProject,
  findType,
  namedRows,
  findReceivers,
  pageOfProjects,
  pageOfTags,
  raisedDays,
  type CardText,
  type ProjectRow,
} from './repository';

type Amount = { amount: number };

/** The amounts of campaigns are in OMR. */
const rials = (baisa: number): Money => money(baisa, 'OMR');

export async function listProjects(
  { db, now }: Pick<ApiDeps, 'db' | 'now'>,
  query: ProjectQuery,
): Promise<Paged<ProjectSummary>> {
  const { total, data } = await pageOfProjects(db, query, now());
  return { total, data: data.map(summaryOf) };
}

/** @throws ApiError project.notFound */
export async function readProject(
  { db, now }: Pick<ApiDeps, 'db' | 'now'>,
  id: string,
): Promise<Project> {
  const row = await findProject(db, id);
  if (!row) throw new ApiError('project.notFound');
  return {
    ...summaryOf(row),
    story: textFrom(row.story),
    pictures: fromJson<Picture[]>(row.pictures),
    budget: mapJson(row.budget, (lines: (Amount & { label: LocalisedText })[]) =>
      lines.map(({ label, amount }) => ({ label, amount: rials(amount) })),
    ),
    impact: mapJson(row.impact, (lines: (Amount & { text: LocalisedText })[]) =>
      lines.map(({ amount, text }) => ({ amount: rials(amount), text })),
    ),
    updates: fromJson<Project['updates']>(row.updates),
    history: await historyOf(db, row, now()),
  };
}

/** A fund has no end, so its history would say nothing. */
async function historyOf(
  db: ApiDeps['db'],
  { id, kind, raised: total, published_at, closes_at }: ProjectRow,
  now: Date,
): Promise<Project['history']> {
  if (kind !== 'campaign') return [];
  const [today, closed] = [dayOf(now), closes_at === null ? null : dayOf(closes_at)];
  const until = closed !== null && closed < today ? closed : today;
  const campaign = { total, published: dayOf(published_at), until };
  return raisedHistory(await raisedDays(db, id), campaign).map(({ day, raised }) => ({
    day,
    raised: rials(raised),
  }));
}

export async function listTypes({ db }: Pick<ApiDeps, 'db'>, page: Page): Promise<Paged<Named>> {
  const rows = await namedRows(db, 'project_types', page);
  return { total: await countRows(db, 'project_types'), data: rows.map(namedOf) };
}

/** @throws ApiError projectType.notFound */
export async function readType({ db }: Pick<ApiDeps, 'db'>, id: string): Promise<ProjectType> {
  const row = await findType(db, id);
  if (!row) throw new ApiError('projectType.notFound');
  const { story, pictures } = row;
  return {
    ...namedOf(row),
    story: textFrom(story),
    pictures: fromJson<Picture[]>(pictures),
  };
}

export async function listTags({ db }: Pick<ApiDeps, 'db'>, query: TagQuery): Promise<Paged<Tag>> {
  const { total, data } = await pageOfTags(db, query);
  return { total, data: data.map(({ id, type, title }) => ({ id, type, title: textFrom(title) })) };
}

export async function listCategories(
  { db, now }: Pick<ApiDeps, 'db' | 'now'>,
  page: Page,
): Promise<Paged<Category>> {
  const [rows, receiverOf, total] = await Promise.all([
    namedRows(db, 'project_categories', page),
    findReceivers(db, now()),
    countRows(db, 'project_categories'),
  ]);
  const data = rows.map(async (row) => ({ ...namedOf(row), fund: await receiverOf(row.id) }));
  return { total, data: await Promise.all(data) };
}

function namedOf({ id, title, summary }: NamedTable): Named {
  return { id, title: textFrom(title), summary: textFrom(summary) };
}

function summaryOf(row: ProjectRow & CardText): ProjectSummary {
  return {
    id: row.id,
    type: row.type,
    category: row.category,
    title: textFrom(row.title),
    summary: textFrom(row.summary),
    place: textFrom(row.place),
    picture: fromJson<Picture>(row.picture),
    goal: row.goal === null ? null : rials(row.goal),
    raised: rials(row.raised),
    gifts: row.gifts,
    deadline: row.closes_at,
    status: row.status,
    zakatEligible: row.zakat === 1,
    featured: row.featured === 1,
    publishedAt: row.published_at,
    outcome: row.outcome === null ? null : outcomeOf(row.outcome),
  };
}

function outcomeOf(column: string): ProjectSummary['outcome'] {
  return mapJson(column, (outcome: { text: LocalisedText; spent: number; at: string }) => ({
    text: outcome.text,
    spent: rials(outcome.spent),
    at: outcome.at,
  }));
}
