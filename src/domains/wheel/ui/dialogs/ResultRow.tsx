import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useApp } from '../../../../kernel/AppContext.tsx';
import { useFigures } from '../../../../kernel/figures/useFigures.ts';
import { RewardLine } from '../../../loyalty/face/rewards/RewardLine.tsx';
import { isoToMs } from '../../../../shared/dates/isoTime.ts';
import { Button } from '../../../../ui/basics/Button.tsx';
import { securityIcon } from '../../../../ui/basics/icons.ts';
import type { Result } from '../../api.ts';
import { SpinProof } from '../SpinProof.tsx';
import styles from './Lists.module.css';

/** One spin: what it has given, when and to whom; the player's own can be checked. */
export function ResultRow({ result, children }: { readonly result: Result; readonly children?: ReactNode }) {
  const { t } = useApp();
  const figures = useFigures();
  const [isOpen, setOpen] = useState(false);
  const proofId = useId();
  const { reward, player, at, own } = result;
  const name = player.name === '' ? t('wheel:winners.nameless') : player.name;
  return (
    <li className={styles['row']}>
      <RewardLine reward={reward} size={32} />
      {own !== null ? (
        <Button
          size="sm"
          variant="quiet"
          icon={securityIcon}
          aria-expanded={isOpen}
          aria-controls={proofId}
          onClick={() => setOpen(!isOpen)}
        >
          {t('wheel:verify.open')}
        </Button>
      ) : (
        <span className={styles['end']}>
          <bdi>{name}</bdi>
          {player.is_sandbox && <span className={styles['small']}> {t('wheel:winners.sandbox')}</span>}
        </span>
      )}
      <span className={`${styles['small']} ${styles['wide']}`}>
        {figures.time(isoToMs(at) ?? 0)}
        {player.is_own && <span>{` · ${t('wheel:winners.you')}`}</span>}
      </span>
      {children}
      <div id={proofId} className={styles['wide']} hidden={!isOpen}>
        {isOpen && own !== null && <SpinProof spin={own} />}
      </div>
    </li>
  );
}
