/** One step of a module's history. A released one never changes; a module's list only grows at its end. */
export interface Migration {
  readonly name: string;
  readonly sql: string;
  /** Steps of other modules that have to be there before, as `module/name`. */
  readonly after?: readonly string[];
}

/** The history of one module. Modules know nothing of each other's place, so that they can be merged in any order. */
export interface ModuleMigrations {
  readonly module: string;
  readonly migrations: readonly Migration[];
}
