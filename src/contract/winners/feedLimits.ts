/** A win of at least this multiple of its stakes is in the verifiable feed. What a game celebrates is the studio's own. */
export const provenMultiple = 10;

/** Of one answer of `feed.get`. */
export const mostFeedEntries = 100;
