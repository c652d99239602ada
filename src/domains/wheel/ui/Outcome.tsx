import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { useFigures } from '../../../kernel/figures/useFigures.ts';
import { RewardMark } from '../../loyalty/face/rewards/RewardMark.tsx';
import { rewardText } from '../../loyalty/face/rewards/rewardText.ts';
import { parseMoney } from '../../../shared/money/moneyWire.ts';
import { Button } from '../../../ui/basics/Button.tsx';
import { classes } from '../../../ui/basics/classes.ts';
import { IconButton } from '../../../ui/basics/IconButton.tsx';
import { closeIcon, securityIcon } from '../../../ui/basics/icons.ts';
import type { Spin } from '../api.ts';
import { giftsDialog } from '../dialogs.ts';
import { toneOf } from '../rewardTone.ts';
import { wheelsStore } from '../WheelsStore.ts';
import styles from './Outcome.module.css';
import { SpinProof } from './SpinProof.tsx';

/** What a spin has given: it grows out of the segment under the pointer. Money up to the price is only returned. */
export const Outcome = observer(function Outcome({ spin }: { readonly spin: Spin }) {
  const app = useApp();
  const { t } = app;
  const figures = useFigures();
  const { spins } = useStore(wheelsStore);
  const [isChecked, setChecked] = useState(false);
  const tone = toneOf(spin);
  const { reward, cost } = spin;
  const name = rewardText(app, reward);
  return (
    <div className={classes(styles['outcome'], styles[tone])} role="status">
      <IconButton
        className={styles['close']}
        size="sm"
        icon={closeIcon}
        label={t('core:close')}
        onClick={() => spins.clear()}
      />
      <RewardMark kind={reward.kind} size={48} />
      <p className={styles['title']}>{t(`wheel:outcome.${tone}`)}</p>
      {tone !== 'nothing' && <p className={styles['name']}>{name}</p>}
      {tone === 'returned' && cost !== null && (
        <p className={styles['text']}>{t('wheel:outcome.ofCost', { cost: figures.inText(parseMoney(cost)) })}</p>
      )}
      {spin.state === 'kept' && (
        <Button
          size="sm"
          variant="primary"
          onClick={() => void app.dialogs.open(giftsDialog, { campaign: spin.campaign_id })}
        >
          {t('wheel:outcome.toGifts')}
        </Button>
      )}
      <Button
        size="sm"
        variant="quiet"
        icon={securityIcon}
        aria-expanded={isChecked}
        onClick={() => setChecked(!isChecked)}
      >
        {t('wheel:verify.open')}
      </Button>
      {isChecked && <SpinProof spin={spin} />}
    </div>
  );
});
