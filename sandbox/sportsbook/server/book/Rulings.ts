import type { Sql } from '../../../database/database.ts';

export type RulingKind = 'suspend' | 'resume' | 'cut' | 'void' | 'won' | 'lost';

/** What a trader has decided about an event, a market of it (null: all) or a selection of that (null: all). */
export interface Ruling {
  readonly event: string;
  readonly market: string | null;
  readonly selection: string | null;
  readonly ruling: RulingKind;
}

/**
 * The traders' rulings, all in memory: there are few. A later one of the same thing wins over an earlier one. Reads the
 * table again when `refresh` is called, since another replica may have written.
 */
export class Rulings {
  private byEvent = new Map<string, Ruling[]>();

  constructor(
    private readonly database: Sql,
    private readonly now: () => number,
  ) {}

  async refresh(): Promise<void> {
    const rows = await this.database.query<Omit<Ruling, 'event'> & { event_id: string }>(
      'SELECT event_id, market, selection, ruling FROM vendors.sportsbook_rulings ORDER BY seq',
    );
    const byEvent = new Map<string, Ruling[]>();
    for (const { event_id: event, market, selection, ruling } of rows)
      byEvent.set(event, [...(byEvent.get(event) ?? []), { event, market, selection, ruling }]);
    this.byEvent = byEvent;
  }

  async add({ event, market, selection, ruling }: Ruling): Promise<void> {
    await this.database.query(
      `INSERT INTO vendors.sportsbook_rulings (event_id, market, selection, ruling, created_at)
       VALUES ($1, $2, $3, $4, $5)`,
      [event, market, selection, ruling, this.now()],
    );
    await this.refresh();
  }

  /** How many there are of an event: it changes with each of them. */
  count(event: string): number {
    return this.byEvent.get(event)?.length ?? 0;
  }

  isSuspended(event: string, market: string): boolean {
    let isSuspended = false;
    for (const one of this.byEvent.get(event) ?? []) {
      if (one.market !== null && one.market !== market) continue;
      if (one.ruling === 'suspend') isSuspended = true;
      if (one.ruling === 'resume') isSuspended = false;
      // A void event or market takes no more bets.
      if (one.ruling === 'void') isSuspended = true;
    }
    return isSuspended;
  }

  /** How often a market's prices were cut. */
  cuts(event: string, market: string): number {
    const cuts = (this.byEvent.get(event) ?? []).filter(
      (one) => one.ruling === 'cut' && (one.market === null || one.market === market),
    );
    return cuts.length;
  }

  /** The result that a trader has ruled for a selection; null where the match decides. */
  resultOf(event: string, market: string, selection: string): 'won' | 'lost' | 'void' | null {
    let result: 'won' | 'lost' | 'void' | null = null;
    for (const { ruling, market: ofMarket, selection: ofSelection } of this.byEvent.get(event) ?? []) {
      if (ruling === 'suspend' || ruling === 'resume' || ruling === 'cut') continue;
      if (ofMarket !== null && ofMarket !== market) continue;
      if (ofSelection === null || ofSelection === selection) result = ruling;
      // One winner of a market: the others have lost.
      else if (ruling === 'won') result = 'lost';
    }
    return result;
  }
}
