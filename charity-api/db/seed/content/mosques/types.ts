/** The shape in which a mosque of the demonstration and its repairs are written. */
import type { SeedPicture, SeedText } from '../types';

export type SeedRepair = {
  id: string;
  title: SeedText;
  /** One plain sentence: what it is. */
  summary: SeedText;
  picture: SeedPicture;
  /** Baisa. */
  cost: number;
  paid: number;
  gifts: number;
};

export type SeedMosque = {
  id: string;
  title: SeedText;
  place: SeedText;
  summary: SeedText;
  /** HTML: <p>, <h3>, <ul><li>, <strong>, <em> only. */
  story: SeedText;
  /** The first is the card's picture. */
  pictures: SeedPicture[];
  /** In the order of their need. */
  repairs: SeedRepair[];
  publishedDaysAgo: number;
};
