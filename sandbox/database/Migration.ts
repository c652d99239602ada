/** One migration of a module. A released one must not change; new ones are appended to the module's list. */
export interface Migration {
  readonly name: string;
  readonly sql: string;
  /** Migrations of other modules that must run before this one, as `module/name`. */
  readonly after?: readonly string[];
}

/** The migrations of one module. Modules do not depend on each other's position, so they can be merged in any order. */
export interface ModuleMigrations {
  readonly module: string;
  readonly migrations: readonly Migration[];
}
