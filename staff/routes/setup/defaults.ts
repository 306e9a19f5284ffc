/** Categories and types that the first campaign can create. Their texts are in locales/<language>/staff-setup.json. */

export const DEFAULT_CATEGORIES = [
  ...['water', 'food', 'health', 'education', 'shelter', 'orphans', 'mosques'],
] as const;
export type DefaultCategory = (typeof DEFAULT_CATEGORIES)[number];

export const DEFAULT_TYPES = ['relief', 'hardship', 'development'] as const;

/** The drawing that a campaign without a photograph shows. */
export const DRAWINGS: Readonly<Record<string, string>> = {
  ...{ water: 'water', food: 'parcel', health: 'health', education: 'school' },
  ...{ shelter: 'shelter', orphans: 'kite', mosques: 'mosque' },
};
/** The drawing of a campaign in a category that is not in this list. */
export const OTHER_DRAWING = 'olive';
