import type { InputOf, OutputOf } from '../../../../../src/contract/index.ts';
import type { social } from '../../../../../src/contract/auth/social.ts';
import type { Database, Sql } from '../../../../database/database.ts';
import { demandActive, unauthorised } from '../../../OperatorError.ts';
import type { Call } from '../../../edge/handlers.ts';
import { holdPlayer } from '../../../players/findPlayer.ts';
import type { SandboxClock } from '../../../SandboxClock.ts';
import { handOver } from '../../../sessions/handOver.ts';
import type { Sessions } from '../../../sessions/Sessions.ts';
import { newToken, tokenId } from '../../../sessions/tokens.ts';
import type { SignIns } from '../auth/module.ts';
import type { TwoFactorFace } from '../../security/twofactor/module.ts';
import type { TicketEntry } from './ticket/TicketEntry.ts';
import { findChallenge, insertChallenge, takeChallenge } from './challengeRepository.ts';
import type { Begun } from './challengeRepository.ts';

type Confirmation = InputOf<typeof social.confirmsocial>;

/** Time for the code, in ms. */
const CHALLENGE_MS = 10 * 60_000;

/**
 * The second factor of a player whom a service has vouched for. The popup's page gets a token in place of the password
 * of other sign-ins (4-12): it opens nothing without the code, counts once, and ends after ten minutes.
 */
export class SecondStep {
  constructor(
    private readonly database: Database,
    private readonly clock: SandboxClock,
    private readonly sessions: Sessions,
    private readonly signIns: Pick<SignIns, 'open'>,
    private readonly twoFactor: Pick<TwoFactorFace, 'kindOf' | 'demand'>,
    private readonly tickets: TicketEntry,
  ) {}

  /** The token for a player with a second factor, which completes what has begun; null for all others. */
  async challenge(tx: Sql, uid: bigint, begun: Begun): Promise<string | null> {
    if ((await this.twoFactor.kindOf(uid, tx)) === null) return null;
    const token = newToken();
    await insertChallenge(tx, { id: tokenId(token), uid, begun, expiresAt: this.clock.in(CHALLENGE_MS) });
    return token;
  }

  /** As auth.login answers: a code is asked for, was sent, is wrong, or signs in. */
  async confirm(call: Call<Confirmation>): Promise<OutputOf<typeof social.confirmsocial>> {
    const id = tokenId(call.input.challenge);
    const found = await findChallenge(this.database, id, this.clock.now());
    if (found === null) throw unauthorised('This sign-in is over');
    demandActive(found.status);
    const isKnown = await this.sessions.isKnownAddress(found.uid, call.addressHash);
    const step = await this.twoFactor.demand(found.uid, call.input.code, { addressHash: call.addressHash, isKnown });
    if (step === 'asked') return { status: 'ALREADY_ENABLED', payload: null };
    const payload = await this.database.transaction(async (tx) => {
      // First, as a change of the password does, which ends the challenge.
      await holdPlayer(tx, found.uid);
      // Of two calls with right codes one is first.
      if (!(await takeChallenge(tx, id))) throw unauthorised('This sign-in is over');
      if (found.ticket !== null) return this.enterByTicket(tx, call, found.ticket, found.uid);
      if (call.session !== null) await this.sessions.end(tx, call.session.id, 'replaced');
      return handOver(call, await this.signIns.open(tx, call, { uid: found.uid, kind: 'web', entry: found.entry }));
    });
    return { status: 'OK', payload };
  }

  private async enterByTicket(tx: Sql, call: Call<Confirmation>, ticket: string, uid: bigint) {
    const own = await this.tickets.find(tx, call.input.payload, ticket);
    if (own === null) throw unauthorised('This sign-in is over');
    return this.tickets.enter(tx, call, own, uid);
  }
}
