/** Codec of the id of a campaign or a fund to which an article, an event or an organisation belongs. */
import type { Codec } from '../codec';
import { matching } from './text';

/** Endowments have the same URL as campaigns, and the end of their id distinguishes them. */
const id = matching(
  /^(?!.*-endowment$)[\w-]{1,64}$/,
  'the id of a campaign or a fund: the name of its file without .yaml',
);

/** Its target is checked like a link to its page, because it can be of two kinds. */
export const campaignOrFund: Codec<string> = {
  ...id,
  read: (source) => {
    const read = id.read(source);
    if (read !== undefined) source.link(pageOf(read));
    return read;
  },
  links: (campaign) => [pageOf(campaign)],
};

const pageOf = (campaign: string) => `/projects/${campaign}`;
