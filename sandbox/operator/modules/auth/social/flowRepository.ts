import type { Sql } from '../../../../database/database.ts';

export interface Flow {
  readonly service: string;
  readonly state: string;
  readonly nonce: string;
  readonly code_verifier: string;
  readonly redirect_url: string;
  /** The ticket of a messenger's app; null for a sign-in that the site's own page has begun. */
  readonly ticket: string | null;
  /** The session whose player proves who they are; null for a sign-in. */
  readonly proving: string | null;
  readonly expires_at: Date;
}

export async function insertFlow(sql: Sql, id: string, flow: Flow): Promise<void> {
  await sql.query(
    `insert into operator.social_flows (id, service, state, nonce, code_verifier, redirect_url, ticket, expires_at, proving)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      id,
      flow.service,
      flow.state,
      flow.nonce,
      flow.code_verifier,
      flow.redirect_url,
      flow.ticket,
      flow.expires_at,
      flow.proving,
    ],
  );
}

/** Takes a flow out: it counts once. Another site that leads the browser here without its state takes nothing. */
export async function takeFlow(sql: Sql, id: string, state: string): Promise<Flow | null> {
  const [flow] = await sql.query<Flow>(
    `delete from operator.social_flows where id = $1 and state = $2
     returning service, state, nonce, code_verifier, redirect_url, ticket, expires_at, proving`,
    [id, state],
  );
  return flow ?? null;
}

export async function forgetOldFlows(sql: Sql, now: Date): Promise<void> {
  await sql.query('delete from operator.social_challenges where expires_at <= $1', [now]);
  await sql.query('delete from operator.social_flows where expires_at <= $1', [now]);
  await sql.query('delete from operator.social_tickets where expires_at <= $1', [now]);
}
