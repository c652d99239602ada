import type { Database } from '../database/database.ts';
import { onlyRow } from '../database/database.ts';
import { VpnError } from './VpnError.ts';
import { addressOf, configuration, newKeyPair } from './wireGuard.ts';

interface Row {
  readonly reference: string;
  readonly revision: number;
  readonly expires_at: Date;
  readonly ended_at: Date | null;
  readonly server: string;
  readonly address: string;
  readonly private_key: string;
}

/** A subscription as its client is told of it. */
export interface Told {
  readonly reference: string;
  readonly revision: number;
  readonly status: 'active' | 'ended';
  readonly expiresAt: string;
  readonly server: string;
  /** Empty once it has ended. */
  readonly configuration: string;
}

const SERVER = 'fra-1';
/** The stand-in's server is nobody's: the address is reserved for documentation (RFC 5737). */
const ENDPOINT = '198.51.100.7:51820';
const columns = 'reference, revision, expires_at, ended_at, server, address, private_key';

/** The subscriptions of the vendor. Each order has a number: repeated and late ones change nothing. */
export class VpnService {
  constructor(
    private readonly database: Database,
    private readonly serverKey: string,
    /** Milliseconds since 1970. */
    private readonly now: () => number,
  ) {}

  /** Begins a subscription, or moves the end of a running one. */
  async set(reference: string, revision: number, expiresAt: Date): Promise<Told> {
    return this.database.transaction(async (tx) => {
      const { host } = onlyRow(await tx.query<{ host: bigint }>(`select nextval('vendors.vpn_hosts') as host`));
      const keys = newKeyPair();
      // An ended one begins anew with keys of its own.
      await tx.query(
        `insert into vendors.vpn_subscriptions as s
           (reference, revision, expires_at, server, address, private_key, public_key, created_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8)
         on conflict (reference) do update set revision = $2, expires_at = $3, ended_at = null,
           address = case when s.ended_at is null then s.address else $5 end,
           private_key = case when s.ended_at is null then s.private_key else $6 end,
           public_key = case when s.ended_at is null then s.public_key else $7 end
         where s.revision < $2`,
        [
          reference,
          revision,
          expiresAt,
          SERVER,
          addressOf(Number(host)),
          keys.privateKey,
          keys.publicKey,
          new Date(this.now()),
        ],
      );
      return this.tell(
        onlyRow(
          await tx.query<Row>(`select ${columns} from vendors.vpn_subscriptions where reference = $1`, [reference]),
        ),
      );
    });
  }

  /** Ends it and wipes its keys; one that is unknown is ended before it begins. */
  async end(reference: string, revision: number): Promise<{ reference: string; status: 'ended' }> {
    const at = new Date(this.now());
    await this.database.query(
      `insert into vendors.vpn_subscriptions as s
         (reference, revision, expires_at, ended_at, server, address, private_key, public_key, created_at)
       values ($1, $2, $3, $3, '', '', '', '', $3)
       on conflict (reference) do update set revision = $2, ended_at = $3, private_key = '' where s.revision < $2`,
      [reference, revision, at],
    );
    return { reference, status: 'ended' };
  }

  async get(reference: string): Promise<Told> {
    const [row] = await this.database.query<Row>(
      `select ${columns} from vendors.vpn_subscriptions where reference = $1`,
      [reference],
    );
    if (row === undefined) throw new VpnError('NotFound', 'There is no such subscription');
    return this.tell(row);
  }

  private tell({ reference, revision, expires_at: expiresAt, ended_at: endedAt, ...row }: Row): Told {
    const peer = { privateKey: row.private_key, address: row.address, serverKey: this.serverKey, endpoint: ENDPOINT };
    return {
      reference,
      revision,
      status: endedAt === null ? 'active' : 'ended',
      expiresAt: expiresAt.toISOString(),
      server: row.server,
      configuration: endedAt === null ? configuration(peer) : '',
    };
  }
}
