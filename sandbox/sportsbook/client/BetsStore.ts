import { formatAmount, parseAmount } from '../rules/amounts.ts';
import type { EditOffer, EditQuote, EditReply, WireBet } from '../server/bets/wireBets.ts';
import { ApiError, callApi } from './callApi.ts';
import { Emitter } from './live/Emitter.ts';
import { untilKnown } from './untilKnown.ts';

export type Which = 'open' | 'settled';

export type CashOutEnd =
  | { readonly kind: 'done' | 'closed' | 'unknown' }
  | { readonly kind: 'fallen'; readonly price: string };

/** A leg as an edit would have it. */
export interface EditedLeg {
  readonly event: string;
  readonly market: string;
  readonly selection: string;
}

export type EditEnd =
  | Extract<EditReply, { readonly status: 'changed' | 'refused' }>
  | { readonly status: 'edited' | 'unknown' };

/** The player's bets, newest first; null until they are loaded. */
export class BetsStore {
  readonly changes = new Emitter();
  open: readonly WireBet[] | null = null;
  settled: readonly WireBet[] | null = null;
  hasMore = false;
  /** The last answer did not come. */
  hasFailed = false;
  /** The bet that an edit has made last. */
  edited: string | null = null;
  /** The bet whose edit is on its way, until its outcome is known; meanwhile the house calls it pending. */
  editing: string | null = null;
  /** What the last cash-out has paid, until another list is shown. */
  paid: { readonly amount: string; readonly currency: string } | null = null;
  private readonly keys = new Map<string, string>();

  constructor(
    private readonly session: string | null,
    private readonly asked: Promise<void>,
  ) {}

  async load(which: Which, isMore = false): Promise<void> {
    if (this.session === null) return;
    await this.asked;
    const known = this[which] ?? [];
    const before = isMore ? (known.at(-1)?.placedAt ?? 0) : 0;
    try {
      const { bets } = await callApi<{ bets: WireBet[] }>('bets/mine', { session: this.session, which, before });
      this[which] = isMore ? [...known, ...bets] : bets;
      if (which === 'settled') this.hasMore = bets.length === PAGE;
    } catch {
      // What was loaded before stays; without that it is not known whether there are bets.
      this.hasFailed = true;
      this.changes.emit('bets');
      return;
    }
    this.hasFailed = false;
    this.changes.emit('bets');
  }

  /** The cash-out has been read about. */
  forgetPaid(): void {
    this.paid = null;
    this.changes.emit('bets');
  }

  async quote(bet: WireBet, percent: number): Promise<string | null> {
    const { price } = await callApi<{ price: string | null }>(`bets/${bet.id}/quote`, {
      session: this.session,
      percent,
    });
    return price;
  }

  /** Buys a bet back; the key stays until the outcome is known, so that a repetition is the same cash-out. */
  async cashOut(bet: WireBet, percent: number, price: string): Promise<CashOutEnd> {
    const print = `${bet.id} ${percent} ${bet.openStake}`;
    const key = this.keys.get(print) ?? crypto.randomUUID();
    this.keys.set(print, key);
    try {
      const body = { session: this.session, percent, price, key };
      const { bet: after } = await untilKnown(
        () => callApi<{ bet: WireBet }>(`bets/${bet.id}/cashout`, body),
        () => false,
      );
      this.keys.delete(print);
      this.paid = { amount: difference(after.paid, bet.paid), currency: bet.currency };
      await Promise.all([this.load('open'), this.load('settled')]);
      return { kind: 'done' };
    } catch (error) {
      if (!(error instanceof ApiError) || error.type === 'Unknown') return { kind: 'unknown' };
      this.keys.delete(print);
      return error.price === null ? { kind: 'closed' } : { kind: 'fallen', price: error.price };
    }
  }

  editQuote(bet: string, legs: readonly EditedLeg[]): Promise<EditQuote> {
    return callApi<EditQuote>(`bets/${bet}/edit/quote`, { session: this.session, legs });
  }

  /** Edits a bet as offered; repeated under the same key until the outcome is known. */
  async edit(bet: WireBet, offer: EditOffer, legs: readonly EditedLeg[]): Promise<EditEnd> {
    const print = `edit ${bet.id} ${offer.revision} ${JSON.stringify(legs)}`;
    const key = this.keys.get(print) ?? crypto.randomUUID();
    this.keys.set(print, key);
    const { revision, price, stake } = offer;
    const priced = legs.map((leg, index) => ({ ...leg, odds: offer.legs[index] ?? 0 }));
    try {
      const body = { session: this.session, key, revision, price, stake, legs: priced };
      this.editing = bet.id;
      const reply = await untilKnown(
        () => callApi<EditReply>(`bets/${bet.id}/edit`, body),
        ({ status }) => status === 'pending',
      );
      if (reply.status === 'pending') return { status: 'unknown' };
      this.editing = null;
      this.keys.delete(print);
      if (reply.status === 'changed' || reply.status === 'refused') return reply;
      this.edited = reply.bet.id;
      await Promise.all([this.load('open'), this.load('settled')]);
      return { status: 'edited' };
    } catch (error) {
      if (!(error instanceof ApiError) || error.type === 'Unknown') return { status: 'unknown' };
      this.editing = null;
      this.keys.delete(print);
      return { status: 'refused', reason: error.type };
    }
  }
}

const PAGE = 30;

/** Of two amounts with the same number of decimals. */
function difference(after: string, before: string): string {
  const decimals = after.split('.')[1]?.length ?? 0;
  const minor = (text: string): bigint => parseAmount(text, decimals) ?? 0n;
  return formatAmount(minor(after) - minor(before), decimals);
}
