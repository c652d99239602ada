import type { WireEvent, WireLine, WireMarket } from '../../server/book/wireEvents.ts';
import { Emitter } from './Emitter.ts';
import { isAlike } from './isAlike.ts';

export interface Price {
  readonly odds: number;
  readonly isSuspended: boolean;
}

export type EventDetails = Pick<WireEvent, 'statistics' | 'events' | 'ballAt'>;

/** One part of an event's topic, as the socket sends it. */
export type EventPart =
  | { readonly key: 'line'; readonly line: WireLine }
  | { readonly key: 'statistics'; readonly statistics: WireEvent['statistics'] }
  | { readonly key: 'events'; readonly events: WireEvent['events'] }
  | { readonly key: 'ball'; readonly ballAt: WireEvent['ballAt'] }
  | { readonly key: 'market'; readonly market: WireMarket };

export const priceKey = (event: string, market: string, selection: string): string => `${event}|${market}|${selection}`;

const NOTHING: EventDetails = { statistics: [], events: [], ballAt: null };

/**
 * What is known of events: lines, details, markets and prices. A price has listeners of its own, so that a change of
 * 300 prices writes 300 text nodes and renders nothing.
 */
export class Board {
  readonly changes = new Emitter();
  /** Ids of the matches that are on, in the server's order; null until they are known. */
  live: readonly string[] | null = null;
  private readonly lines = new Map<string, WireLine>();
  private readonly details = new Map<string, EventDetails>();
  private readonly markets = new Map<string, readonly WireMarket[]>();
  private readonly prices = new Map<string, Price>();

  line = (event: string): WireLine | null => this.lines.get(event) ?? null;
  detailsOf = (event: string): EventDetails => this.details.get(event) ?? NOTHING;
  /** The list changes only when markets come or go; their prices are read one by one. */
  marketsOf = (event: string): readonly WireMarket[] | null => this.markets.get(event) ?? null;
  price = (key: string): Price | null => this.prices.get(key) ?? null;

  /** Tells of a line only what is not a price: those have their own listeners. */
  setLine(line: WireLine): void {
    const known = this.lines.get(line.id);
    const isSame = known !== undefined && isAlike(known, line);
    if (!isSame) this.lines.set(line.id, line);
    if (line.main !== null) this.setPrices(line.id, line.main);
    if (!isSame) this.changes.emit(`line:${line.id}`);
  }

  setLive(lines: readonly WireLine[], gone: readonly string[], isWhole: boolean): void {
    for (const line of lines) this.setLine(line);
    const known = isWhole ? [] : (this.live ?? []);
    const left = known.filter((id) => !gone.includes(id));
    const shown = new Set(left);
    const fresh = lines.map(({ id }) => id).filter((id) => !shown.has(id));
    if (!isWhole && fresh.length === 0 && left.length === known.length) return;
    this.live = [...left, ...fresh];
    this.changes.emit('live');
  }

  setEvent(id: string, parts: readonly EventPart[], gone: readonly string[], isWhole: boolean): void {
    const known = this.markets.get(id) ?? [];
    let markets = isWhole ? [] : [...known];
    // What is not offered any more after a lost connection is closed.
    if (isWhole) for (const market of known) if (!isAmong(market, parts)) this.close(id, market);
    let isListChanged = isWhole;
    for (const part of parts) {
      if (part.key === 'line') this.setLine(part.line);
      else if (part.key === 'market') {
        this.setPrices(id, part.market);
        const at = markets.findIndex(({ key }) => key === part.market.key);
        if (at < 0) {
          markets.push(part.market);
          isListChanged = true;
        } else markets[at] = part.market;
      } else this.setDetails(id, part);
    }
    for (const key of gone.filter((one) => one.startsWith('market:')).map((one) => one.slice('market:'.length))) {
      this.close(
        id,
        markets.find((market) => market.key === key),
      );
      markets = markets.filter((market) => market.key !== key);
      isListChanged = true;
    }
    this.markets.set(id, markets);
    if (isListChanged) this.changes.emit(`markets:${id}`);
  }

  setPrices(event: string, market: WireMarket): void {
    for (const { key, price } of market.selections)
      this.setPrice(priceKey(event, market.key, key), { odds: price, isSuspended: market.isSuspended });
  }

  private close(event: string, market: WireMarket | undefined): void {
    if (market !== undefined) this.setPrices(event, { ...market, isSuspended: true });
  }

  private setDetails(id: string, part: Exclude<EventPart, { key: 'line' | 'market' }>): void {
    const { key: _key, ...fields } = part;
    this.details.set(id, { ...this.detailsOf(id), ...fields });
    this.changes.emit(`details:${id}`);
  }

  private setPrice(key: string, price: Price): void {
    const known = this.prices.get(key);
    if (known?.odds === price.odds && known.isSuspended === price.isSuspended) return;
    this.prices.set(key, price);
    this.changes.emit(`price:${key}`);
  }
}

const isAmong = ({ key }: WireMarket, parts: readonly EventPart[]): boolean =>
  parts.some((part) => part.key === 'market' && part.market.key === key);
