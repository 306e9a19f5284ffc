/** The size in pixels of pictures for social networks, which crop other ratios. */
export const PICTURE_SIZE = { width: 1200, height: 630 } as const;
