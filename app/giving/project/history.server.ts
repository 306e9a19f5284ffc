/** The plot of a campaign's raised amount: its lines as SVG paths, and the amounts of its table. */
import type { Project } from '#contract/content';
import { daysBetween } from '#domain/offerings/history';
import { areaPath, linePath } from '#domain/plots/line';
import { scaleTo } from '#domain/plots/scale';

/** Units of the SVG, which its page stretches to any width. */
const WIDTH = 400;
const HEIGHT = 160;

/** Returns null when the history is missing, or does not end with the raised amount that the page shows. */
export function historyView({
  history,
  raised,
  goal,
}: Pick<Project, 'history' | 'raised' | 'goal'>) {
  const [first, last] = [history[0], history.at(-1)];
  const isInOrder = history.every(({ day }, at) => at === 0 || history[at - 1]!.day < day);
  const isExact = last?.raised.minor === raised.minor && last.raised.currency === raised.currency;
  if (!first || !last || history.length < 2 || !isInOrder || !isExact) return null;
  const x = scaleTo(WIDTH, daysBetween(first.day, last.day));
  const highest = Math.max(goal?.minor ?? 0, ...history.map((point) => point.raised.minor));
  const y = scaleTo(HEIGHT, highest);
  const points = history.map((point) => ({
    x: x(daysBetween(first.day, point.day)),
    y: y(point.raised.minor),
  }));
  return {
    points: history,
    box: `0 0 ${WIDTH} ${HEIGHT}`,
    line: linePath(points, HEIGHT),
    area: areaPath(points, HEIGHT),
    goalLine:
      goal &&
      linePath(
        [0, WIDTH].map((at) => ({ x: at, y: y(goal.minor) })),
        HEIGHT,
      ),
  };
}
