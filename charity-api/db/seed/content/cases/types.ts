/** The shape in which a case is written: a person without a name, a bill, and what was checked of it. */
import type { CaseRow } from '../../../tables/offerings';
import type { SeedPicture, SeedText } from '../types';
import type { Area } from './areas';

export type SeedCase = {
  id: string;
  title: SeedText;
  summary: SeedText;
  /** HTML, as in a project. */
  story: SeedText;
  picture: SeedPicture;
  billNumber: string;
  nationality: string;
  gender: CaseRow['gender'];
  socialStatus: CaseRow['social_status'];
  children: number;
  area: Area;
  /** What the court's order is for, in baisa. */
  claim: number;
  /** What was still to be collected of it when it was published, in baisa. */
  goal: number;
  raised: number;
  gifts: number;
  /** Debtors are one of the eight groups of zakat; a debt that was no need of the person's own is left to charity. */
  zakat: boolean;
  /** Ended otherwise than by donors. */
  closed?: true;
  orderedDaysAgo: number;
  checkedDaysAgo: number;
  publishedDaysAgo: number;
};
