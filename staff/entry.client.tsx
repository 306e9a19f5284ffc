/** Browser entry that Remix requires. The pages of the staff area have no scripts, and scripts/build.mjs deletes this one. */
export {};
