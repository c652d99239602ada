import type { StoreDeps, StoreFactory } from '../../kernel/stores.ts';
import { CursorList } from '../../kernel/lists/CursorList.ts';
import type { Cancel } from '../../lib/clock.ts';
import { createLoyaltyApi } from './api.ts';
import type { LoyaltyApi } from './api.ts';
import type { PointsChange } from './parseLoyalty.ts';

const PAGE = 20;

/** What has changed the player's points, newest first. */
export class PointsHistoryStore {
  readonly changes: CursorList<PointsChange>;

  constructor(
    api: Pick<LoyaltyApi, 'history'>,
    private readonly news: Pick<StoreDeps['news'], 'subscribe'>,
  ) {
    this.changes = new CursorList((cursor) => api.history(cursor, PAGE));
  }

  /** Loads it, and again with every change; returns a disposer. */
  start(): Cancel {
    void this.changes.load();
    return this.news.subscribe(({ type }) => {
      if (type === 'loyalty.changed') void this.changes.load();
    });
  }
}

export const pointsHistoryStore: StoreFactory<PointsHistoryStore> = {
  key: 'loyalty.history',
  scope: 'player',
  create: ({ call, news }) => new PointsHistoryStore(createLoyaltyApi(call), news),
};
