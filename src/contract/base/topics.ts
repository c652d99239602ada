/**
 * Public topics, at `/ws/topics?topics=jackpots:USD,leaderboard:7`: state that everybody may see, guests included. The
 * server sends the newest state of each topic when a client connects, and afterwards when it has changed, at most twice
 * a second. There is no replay: a state replaces the one before.
 */

/** The state of each family of topics. Areas add theirs: `declare module './topics.ts'`. */
export interface Topics {}

/** Messages from the server. `topic` is the family, or the family and an id: `leaderboard:7`. */
export type TopicFrame =
  | { readonly kind: 'topic'; readonly topic: string; readonly state: unknown }
  | { readonly kind: 'ping' };

/** A topic is read and sent no more often than this, in ms. */
export const topicFrameMs = 500;
/** Most topics of one socket. */
export const mostTopics = 12;

export const topicKey = (family: string, id: string): string => (id === '' ? family : `${family}:${id}`);
