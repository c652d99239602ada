import type { OperatorCallsOptions } from '../../OperatorCalls.ts';
import type { Database } from '../../database/database.ts';
import { BetDecision } from './bets/BetDecision.ts';
import { BetPlacement } from './bets/BetPlacement.ts';
import { BetPresenter } from './bets/BetPresenter.ts';
import { BetValuation } from './bets/BetValuation.ts';
import { CashOutService } from './bets/CashOutService.ts';
import { EditPricing } from './bets/edits/EditPricing.ts';
import { EditService } from './bets/edits/EditService.ts';
import { EditSettlement } from './bets/edits/EditSettlement.ts';
import { type BetPolicy, editFault } from './bets/edits/editFault.ts';
import { MoveSettlement } from './bets/MoveSettlement.ts';
import { PlaceService } from './bets/PlaceService.ts';
import { EventBook } from './book/EventBook.ts';
import { EventLists } from './book/EventLists.ts';
import { LiveFeed } from './book/LiveFeed.ts';
import { Rulings } from './book/Rulings.ts';
import { FollowNotices } from './follows/FollowNotices.ts';
import { Follows } from './follows/Follows.ts';
import { Favourites } from './Favourites.ts';
import { SessionService } from './SessionService.ts';
import { Slips } from './Slips.ts';
import { WalletClient } from './WalletClient.ts';

export interface SportsbookOptions extends OperatorCallsOptions {
  readonly database: Database;
  /** Decides every match; the same seed continues the same matches. */
  readonly seed: string;
  /** How far the sandbox's control has moved matches and bets ahead, in ms; signatures keep the real time. */
  readonly aheadMs?: () => number;
  /** What the house lets players do; all of it by default. */
  readonly policy?: BetPolicy;
}

export type Sportsbook = ReturnType<typeof createSportsbook>;

/** The sportsbook without its HTTP server; starts nothing. */
export function createSportsbook(options: SportsbookOptions) {
  const { database, seed, aheadMs = () => 0, policy = { edit_bets: true } } = options;
  const now = (): number => options.now() + aheadMs();
  const wallet = new WalletClient(options);
  const rulings = new Rulings(database, now);
  const book = new EventBook(seed, rulings, now);
  const feed = new LiveFeed(book);
  const tell = (player: string, bet: string): void => feed.tellPlayer(player, bet);
  const sessions = new SessionService(database, wallet, now);
  const localeOf = async (session: string): Promise<string> => (await sessions.known(session)).locale;
  const placement = new BetPlacement({ database, wallet, book, now, localeOf, tell });
  const valuation = new BetValuation(book);
  const presenter = new BetPresenter(
    database,
    book,
    valuation,
    (bet, legs) => editFault(bet, legs, policy, now()) === null,
  );
  const moves = new MoveSettlement(database, wallet, now, tell);
  const decision = new BetDecision(database, book, moves, now);
  const edits = new EditSettlement({ database, wallet, book, decision, now, localeOf, tell });
  const pricing = new EditPricing(book, valuation, policy, now);
  const followNotices = new FollowNotices(database, wallet, now);
  /** Takes the bets that wait; `by`: those that are due by then, in ms. */
  const take = async (by = now()): Promise<void> => {
    await rulings.refresh();
    await placement.finishDue(by);
  };
  /** Ends edits, decides legs, and sends payments and notices; `by` as above. */
  const settle = async (by = now()): Promise<void> => {
    await rulings.refresh();
    await edits.finishDue(by);
    await decision.decideDue();
    await moves.settleDue(by);
    await followNotices.tellDue();
  };
  return {
    database,
    now,
    book,
    rulings,
    feed,
    sessions,
    placement,
    presenter,
    moves,
    decision,
    edits,
    editing: new EditService(database, sessions, pricing, edits, presenter, now),
    lists: new EventLists(book),
    favourites: new Favourites(database, now),
    follows: new Follows(database, book, now),
    followNotices,
    slips: new Slips(database, now),
    places: new PlaceService(database, book, sessions, placement, presenter, now),
    cashOuts: new CashOutService(database, sessions, valuation, moves, presenter, now),
    take,
    settle,
    /** Everything that is due. */
    async work(): Promise<void> {
      await take();
      await settle();
    },
  };
}
