import type { RewardKind } from '../../../../contract/loyalty/reward.ts';
import { Icon } from '../../../../ui/basics/Icon.tsx';
import { rewardIcons } from './rewardIcons.ts';
import styles from './RewardMark.module.css';

/** A small picture of what a reward is; the text beside it names it. */
export function RewardMark({ kind, size = 32 }: { readonly kind: RewardKind; readonly size?: 24 | 32 | 48 }) {
  return (
    <span className={styles['mark']} data-kind={kind} data-size={size} aria-hidden="true">
      <Icon of={rewardIcons[kind]} size={size * 0.55} />
    </span>
  );
}
