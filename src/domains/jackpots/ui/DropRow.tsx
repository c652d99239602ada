import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { useApp } from '../../../kernel/AppContext.tsx';
import { useFigures } from '../../../kernel/figures/useFigures.ts';
import { useVisitor } from '../../../kernel/visitor/useVisitor.ts';
import { formatMoney } from '../../../shared/money/formatMoney.ts';
import { Amount } from '../../../ui/basics/Amount.tsx';
import { Button } from '../../../ui/basics/Button.tsx';
import { securityIcon } from '../../../ui/basics/icons.ts';
import { gamePath } from '../../games/paths.ts';
import type { Drop } from '../parseJackpots.ts';
import { DropProof } from './DropProof.tsx';
import styles from './Drops.module.css';
import { TierGem } from './TierGem.tsx';

/** One winner: who, which tier, in which game, how much; and everything that checks it. */
export const DropRow = observer(function DropRow({
  drop,
  isNamed,
}: {
  readonly drop: Drop;
  /** With the jackpot's name. */
  readonly isNamed: boolean;
}) {
  const { t, href, locale } = useApp();
  const figures = useFigures();
  const [isOpen, setOpen] = useState(false);
  const proofId = useId();
  const { tier, jackpot, game, amount, isOwn } = drop;
  // The server does not know the visitor's time zone.
  const hasZone = useVisitor() !== 'unknown';
  const tierName = t(`jackpots:tier.${tier}`);
  return (
    <li className={styles['drop']}>
      <TierGem tier={tier} className={styles['gem']} />
      <div className={styles['who']}>
        <span className={styles['name']}>
          <bdi>{drop.name === '' ? t('jackpots:winners.nameless') : drop.name}</bdi>
          {isOwn && <span className={styles['you']}>{t('jackpots:winners.you')}</span>}
          {drop.isSandbox && <span className={styles['house']}>{t('jackpots:winners.sandbox')}</span>}
        </span>
        <span className={styles['where']}>
          <span>{isNamed ? t('jackpots:winners.of', { tier: tierName, jackpot: jackpot.title }) : tierName}</span>
          {' · '}
          <a href={href(gamePath(game.sysname))}>{game.title}</a>
          {hasZone && <span>{` · ${figures.time(drop.wonAt)}`}</span>}
        </span>
      </div>
      <Amount className={styles['sum']} text={formatMoney(amount, locale.code, 'total')} />
      <div className={styles['check']}>
        <Button
          size="sm"
          variant="quiet"
          icon={securityIcon}
          aria-expanded={isOpen}
          aria-controls={proofId}
          aria-label={t('jackpots:verify.openNamed', { tier: tierName, amount: figures.inText(amount) })}
          onClick={() => setOpen(!isOpen)}
        >
          {t('jackpots:verify.open')}
        </Button>
      </div>
      <div id={proofId} className={styles['proof']} hidden={!isOpen}>
        {isOpen && <DropProof drop={drop} />}
      </div>
    </li>
  );
});
