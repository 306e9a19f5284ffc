/** Codec of the id of a campaign or a fund. */
import type { Codec } from '../codec';
import { matching } from './text';

/** Endowments have URLs like those of campaigns. The end of their id distinguishes them. */
const id = matching(
  /^(?!.*-endowment$)[\w-]{1,64}$/,
  'the id of a campaign or fund: the name of its file in campaigns or funds without .yaml',
);
const pathTo = (campaign: string) => `/projects/${campaign}`;

/** The id is checked like a link to the page of the campaign, because either of two kinds can have it. */
export const campaignOrFund: Codec<string> = {
  ...id,
  shape: { type: 'reference', kinds: ['campaigns', 'funds'] },
  read: (source) => {
    const read = id.read(source);
    if (read !== undefined) source.link(pathTo(read));
    return read;
  },
  links: (read) => [pathTo(read)],
};
