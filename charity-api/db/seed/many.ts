/** Many campaigns from the few that are written, for trying the site at size: same day, same rows. */
import { projects } from './content/projects';
import type { SeedProject, SeedText } from './content/types';

const campaigns = projects.filter((project) => project.type !== 'fund');

/** The nth variation: another number in the title, other figures and dates, a short story. */
export function variation(n: number): SeedProject {
  const base = campaigns[n % campaigns.length]!;
  const round = Math.floor(n / campaigns.length) + 2;
  const chance = (upTo: number, salt: number) => scatter(n * 31 + salt) % upTo;
  const goal = base.goal === null ? null : base.goal + chance(200, 1) * 50_000;
  const share = base.status === 'completed' ? 100 : chance(100, 2);
  return {
    ...base,
    id: `${base.id}-${round}`,
    title: mapText(base.title, (text) => `${text} ${round}`),
    story: mapText(base.story, (html) => html.slice(0, html.indexOf('</p>') + 4)),
    pictures: base.pictures.slice(0, 1),
    goal,
    raised: Math.floor(((goal ?? 10_000_000) * share) / 100),
    gifts: share * 7,
    closesInDays: base.closesInDays === null ? null : base.closesInDays + chance(300, 3),
    featured: false,
    publishedDaysAgo: base.publishedDaysAgo + chance(1_000, 4),
    budget: [],
    updates: base.updates.slice(0, 1),
  };
}

function mapText(text: SeedText, change: (one: string) => string): SeedText {
  return { en: change(text.en), ar: change(text.ar), tr: change(text.tr), id: change(text.id) };
}

/** A whole number that looks like chance and is the same every time (Knuth's multiplicative hash, mixed). */
function scatter(n: number): number {
  let x = Math.imul(n ^ 0x9e3779b9, 2_654_435_761);
  x ^= x >>> 15;
  return Math.imul(x, 2_246_822_519) >>> 1;
}
