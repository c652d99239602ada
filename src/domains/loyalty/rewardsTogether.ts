import type { WireReward } from '../../contract/loyalty/reward.ts';

/** Kinds of which two are one with the sum of both. */
const counted: readonly WireReward['kind'][] = ['points', 'tickets', 'vpn_days', 'spins'];

/** The rewards of several levels as one list: what is only counted is added up. */
export function rewardsTogether(rewards: readonly WireReward[]): WireReward[] {
  const together: WireReward[] = [];
  for (const reward of rewards) {
    const index = together.findIndex(({ kind, item }) => kind === reward.kind && item === reward.item);
    const before = together[index];
    if (before === undefined || !counted.includes(reward.kind)) together.push(reward);
    else together[index] = { ...before, count: before.count + reward.count };
  }
  return together;
}
