import type { Migration } from '../database/Migration.ts';

/**
 * Of a document only its type, its size and its hash are stored: the sandbox keeps nobody's papers. An event is stored
 * in the transaction of its change, and sent until the client of the vendor takes it.
 */
export const verificationMigrations: readonly Migration[] = [
  {
    name: 'applicants, files, tokens, events',
    sql: `
      create table vendors.verification_applicants (
        id text primary key,
        external_user_id text not null unique,
        webhook_url text not null,
        status text not null check (status in ('init', 'pending', 'completed')),
        result jsonb,
        country text not null default '',
        document_type text check (document_type in ('PASSPORT', 'ID_CARD', 'DRIVERS')),
        due_at timestamptz,
        changed_at timestamptz not null,
        created_at timestamptz not null
      );
      create index verification_applicants_due on vendors.verification_applicants (due_at) where due_at is not null;

      create table vendors.verification_files (
        applicant_id text not null references vendors.verification_applicants (id),
        kind text not null check (kind in ('front', 'back', 'selfie')),
        media_type text not null,
        bytes int not null,
        sha256 text not null,
        sample text,
        created_at timestamptz not null,
        primary key (applicant_id, kind)
      );

      create table vendors.verification_tokens (
        token_hash text primary key,
        applicant_id text not null references vendors.verification_applicants (id),
        external_action_id text not null,
        expires_at timestamptz not null
      );
      create index verification_tokens_expiry on vendors.verification_tokens (expires_at);

      create table vendors.verification_events (
        id text primary key,
        applicant_id text not null references vendors.verification_applicants (id),
        webhook_url text not null,
        body text not null,
        attempts int not null default 0,
        retry_at timestamptz,
        delivered_at timestamptz,
        last_answer text not null default '',
        created_at timestamptz not null
      );
      create index verification_events_due on vendors.verification_events (retry_at) where retry_at is not null;
      create index verification_events_applicant on vendors.verification_events (applicant_id, created_at);
    `,
  },
];
