/** Project paths of test files, in order. Files in neither list need modules of their own. */
export interface SharedTests {
  readonly inNode: string[];
  /** Files that share a window, which tests/emptyWindow.ts empties before each of them. */
  readonly inWindow: string[];
}

/** Test files that can share the loaded modules of a worker. */
export function sharedTests(): SharedTests;
