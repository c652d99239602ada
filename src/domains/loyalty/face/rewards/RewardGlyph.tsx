import type { RewardKind } from '../../../../contract/loyalty/reward.ts';
import { Icon } from '../../../../ui/basics/Icon.tsx';
import { rewardIcons } from './rewardIcons.ts';

/** The picture of a kind of reward without a plate, for drawings. */
export function RewardGlyph({ kind, size }: { readonly kind: RewardKind; readonly size: number }) {
  return <Icon of={rewardIcons[kind]} size={size} />;
}
