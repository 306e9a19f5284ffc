/** Browser entry that Remix requires. The staff area has no scripts, so scripts/build.mjs deletes the built file. */
export {};
