/** Part of the benchmark: bytes of pages, and of a whole donation on light pages. Exact counts, the same in each run. */
import type { Bench } from './bench';
import { CAMPAIGN, demonstrationCart } from './cart';
import type { Figure } from './figures';
import { lightDonation } from './journey';
import { measurePage } from './page-weight';

const cart = { cookie: demonstrationCart() };
const PAGES: [name: string, path: string, headers: Record<string, string>][] = [
  ['home', '/', {}],
  ['home in Arabic', '/ar', {}],
  ['list', '/projects', {}],
  ['campaign', `/projects/${CAMPAIGN}`, {}],
  ['campaign in Arabic', `/ar/projects/${CAMPAIGN}`, {}],
  ['calculator', '/projects/zakat/calculator', {}],
  ['cart', '/cart', cart],
  ['checkout', '/checkout', cart],
];

export async function weight({ startSite }: Bench): Promise<Figure[]> {
  const site = await startSite();
  try {
    const figures: Figure[] = [];
    for (const [name, path, asked] of PAGES) {
      const { headers, body, css, scripts } = await measurePage(site.origin, path, asked);
      figures.push(
        {
          name: `${name}: first answer`,
          value: headers + body,
          unit: 'B',
          detail: `headers ${headers}, styles ${css}`,
        },
        {
          name: `${name}: scripts`,
          value: scripts.bytes,
          unit: 'B',
          detail: `${scripts.files.length} files`,
        },
      );
    }
    const { requests, bytes } = await lightDonation(site.origin, CAMPAIGN);
    return [
      ...figures,
      { name: 'donation on light pages: requests', value: requests, unit: 'requests' },
      { name: 'donation on light pages: bytes', value: bytes, unit: 'B' },
    ];
  } finally {
    await site.stop();
  }
}
