export interface TopicReading {
  /** Differs when the state differs. */
  readonly version: string;
  /** Called only when the version is new; JSON of the contract's `Topics`. */
  readonly state: () => unknown;
}

/** A family of public topics (`src/contract/base/topics.ts`). It is read at most twice a second per id and replica. */
export interface TopicSource {
  readonly family: string;
  /** Null if there is no topic of this id; the id is empty where the client gives none. */
  read(id: string): Promise<TopicReading | null>;
}
