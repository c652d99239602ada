import type { WireReward } from '../../../../contract/loyalty/reward.ts';
import { useApp } from '../../../../kernel/AppContext.tsx';
import { RewardMark } from './RewardMark.tsx';
import { rewardText } from './rewardText.ts';
import styles from './RewardLine.module.css';

/** A reward as a line: its picture and its name. */
export function RewardLine({ reward, size = 24 }: { readonly reward: WireReward; readonly size?: 24 | 32 }) {
  const app = useApp();
  return (
    <span className={styles['line']}>
      <RewardMark kind={reward.kind} size={size} />
      <span>{rewardText(app, reward)}</span>
    </span>
  );
}
