/** The shape in which sacrifices of the demonstration are written. */
import type { Animal } from '#contract/sacrifices';
import type { SeedText } from '../types';

export type SeedFact = { label: SeedText; text: SeedText };

/** Where animals are slaughtered, by whose clock, and who receives the meat. */
export type SeedSite = {
  /** ISO 3166. */
  country: string;
  place: SeedText;
  timeZone: string;
  /** What the clock there is ahead of UTC, in winter and in summer alike. */
  offset: string;
  /** Days of slaughter at Eid, and the hours between which it is done. */
  eid: { lastDay: 12 | 13; prayed: string; sunset: string };
  /** By which school those days are counted. */
  days: SeedText;
  meat: SeedText;
};

export type SeedSacrifice = {
  id: string;
  category: 'udhiya' | 'aqiqah' | 'vow';
  animal: Animal;
  sharesEach: 1 | 7;
  site: SeedSite;
  title: SeedText;
  summary: SeedText;
  /** Baisa for one share, or for the animal where it is not shared. */
  price: number;
  /** Shares, or animals where they are not shared. */
  capacity: number;
  paid: number;
  /** Days from the day of seeding; of udhiya the last day of slaughter counts instead. */
  closesInDays?: number;
};
