import type { Adapter, AdapterPayload } from 'oidc-provider';
import type { Database } from '../database/database.ts';

interface Row {
  readonly payload: AdapterPayload;
  readonly consumed_at: Date | null;
}

/** Storage of one kind of entry of one service, as oidc-provider asks for it. Its clock is the library's own. */
export class DatabaseAdapter implements Adapter {
  constructor(
    private readonly database: Database,
    private readonly service: string,
    private readonly model: string,
  ) {}

  async upsert(id: string, payload: AdapterPayload, expiresIn?: number): Promise<void> {
    const expiresAt = expiresIn === undefined ? null : new Date(Date.now() + expiresIn * 1000);
    await this.database.query(
      `insert into vendors.identity_entries (service, model, id, payload, uid, grant_id, expires_at)
       values ($1, $2, $3, $4::json, $5, $6, $7) on conflict (service, model, id) do update
       set payload = excluded.payload, uid = excluded.uid, grant_id = excluded.grant_id, expires_at = excluded.expires_at`,
      [this.service, this.model, id, JSON.stringify(payload), payload.uid ?? null, payload.grantId ?? null, expiresAt],
    );
  }

  find(id: string): Promise<AdapterPayload | undefined> {
    return this.findBy('id', id);
  }

  findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return this.findBy('uid', uid);
  }

  /** Only for devices without a keyboard, which no service here supports. */
  async findByUserCode(): Promise<undefined> {
    return undefined;
  }

  async consume(id: string): Promise<void> {
    await this.database.query(
      'update vendors.identity_entries set consumed_at = $4 where service = $1 and model = $2 and id = $3',
      [this.service, this.model, id, new Date(Date.now())],
    );
  }

  async destroy(id: string): Promise<void> {
    await this.database.query('delete from vendors.identity_entries where service = $1 and model = $2 and id = $3', [
      this.service,
      this.model,
      id,
    ]);
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    await this.database.query('delete from vendors.identity_entries where service = $1 and grant_id = $2', [
      this.service,
      grantId,
    ]);
  }

  private async findBy(column: 'id' | 'uid', value: string): Promise<AdapterPayload | undefined> {
    const [row] = await this.database.query<Row>(
      `select payload, consumed_at from vendors.identity_entries
       where service = $1 and model = $2 and ${column} = $3 and (expires_at is null or expires_at > $4)`,
      [this.service, this.model, value, new Date(Date.now())],
    );
    if (row === undefined || row.consumed_at === null) return row?.payload;
    return { ...row.payload, consumed: Math.floor(row.consumed_at.getTime() / 1000) };
  }
}

/** Removes what has expired; called now and then, since nothing reads it any more. */
export async function forgetExpired(database: Database): Promise<void> {
  await database.query('delete from vendors.identity_entries where expires_at <= $1', [new Date()]);
}
