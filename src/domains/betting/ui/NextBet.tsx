import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { fundingState } from '../../bonuses/face/FundingState.ts';
import { useFigures } from '../../../kernel/figures/useFigures.ts';
import { useForPlayer } from '../../../kernel/visitor/useForPlayer.ts';
import { useVisitor } from '../../../kernel/visitor/useVisitor.ts';
import { parseMoney } from '../../../shared/money/moneyWire.ts';
import { Icon } from '../../../ui/basics/Icon.tsx';
import { walletIcon } from '../../../ui/basics/icons.ts';
import { Skeleton } from '../../../ui/basics/Skeleton.tsx';
import { oddsText } from '../odds.ts';
import { readPreferences } from '../readPreferences.ts';
import styles from './BettingPage.module.css';

interface FreeBets {
  readonly count: number;
  readonly first: string;
}

/** Which money pays the next bet: free bets are chosen in the slip, a betting bonus pays what its terms allow. */
export const NextBet = observer(function NextBet() {
  const app = useApp();
  const { t, call, session, storage } = app;
  const figures = useFigures();
  const isPlayer = useVisitor() === 'player';
  const { funding, betting } = useStore(fundingState);
  const [free, setFree] = useState<FreeBets | null>(null);
  useForPlayer(() => {
    // Reported by the transport; the slip itself offers them, too.
    call('GET Bets.getFreeBets', {}).then(
      ({ items }) => {
        const [first] = items;
        setFree(first === undefined ? null : { count: items.length, first: figures.inText(parseMoney(first.amount)) });
      },
      () => undefined,
    );
  });
  const isKnown = isPlayer && funding !== null && session.balance.main !== null;
  const isMainFirst = funding?.order[0] !== 'betting_bonus';
  // Own money comes first as long as there is any.
  const isOwn = betting === null || (isMainFirst && session.balance.main?.minor !== 0n);
  const terms = betting?.terms.betting;
  const least = oddsText(terms?.min_odds ?? 1500, isPlayer ? readPreferences(storage).odds : 'decimal');
  return (
    <section className={styles['pays']} aria-label={t('betting:pays.label')}>
      <Icon of={walletIcon} size={18} />
      {!isKnown && <Skeleton width="14rem" height="1em" />}
      {isKnown && (
        <span>
          {t('betting:pays.label')}: <b>{t(isOwn ? 'betting:pays.main' : 'betting:pays.bonus')}</b>
        </span>
      )}
      {isKnown && betting !== null && (
        <span>
          {t('betting:pays.bonusTerms', {
            amount: figures.inText(betting.balance),
            odds: least,
            legs: terms?.min_legs ?? 1,
          })}
        </span>
      )}
      {isKnown && free !== null && <span>{t('betting:pays.free', { count: free.count, amount: free.first })}</span>}
    </section>
  );
});
