import type { Sql } from '../database/database.ts';
import type { Applicant, DocumentType, FileKind, ReviewResult, ReviewStatus, Sample } from './verification.ts';

interface Row {
  readonly id: string;
  readonly external_user_id: string;
  readonly webhook_url: string;
  readonly status: ReviewStatus;
  readonly result: ReviewResult | null;
  readonly country: string;
  readonly document_type: DocumentType | null;
  readonly changed_at: Date;
}

const columns = 'id, external_user_id, webhook_url, status, result, country, document_type, changed_at';

/** Finds an applicant by a column; `lock` serialises the changes of one applicant in a transaction. */
async function findBy(
  sql: Sql,
  column: 'id' | 'external_user_id',
  value: string,
  lock: '' | 'for update',
): Promise<Applicant | null> {
  const [row] = await sql.query<Row>(
    `select ${columns} from vendors.verification_applicants where ${column} = $1 ${lock}`,
    [value],
  );
  if (row === undefined) return null;
  const files = await sql.query<{ readonly kind: FileKind; readonly sample: Sample | null }>(
    'select kind, sample from vendors.verification_files where applicant_id = $1 order by kind',
    [row.id],
  );
  return {
    id: row.id,
    externalUserId: row.external_user_id,
    webhookUrl: row.webhook_url,
    status: row.status,
    result: row.result,
    country: row.country,
    documentType: row.document_type,
    sample: files.find(({ kind, sample }) => kind !== 'selfie' && sample !== null)?.sample ?? null,
    files: files.map(({ kind }) => kind),
    changedAtMs: row.changed_at.getTime(),
  };
}

export const findApplicant = (sql: Sql, id: string) => findBy(sql, 'id', id, '');
export const lockApplicant = (sql: Sql, id: string) => findBy(sql, 'id', id, 'for update');
export const findByUser = (sql: Sql, externalUserId: string) => findBy(sql, 'external_user_id', externalUserId, '');

/** Stores the applicant unless the external user has one. */
export async function insertApplicant(
  sql: Sql,
  applicant: { readonly id: string; readonly externalUserId: string; readonly webhookUrl: string },
  now: Date,
): Promise<void> {
  await sql.query(
    `insert into vendors.verification_applicants (id, external_user_id, webhook_url, status, changed_at, created_at)
     values ($1, $2, $3, 'init', $4, $4) on conflict (external_user_id) do nothing`,
    [applicant.id, applicant.externalUserId, applicant.webhookUrl, now],
  );
}

export async function setChoice(sql: Sql, id: string, country: string, type: DocumentType): Promise<void> {
  await sql.query('update vendors.verification_applicants set country = $2, document_type = $3 where id = $1', [
    id,
    country,
    type,
  ]);
}

/** Changes the status; `dueAt` is when the review ends by itself. */
export async function setStatus(
  sql: Sql,
  id: string,
  change: {
    readonly status: ReviewStatus;
    readonly result: ReviewResult | null;
    readonly dueAt: Date | null;
    readonly at: Date;
  },
): Promise<void> {
  const result = change.result === null ? null : JSON.stringify(change.result);
  await sql.query(
    `update vendors.verification_applicants set status = $2, result = $3::jsonb, due_at = $4, changed_at = $5 where id = $1`,
    [id, change.status, result, change.dueAt, change.at],
  );
}

export interface StoredFile {
  readonly kind: FileKind;
  readonly mediaType: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly sample: Sample | null;
}

export async function putFile(sql: Sql, applicantId: string, file: StoredFile, now: Date): Promise<void> {
  await sql.query(
    `insert into vendors.verification_files (applicant_id, kind, media_type, bytes, sha256, sample, created_at)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (applicant_id, kind) do update set media_type = excluded.media_type, bytes = excluded.bytes,
       sha256 = excluded.sha256, sample = excluded.sample, created_at = excluded.created_at`,
    [applicantId, file.kind, file.mediaType, file.bytes, file.sha256, file.sample, now],
  );
}

export async function deleteFiles(sql: Sql, applicantId: string): Promise<void> {
  await sql.query('delete from vendors.verification_files where applicant_id = $1', [applicantId]);
}

/** Ids of the applicants whose review has ended by itself. */
export async function findDue(sql: Sql, now: Date, limit: number): Promise<readonly string[]> {
  const rows = await sql.query<{ readonly id: string }>(
    'select id from vendors.verification_applicants where due_at <= $1 order by due_at limit $2',
    [now, limit],
  );
  return rows.map(({ id }) => id);
}
