/** The shape in which the demonstration content is written: one file a record, every text in four languages. */

/** One text in every language of the site. Plain text unless a field says HTML. */
export type SeedText = { en: string; ar: string; tr: string; id: string };

/** A drawn scene in `charity-api/files/scenes/<scene>.svg`, with what it shows for those who cannot see it. */
export type SeedPicture = { scene: string; alt: SeedText };

export type SeedCategory =
  | 'education'
  | 'psychosocial_support'
  | 'emergency_health'
  | 'cash_support'
  | 'shelter_and_protection'
  | 'water_and_sanitation'
  | 'community_development';

/** eghatha: emergency relief; eskan: housing; tayseer: easing hardship; development: lasting works; fund: an open fund. */
export type SeedProjectType = 'eghatha' | 'eskan' | 'tayseer' | 'development' | 'fund';

export type SeedProject = {
  /** Address of the campaign, /projects/{id}: lower-case words joined by dashes, never equal to a page's own path. */
  id: string;
  type: SeedProjectType;
  category: SeedCategory;
  title: SeedText;
  /** One or two plain sentences for cards and search results. */
  summary: SeedText;
  /** HTML: <p>, <h3>, <ul><li>, <strong>, <em> only. */
  story: SeedText;
  place: SeedText;
  /** The first is the card's picture; one to four. */
  pictures: SeedPicture[];
  /** Baisa (1 OMR = 1,000). null: an open goal. */
  goal: number | null;
  /** Baisa given so far. */
  raised: number;
  /** How many gifts made up `raised`. */
  gifts: number;
  /** Days from the day of seeding to the deadline; negative: it has passed; null: no deadline. */
  closesInDays: number | null;
  /** open takes gifts; completed reached its end and has an outcome; closed stopped early. */
  status: 'open' | 'completed' | 'closed';
  zakatEligible: boolean;
  /** Shown on the home page. */
  featured: boolean;
  /** Days before the day of seeding on which it was published. */
  publishedDaysAgo: number;
  /** What the goal is spent on, in baisa; the amounts add up to the goal. Empty when there is no goal. */
  budget: { label: SeedText; amount: number }[];
  /** What an amount (baisa) does: "brings water to one family for a year". Written to follow the amount. */
  impact: { amount: number; text: SeedText }[];
  /** Notes from the field, newest first. */
  updates: { daysAgo: number; text: SeedText }[];
  /** The story states a ruling other than zakat eligibility, so a scholar must check it before a charity uses it. */
  tellsRulings?: true;
  /** Completed campaigns only: what was done, and what it cost in baisa. */
  outcome?: { text: SeedText; spent: number };
};

export type SeedProgram = {
  id: string;
  category: SeedCategory;
  title: SeedText;
  summary: SeedText;
  /** HTML, as in a project. */
  story: SeedText;
  /** The first is the card's picture; all are in its gallery. */
  pictures: (SeedPicture & { caption: SeedText })[];
};

export type SeedSlider = {
  id: string;
  title: SeedText;
  summary: SeedText;
  action: SeedText;
  /** Site path without locale, e.g. /projects/clean-water-khan-younis */
  path: string;
  picture: SeedPicture;
};

export type SeedNamed = { id: string; title: SeedText; summary: SeedText };
