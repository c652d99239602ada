/** Test files that can share the loaded modules of a worker, in order. */
export function sharedTests(): string[];
