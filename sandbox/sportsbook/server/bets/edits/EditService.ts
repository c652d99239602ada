import type { Database, Sql } from '../../../../database/database.ts';
import { formatAmount, parseAmount } from '../../../rules/amounts.ts';
import { limitsOf, type SessionRow, type SessionService } from '../../SessionService.ts';
import { SportsbookError } from '../../SportsbookError.ts';
import { findBet, legsOf, lockBet } from '../betRepository.ts';
import type { BetRow, LegRow } from '../betRows.ts';
import type { BetPresenter } from '../BetPresenter.ts';
import type { EditQuote, EditReply } from '../wireBets.ts';
import type { EditLeg, EditPricing, PricedEdit } from './EditPricing.ts';
import { type EditRow, findEdit, findEditByKey, insertEdit, legsText } from './editRepository.ts';
import type { EditSettlement } from './EditSettlement.ts';

export interface EditRequest {
  readonly session: string;
  readonly bet: string;
  /** Made by the client for each edit; the same in repetitions. */
  readonly key: string;
  /** The bet's revision and the sums that the player has confirmed. */
  readonly revision: number;
  readonly price: string;
  readonly stake: string;
  /** `odds`: as the player has seen them. */
  readonly legs: readonly (EditLeg & { readonly odds: number })[];
}

/** Edits open bets: an old one is bought back and a new one placed with that, as one step. */
export class EditService {
  constructor(
    private readonly database: Database,
    private readonly sessions: SessionService,
    private readonly pricing: EditPricing,
    private readonly settlement: EditSettlement,
    private readonly presenter: BetPresenter,
    private readonly now: () => number,
  ) {}

  /** What the edit would make of the bet now. */
  async quote(session: string, id: string, asked: readonly EditLeg[]): Promise<EditQuote> {
    const { bet, owner } = await this.owned(session, id);
    const priced = this.pricing.price(bet, await legsIn(this.database, id), asked, limitsOf(owner));
    return 'status' in priced ? priced : { status: 'offered', offer: this.pricing.offer(bet, priced) };
  }

  /** Once for each key, however often it is called. */
  async edit(request: EditRequest): Promise<EditReply> {
    const { owner } = await this.owned(request.session, request.bet);
    const refused = await this.store(request, owner);
    if (refused !== null) return refused;
    const edit = await findEditByKey(this.database, request.bet, request.key);
    if (edit === null) throw new Error('A stored edit is found');
    if (edit.fingerprint !== fingerprintOf(request))
      throw new SportsbookError('IdempotencyMismatch', 'The key belongs to another edit');
    await this.settlement.finish(edit);
    return this.present((await findEdit(this.database, edit.id)) ?? edit);
  }

  private async present({ id, bet, state, refusal }: EditRow): Promise<EditReply> {
    if (state === 'refused') return { status: 'refused', reason: refusal ?? 'notConfirmed' };
    const shown = await findBet(this.database, state === 'done' ? id : bet);
    if (shown === null) throw new Error('An edited bet is there');
    return { status: state === 'done' ? 'edited' : 'pending', bet: await this.presenter.one(shown) };
  }

  /** Stores what was confirmed, if it still holds; null if it is stored. */
  private store(request: EditRequest, owner: SessionRow): Promise<EditReply | null> {
    const { bet: id, key } = request;
    return this.database.transaction(async (tx) => {
      const bet = await lockBet(tx, id);
      if (bet === null) throw new SportsbookError('NotFound', 'The player has no such bet');
      if ((await findEditByKey(tx, id, key)) !== null) return null;
      if (bet.revision !== request.revision) return { status: 'refused', reason: 'editStale' };
      const priced = this.pricing.price(bet, await legsIn(tx, id), request.legs, limitsOf(owner));
      if ('status' in priced) return priced;
      if (!holds(request, priced, bet)) return { status: 'changed', offer: this.pricing.offer(bet, priced) };
      await insertEdit(tx, rowOf(request, priced, bet), this.now());
      return null;
    });
  }

  private async owned(session: string, id: string): Promise<{ bet: BetRow; owner: SessionRow }> {
    const owner = await this.sessions.known(session);
    const bet = await findBet(this.database, id);
    if (bet?.player !== owner.player) throw new SportsbookError('NotFound', 'The player has no such bet');
    return { bet, owner };
  }
}

const legsIn = async (sql: Sql, bet: string): Promise<readonly LegRow[]> => (await legsOf(sql, [bet])).get(bet) ?? [];

/** An edit is agreed to at these odds and sums; a bet that has become dearer is confirmed anew as well. */
const holds = (request: EditRequest, { price, stake, legs }: PricedEdit, { decimals }: BetRow): boolean =>
  parseAmount(request.price, decimals) === price &&
  request.stake === formatAmount(stake, decimals) &&
  legs.every(({ odds }, index) => request.legs[index]?.odds === odds);

const rowOf = (request: EditRequest, { kind, price, stake, odds, payout, legs }: PricedEdit, bet: BetRow) => ({
  id: `bet-${globalThis.crypto.randomUUID()}`,
  bet: bet.id,
  revision: bet.revision + 1,
  request_key: request.key,
  fingerprint: fingerprintOf(request),
  session: request.session,
  kind,
  price,
  stake,
  odds: BigInt(odds),
  possible_payout: payout,
  legs: legsText(legs),
});

const fingerprintOf = ({ revision, legs }: EditRequest): string =>
  JSON.stringify([revision, legs.map(({ event, market, selection }) => [event, market, selection])]);
