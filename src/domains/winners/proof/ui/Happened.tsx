import { useApp } from '../../../../kernel/AppContext.tsx';
import { useFigures } from '../../../../kernel/figures/useFigures.ts';
import type { FeedPayload } from '../../../../contract/winners/feed.ts';
import type { Money } from '../../../../shared/money/money.ts';
import { parseMoney } from '../../../../shared/money/moneyWire.ts';
import type { WireMoney } from '../../../../shared/money/moneyWire.ts';
import { gamePath } from '../../../games/paths.ts';
import styles from './ProofEntries.module.css';

/** What an entry says, in words. */
export function Happened({ content }: { readonly content: FeedPayload }) {
  const { t } = useApp();
  const figures = useFigures();
  if (content.kind === 'leaderboard')
    return t('proof:what.leaderboard', { tournament: content.facts.tournament, count: content.facts.places.length });
  const { facts } = content;
  const amount = amountText(facts, figures.inText);
  return (
    <>
      <span>
        {content.kind === 'win'
          ? t('proof:what.win', { amount, multiple: content.facts.multiple })
          : t('proof:what.jackpot', { amount, tier: content.facts.tier })}
      </span>{' '}
      <Game sysname={facts.game} />
      {facts.by === 'sandbox' && <span className={styles['mark']}>{t('winners:sandbox.mark')}</span>}
    </>
  );
}

/** Sealed entries fit together even where they say nonsense: that is shown as it is. */
function amountText(facts: WireMoney, write: (amount: Money) => string): string {
  try {
    return write(parseMoney(facts));
  } catch {
    return `${facts.amount} ${facts.currency}`;
  }
}

/** The feed has a game's name in the catalogue only: `cherry-parade`. */
function Game({ sysname }: { readonly sysname: string }) {
  const { href } = useApp();
  return (
    <a href={href(gamePath(sysname))} dir="ltr">
      {sysname}
    </a>
  );
}
