/** Tests which pages advertising pixels may report: public ones that say nothing personal about the visitor. */
import { expect, test } from 'vitest';
import { PERSONAL_PATHS } from '../visitor/page-key.server';
import type { SitePath } from '#web/links';
import { isReported } from './pages';

test.each<SitePath>([
  ...(['/', '/about', '/projects', '/projects/wells', '/projects/type/eskan'] as const),
  ...(['/news/blankets', '/blogs', '/events/school-evening', '/programs/water'] as const),
  ...(['/training', '/partners', '/faqs'] as const),
])('is reported: %s', (path) => expect(isReported(path)).toBe(true));

test.each<SitePath>([
  ...PERSONAL_PATHS.flatMap((path): SitePath[] => [path, `${path}/a1b2`]),
  ...(['/projects/zakat', '/projects/zakat/calculator', '/projects/zakat/stocks'] as const),
  ...(['/projects/orphans', '/projects/orphans/amina', '/projects/tafreej/roof'] as const),
  ...(['/projects/type/tafreej', '/projects/kafarat', '/projects/stock-purge'] as const),
  ...(['/projects/mosques/shore', '/projects/mosques', '/projects/sacrifices'] as const),
  ...(['/volunteer', '/ngo', '/ngo/add', '/contact-us', '/search', '/give'] as const),
  ...(['/events/a/calendar', '/projects/../cart', '/projects/a?name=b', '//'] as const),
])('is never reported: %s', (path) => expect(isReported(path)).toBe(false));
