/** Campaigns as the contract shows them. */
import type { Picture } from '#contract/common';
import type { Named, Project, ProjectQuery, ProjectSummary } from '#contract/content';
import type { LocalisedText } from '#domain/locales';
import { money, type Money } from '#domain/money';
import { fromJson, textFrom } from '../../db/json';
import type { ApiDeps } from '../../deps';
import { ApiError } from '../../http/errors';
import { countRows, type Page, type Paged } from '../page';
import {
  findProject,
  namedRows,
  pageOfProjects,
  type CardText,
  type ProjectRow,
} from './repository';

type Amount = { amount: number };

/** Campaigns keep their accounts in rials. */
const rials = (baisa: number): Money => money(baisa, 'OMR');

export async function listProjects(
  { db, now }: Pick<ApiDeps, 'db' | 'now'>,
  query: ProjectQuery,
): Promise<Paged<ProjectSummary>> {
  const { total, data } = await pageOfProjects(db, query, now());
  return { total, data: data.map(summaryOf) };
}

/** @throws ApiError project.notFound */
export async function readProject({ db }: Pick<ApiDeps, 'db'>, id: string): Promise<Project> {
  const row = await findProject(db, id);
  if (!row) throw new ApiError('project.notFound');
  return {
    ...summaryOf(row),
    story: textFrom(row.story),
    pictures: fromJson<Picture[]>(row.pictures),
    budget: fromJson<(Amount & { label: LocalisedText })[]>(row.budget).map(
      ({ label, amount }) => ({ label, amount: rials(amount) }),
    ),
    impact: fromJson<(Amount & { text: LocalisedText })[]>(row.impact).map(({ amount, text }) => ({
      amount: rials(amount),
      text,
    })),
    updates: fromJson<Project['updates']>(row.updates),
  };
}

export async function listNamed(
  { db }: Pick<ApiDeps, 'db'>,
  table: 'project_categories' | 'project_types',
  page: Page,
): Promise<Paged<Named>> {
  const rows = await namedRows(db, table, page);
  return {
    total: await countRows(db, table),
    data: rows.map(({ id, title, summary }) => ({
      id,
      title: textFrom(title),
      summary: textFrom(summary),
    })),
  };
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
    deadline: row.deadline,
    status: row.status,
    zakatEligible: row.zakat === 1,
    featured: row.featured === 1,
    publishedAt: row.published_at,
    outcome: row.outcome === null ? null : outcomeOf(row.outcome),
  };
}

function outcomeOf(column: string): ProjectSummary['outcome'] {
  const { text, spent, at } = fromJson<{ text: LocalisedText; spent: number; at: string }>(column);
  return { text, spent: rials(spent), at };
}
