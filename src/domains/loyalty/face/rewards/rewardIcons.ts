import type { RewardKind } from '../../../../contract/loyalty/reward.ts';
import type { IconNode } from '../../../../ui/basics/Icon.tsx';
import {
  betsIcon,
  bonusIcon,
  frameIcon,
  freeSpinsIcon,
  moneyIcon,
  nothingIcon,
  pointsIcon,
  ticketIcon,
  vpnIcon,
  wheelSpinIcon,
} from '../../../../ui/basics/icons.ts';

/** What each kind of reward looks like. */
export const rewardIcons: Readonly<Record<RewardKind, IconNode>> = {
  money: moneyIcon,
  bonus: bonusIcon,
  freespins: freeSpinsIcon,
  points: pointsIcon,
  tickets: ticketIcon,
  vpn_days: vpnIcon,
  spins: wheelSpinIcon,
  frame: frameIcon,
  free_bet: betsIcon,
  nothing: nothingIcon,
};
