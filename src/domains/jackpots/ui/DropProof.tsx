import { useEffect, useState } from 'react';
import { useApp } from '../../../kernel/AppContext.tsx';
import { useFigures } from '../../../kernel/figures/useFigures.ts';
import { Icon } from '../../../ui/basics/Icon.tsx';
import { alertIcon, successIcon } from '../../../ui/basics/icons.ts';
import { Notice } from '../../../ui/blocks/Notice.tsx';
import type { Drop } from '../parseJackpots.ts';
import { verifyDrop } from '../verifyDrop.ts';
import type { DropCheck } from '../verifyDrop.ts';
import styles from './DropProof.module.css';

/** Recomputes a drop in this browser and says, step by step, whether it holds. */
export function DropProof({ drop }: { readonly drop: Drop }) {
  const { t } = useApp();
  const [check, setCheck] = useState<DropCheck | 'failed' | null>(null);
  useEffect(() => {
    let isWanted = true;
    void verifyDrop(drop)
      .catch(() => 'failed' as const)
      .then((found) => {
        if (isWanted) setCheck(found);
      });
    return () => {
      isWanted = false;
    };
  }, [drop]);
  if (check === null) return <p role="status">{t('jackpots:verify.running')}</p>;
  if (check === 'failed') return <Notice tone="error">{t('jackpots:verify.impossible')}</Notice>;
  return <Checked drop={drop} check={check} />;
}

function Checked({ drop, check }: { readonly drop: Drop; readonly check: DropCheck }) {
  const { t } = useApp();
  const figures = useFigures();
  const { proof, kind, amount } = drop;
  const isTrue = check.isCommitted && check.isDecided;
  const decision =
    check.threshold === null
      ? t(`jackpots:verify.random.${check.isDecided ? 'holds' : 'fails'}`, {
          number: proof.number,
          stake: figures.inText(proof.stake),
          bound: figures.inText(proof.bound),
        })
      : t(`jackpots:verify.mustDrop.${check.isDecided ? 'holds' : 'fails'}`, {
          threshold: figures.inText(check.threshold),
          amount: figures.inText(amount),
        });
  return (
    <div className={styles['proof']}>
      <p className={isTrue ? styles['true'] : styles['false']} role="status">
        <Icon of={isTrue ? successIcon : alertIcon} size={18} />
        {t(isTrue ? 'jackpots:verify.true' : 'jackpots:verify.false')}
      </p>
      <ul className={styles['steps']}>
        <Step isHeld={check.isCommitted}>
          {t(check.isCommitted ? 'jackpots:verify.commitment.holds' : 'jackpots:verify.commitment.fails')}
        </Step>
        <Step isHeld={check.isDecided}>{decision}</Step>
      </ul>
      <dl className={styles['figures']}>
        <dt>{t('jackpots:verify.secret')}</dt>
        <dd dir="ltr">{proof.secret}</dd>
        <dt>{t('jackpots:verify.hash')}</dt>
        <dd dir="ltr">{check.hash}</dd>
        <dt>{t('jackpots:verify.message')}</dt>
        <dd dir="ltr">
          {`${drop.jackpot.id}:${drop.tier}:${proof.currency}:${proof.cycle}:${kind === 'must_drop' ? 0 : proof.number}`}
        </dd>
      </dl>
    </div>
  );
}

function Step({ isHeld, children }: { readonly isHeld: boolean; readonly children: string }) {
  return (
    <li className={isHeld ? styles['true'] : styles['false']}>
      <Icon of={isHeld ? successIcon : alertIcon} size={16} />
      <span className={styles['said']}>{children}</span>
    </li>
  );
}
