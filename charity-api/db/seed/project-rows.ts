/** From a written campaign to its rows: figures, words and the words of the search index. */
import type { Insertable } from 'kysely';
import type { Picture } from '#contract/common';
import { days } from '#domain/time/durations';
import { foldedWords } from '#domain/folding';
import type { ProjectSearchTable, ProjectTable, ProjectTextTable } from '../tables/content';
import { sample, storyForAScholar } from './content/marks';
import type { SeedPicture, SeedProject, SeedText } from './content/types';

export type ProjectRows = {
  project: Insertable<ProjectTable> & { seq: number };
  text: Insertable<ProjectTextTable>;
  search: ProjectSearchTable;
};

/** Campaigns end with the day in Muscat, whose clock the site prints. */
const END_OF_DAY = 'T19:59:59.000Z';

export function projectRows(written: SeedProject, seq: number, today: Date): ProjectRows {
  const { id, title, summary, place } = written;
  return {
    project: {
      seq,
      id,
      type: written.type,
      category: written.category,
      goal: written.goal,
      raised: written.raised,
      gifts: written.gifts,
      deadline: written.closesInDays === null ? null : endOfDay(today, written.closesInDays),
      status: written.status,
      zakat: written.zakatEligible ? 1 : 0,
      featured: written.featured ? 1 : 0,
      published_at: daysAgo(today, written.publishedDaysAgo),
    },
    text: {
      project_id: id,
      title: JSON.stringify(title),
      summary: JSON.stringify(summary),
      place: JSON.stringify(place),
      picture: JSON.stringify(pictureOf(written.pictures[0]!)),
      outcome: outcomeOf(written, today),
      story: JSON.stringify(storyOf(written)),
      pictures: JSON.stringify(written.pictures.map(pictureOf)),
      budget: JSON.stringify(written.budget),
      impact: JSON.stringify(written.impact),
      updates: JSON.stringify(
        written.updates.map((update) => ({
          at: daysAgo(today, update.daysAgo),
          text: sample(update.text),
        })),
      ),
    },
    search: { rowid: seq, words: searchWords([title, summary, place]) },
  };
}

export function pictureOf({ scene, alt }: SeedPicture): Picture {
  return { path: `/files/scenes/${scene}.webp`, alt };
}

function storyOf({ story, zakatEligible, tellsRulings }: SeedProject): SeedText {
  return zakatEligible || tellsRulings ? storyForAScholar(story) : story;
}

/** What the search finds a campaign by: each word once, whatever its language. */
function searchWords(texts: SeedText[]): string {
  return [...new Set(texts.flatMap(wordsOf))].join(' ');
}

/** Variations of a campaign share most of its texts: each is folded once. */
const folded = new WeakMap<SeedText, string[]>();

function wordsOf(text: SeedText): string[] {
  let words = folded.get(text);
  if (!words) folded.set(text, (words = Object.values(text).flatMap(foldedWords)));
  return words;
}

function outcomeOf(written: SeedProject, today: Date): string | null {
  if (!written.outcome) return null;
  const { text, spent } = written.outcome;
  const reported = written.updates[0]?.daysAgo ?? Math.max(0, -(written.closesInDays ?? 0));
  return JSON.stringify({ text: sample(text), spent, at: daysAgo(today, reported) });
}

function midnight(day: Date): number {
  return Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate());
}

export function daysAgo(today: Date, count: number): string {
  return new Date(midnight(today) - days(count)).toISOString();
}

function endOfDay(today: Date, inDays: number): string {
  return new Date(midnight(today) + days(inDays)).toISOString().slice(0, 10) + END_OF_DAY;
}
