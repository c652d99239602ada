/** Test files of the sandbox that open a database, in order. */
export function databaseTests(): string[];
/** Those that run on PostgreSQL alone where there is one. */
export function onPostgresAlone(): string[];
