import type { CallOutput } from '../../contract/index.ts';
import type { Page } from '../../kernel/lists/PagedList.ts';
import type { Call } from '../../lib/call.ts';

export type Campaign = CallOutput<'GET FortuneWheels.campaignsInfo'>;
export type WheelInfo = CallOutput<'GET FortuneWheels.wheelInfoGet'>;
export type Segment = WheelInfo['segments'][number];
export type Chance = CallOutput<'GET FortuneWheels.wheelRewardsGet'>['items'][number];
export type Spin = CallOutput<'POST FortuneWheels.spinWheel'>;
export type Quest = CallOutput<'GET FortuneWheels.campaignsQuestsInfo'>['items'][number];
export type DoneQuest = CallOutput<'GET FortuneWheels.userQuestsHistoryGet'>['items'][number];
type WireResult = CallOutput<'GET FortuneWheels.wheelSpinResults'>['items'][number];
export interface Result extends Omit<WireResult, 'id'> {
  readonly id: string;
}

export type ResultList = 'all' | 'my' | 'gifts';

/** 9-9 */
const questLimit = 100;

/** 7-53. Answers stay as they came, so that a page's snapshot can hold them. */
export function createWheelApi(call: Call) {
  return {
    async campaigns(): Promise<readonly Campaign[]> {
      return (await call('GET FortuneWheels.campaignsGet', {})).items;
    },
    info: (id: string): Promise<WheelInfo> => call('GET FortuneWheels.wheelInfoGet', { campaign_id: id }),
    async chances(id: string): Promise<readonly Chance[]> {
      return (await call('GET FortuneWheels.wheelRewardsGet', { campaign_id: id })).items;
    },
    async results(id: string, list: ResultList, offset: number, count: number): Promise<Page<Result>> {
      const { items, totalCount } = await call('GET FortuneWheels.wheelSpinResults', {
        campaign_id: id,
        scope: list === 'all' ? 'all' : 'my',
        is_gift: list === 'gifts',
        offset,
        count,
      });
      return { items: items.map((item) => ({ ...item, id: String(item.id) })), total: totalCount };
    },
    async quests(id: string): Promise<readonly Quest[]> {
      return (await call('GET FortuneWheels.campaignsQuestsInfo', { campaign_id: id, limit: questLimit })).items;
    },
    async doneQuests(id: string): Promise<readonly DoneQuest[]> {
      return (await call('GET FortuneWheels.userQuestsHistoryGet', { campaign_id: id, limit: questLimit })).items;
    },
    buy: (
      id: string,
      order: { readonly spins: number; readonly price: string },
      idempotencyKey: string,
      player: number,
    ): Promise<Campaign> =>
      call(
        'POST FortuneWheels.buySpin',
        { campaign_id: id, spins_amount: order.spins, price: order.price },
        { idempotencyKey, player },
      ),
    spin: (
      id: string,
      seeds: { readonly commitment: string; readonly clientSeed: string },
      idempotencyKey: string,
      player: number,
    ): Promise<Spin> =>
      call(
        'POST FortuneWheels.spinWheel',
        { campaign_id: id, commitment: seeds.commitment, client_seed: seeds.clientSeed },
        { idempotencyKey, player },
      ),
    take: (spin: number, idempotencyKey: string, player: number): Promise<Spin> =>
      call('POST FortuneWheels.takeGift', { spin_id: spin }, { idempotencyKey, player }),
  };
}

export type WheelApi = ReturnType<typeof createWheelApi>;
