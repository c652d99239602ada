import type { Consent } from '../../rules/betTypes.ts';
import { formatAmount } from '../../rules/amounts.ts';
import type { PlaceReply, WireBet } from '../../server/bets/wireBets.ts';
import { ApiError, callApi } from '../callApi.ts';
import { Emitter } from '../live/Emitter.ts';
import type { SessionStore } from '../SessionStore.ts';
import { fingerprintOf, oddsOf, type SlipBet, slipBets, stakeOf } from './slipTerms.ts';
import { keyOf, type SlipStorage, type SlipStore } from './SlipStore.ts';

export type PlacingState =
  | { readonly kind: 'idle' | 'placing' | 'unknown' | 'changed' }
  /** By this page's clock. */
  | { readonly kind: 'delayed'; readonly until: number; readonly ms: number }
  | { readonly kind: 'refused'; readonly reason: string; readonly least?: string; readonly most?: string }
  | { readonly kind: 'done'; readonly bets: readonly WireBet[] };

const POLL_MS = 700;
/** A pending stake is asked about for this long in ms; then the player finds the bet under "My bets". */
const PATIENCE_MS = 20_000;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const STORED_KEYS = 'sportsbook-keys';

function restoreKeys(storage: SlipStorage | null): Map<string, string> {
  try {
    const stored: unknown = JSON.parse(storage?.getItem(STORED_KEYS) ?? '[]');
    return new Map(Array.isArray(stored) ? (stored as [string, string][]) : []);
  } catch {
    // What is stored is not ours: no bet is on its way.
    return new Map();
  }
}

/** Places the slip: every bet has a key until its fate is known, so that a repetition cannot stake twice. */
export class Placing {
  readonly changes = new Emitter();
  state: PlacingState = { kind: 'idle' };
  private readonly keys: Map<string, string>;

  constructor(
    private readonly slip: SlipStore,
    private readonly session: SessionStore,
    private readonly consent: () => Consent,
    private readonly onPlaced: (bet: WireBet) => void,
    private readonly storage: SlipStorage | null = null,
  ) {
    this.keys = restoreKeys(storage);
  }

  get isBusy(): boolean {
    return this.state.kind === 'placing' || this.state.kind === 'delayed';
  }

  /** A double click joins nothing: the second one is ignored while the first is under way. */
  async place(): Promise<void> {
    if (this.isBusy) return;
    // One tap after the other: the receipt stays a line, and covers no odds.
    const isQuiet = this.slip.isOneTap && !this.slip.isOpen;
    const placed: WireBet[] = [];
    const bets = slipBets(this.slip);
    this.slip.agree();
    this.go({ kind: 'placing' });
    for (const bet of bets) {
      const current = { ...bet, picks: bet.picks.map((pick) => this.agreed(pick)) };
      const end = await this.placeOne(current);
      if (end.kind !== 'done') {
        if (placed.length > 0) this.dropPlaced(placed.length);
        this.go(end);
        return;
      }
      placed.push(...end.bets);
    }
    this.slip.rememberStake();
    this.slip.setPicks([]);
    this.slip.update({ isOpen: !isQuiet });
    this.go({ kind: 'done', bets: placed });
    void this.session.refresh();
  }

  /** Back to the slip, for example after a change of it. */
  rest(): void {
    if (!this.isBusy && this.state.kind !== 'idle') this.go({ kind: 'idle' });
  }

  private agreed = (pick: SlipBet['picks'][number]) =>
    this.slip.picks.find((one) => keyOf(one) === keyOf(pick)) ?? pick;

  private async placeOne(bet: SlipBet): Promise<PlacingState> {
    const print = fingerprintOf(bet, this.slip.funding);
    const key = this.keys.get(print) ?? crypto.randomUUID();
    this.setKey(print, key);
    try {
      const reply = await this.untilDecided(await callApi<PlaceReply>('bets', this.request(bet, key)));
      if (reply.status === 'pending' || reply.status === 'delayed') return { kind: 'unknown' };
      // Its fate is known: the same slip placed again is another bet.
      this.setKey(print, null);
      return this.endOf(reply);
    } catch (error) {
      if (error instanceof ApiError && error.type !== 'Unknown') {
        this.setKey(print, null);
        return { kind: 'refused', reason: error.type };
      }
      return { kind: 'unknown' };
    }
  }

  /** Kept over a reload: a frame that dies while a bet is on its way does not make it another one. */
  private setKey(print: string, key: string | null): void {
    if (key === null) this.keys.delete(print);
    else this.keys.set(print, key);
    this.storage?.setItem(STORED_KEYS, JSON.stringify([...this.keys]));
  }

  private endOf(reply: PlaceReply): PlacingState {
    if (reply.status === 'accepted') {
      this.onPlaced(reply.bet);
      return { kind: 'done', bets: [reply.bet] };
    }
    if (reply.status === 'changed') {
      if (this.slip.mode === 'builder') this.slip.update({ builderOdds: reply.odds });
      return { kind: 'changed' };
    }
    if (reply.status !== 'refused') return { kind: 'unknown' };
    const { reason, least, most } = reply;
    return {
      kind: 'refused',
      reason,
      ...(least === undefined ? {} : { least }),
      ...(most === undefined ? {} : { most }),
    };
  }

  /** Waits for the delay of a live bet, and for the operator. */
  private async untilDecided(first: PlaceReply): Promise<PlaceReply> {
    let reply = first;
    const since = Date.now();
    while (reply.status === 'delayed' || reply.status === 'pending') {
      if (Date.now() - since > PATIENCE_MS) return reply;
      if (reply.status === 'delayed' && this.state.kind !== 'delayed') {
        // The server's moment by this page's clock, however wrong that is.
        const ms = Math.min(10_000, Math.max(0, reply.until - reply.bet.placedAt));
        this.go({ kind: 'delayed', until: Date.now() + ms, ms });
        await wait(ms);
      } else await wait(POLL_MS);
      try {
        reply = await callApi<PlaceReply>(`bets/${reply.bet.id}`, { session: this.session.token });
      } catch (error) {
        if (!(error instanceof ApiError) || error.type !== 'Unknown') throw error;
      }
    }
    return reply;
  }

  private request(bet: SlipBet, key: string): object {
    const { decimals } = this.session;
    return {
      session: this.session.token,
      key,
      kind: bet.kind,
      system: bet.system,
      stake: formatAmount(stakeOf(bet, this.session) ?? 0n, decimals),
      funding: this.slip.funding,
      consent: this.consent(),
      odds: bet.kind === 'builder' ? oddsOf(bet, this.slip.builderOdds) : 0,
      legs: bet.picks,
    };
  }

  /** Singles that were taken before one was not leave the slip. */
  private dropPlaced(count: number): void {
    this.slip.setPicks(this.slip.picks.slice(count));
  }

  private go(state: PlacingState): void {
    this.state = state;
    this.changes.emit('placing');
  }
}
