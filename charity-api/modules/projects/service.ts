/** Reads campaigns, types, tags and categories in the format of the contract. */
import type * as z from 'zod';
import { sql } from 'kysely';
import type {
  campaignContent,
  Category,
  Named,
  Project,
  ProjectQuery,
  ProjectSummary,
  Tag,
  TagQuery,
} from '#contract/content';
import { money, type Money } from '#domain/money';
import { raisedHistory } from '#domain/offerings/history';
import { dayOf } from '#domain/time/dates';
import type { ApiDeps } from '../../deps';
import { allDocuments, documentOf, fieldIs, isIn, pageOfDocuments } from '../documents';
import { pageOfAll, type Page, type Paged } from '../page';
import {
  findProject,
  findReceivers,
  pageOfProjects,
  raisedDays,
  type ProjectRow,
} from './repository';

type Deps = Pick<ApiDeps, 'db' | 'now'>;

/** The amounts of campaigns are in OMR. */
const rials = (baisa: number): Money => money(baisa, 'OMR');

export async function listProjects(
  { db, now }: Deps,
  query: ProjectQuery,
): Promise<Paged<ProjectSummary>> {
  const { total, data } = await pageOfProjects(db, query, now());
  return { total, data: data.map(projectOf) };
}

export async function readProject({ db, now }: Deps, id: string): Promise<Project | undefined> {
  const row = await findProject(db, id);
  return row && { ...projectOf(row), history: await historyOf(db, row, now()) };
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

/** Returns the tags of one type, or of all types, that at least one campaign has. */
export async function listTags(
  { db }: Pick<ApiDeps, 'db'>,
  { type, ...page }: TagQuery,
): Promise<Paged<Tag>> {
  const used = isIn(db.selectFrom('offering_tags').select('tag').distinct());
  const where = sql<boolean>`${used} and ${fieldIs('type', type)}`;
  return pageOfAll(await allDocuments<Tag>(db, 'tags', where), page);
}

export async function listCategories({ db, now }: Deps, page: Page): Promise<Paged<Category>> {
  const receiverOf = await findReceivers(db, now());
  const { total, data } = await pageOfDocuments<Named>(db, 'categories', page);
  const withFunds = data.map(async (one) => ({ ...one, fund: await receiverOf(one.id) }));
  return { total, data: await Promise.all(withFunds) };
}

/** Funds have no budget, goal and outcome: the contract has their usual values. */
const projectOf = (row: ProjectRow): Omit<Project, 'history'> =>
  documentOf<z.output<typeof campaignContent>, Omit<Project, 'history'>>(row, (fields) => ({
    ...fields,
    type: row.type,
    picture: fields.pictures[0]!,
    raised: rials(row.raised),
    gifts: row.gifts,
    deadline: row.closes_at,
    status: row.status,
    zakatEligible: row.zakat === 1,
  }));
