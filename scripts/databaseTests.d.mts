/** Test files of the sandbox that open a database, in order. */
export function databaseTests(): string[];
/** Those of them that replace no module by a mock, so that they can share the loaded modules of a worker. */
export function sharedTests(): string[];
