import type { Migration } from '../../../database/Migration.ts';

const links = `
-- Links to files of players' own data; each is followed once, while the session that asked for it lasts.
create table operator.file_links (
  -- hash of the link's token
  id text primary key,
  uid bigint not null references operator.players (uid),
  session_id text not null references operator.sessions (id),
  -- which files: those of one module
  kind text not null,
  -- what of them
  about json not null,
  expires_at timestamptz not null,
  taken_at timestamptz
);
create index file_links_player on operator.file_links (uid);
create index file_links_over on operator.file_links (expires_at);
`;

export const fileLinksMigrations: readonly Migration[] = [
  { name: 'file links', sql: links, after: ['sessions/players'] },
];
