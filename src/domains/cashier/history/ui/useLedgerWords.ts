import { useApp } from '../../../../kernel/AppContext.tsx';
import { useFigures } from '../../../../kernel/figures/useFigures.ts';
import { money } from '../../../../shared/money/money.ts';
import type { Money } from '../../../../shared/money/money.ts';
import type { Movement } from '../ledgerApi.ts';

const reasons = new Set([
  'deposit',
  'withdrawal_held',
  'withdrawal_paid',
  'withdrawal_returned',
  'deposit_reversed',
  'withdrawal_reversed',
  'stake',
  'win',
  'rollback',
  'bet_corrected',
  'cashback',
  'reward',
  'wheel_spins',
  'wheel_refund',
  'vault_in',
  'vault_out',
  'bonus_activated',
  'bonus_converted',
  'bonus_available',
  'bonus_expired',
  'bonus_removed',
  'bonus_burned',
  'bonus_lost',
  'grant',
  'tournament_prize',
  'jackpot',
  'vpn_purchase',
  'vpn_renewal',
  'vpn_return',
]);

interface LedgerWords {
  /** Why money moved. */
  readonly reason: (reason: string) => string;
  readonly balance: (balance: Movement['balance']) => string;
  /** With its sign in front, whatever the language writes. */
  readonly signed: (amount: Money) => string;
}

export function useLedgerWords(): LedgerWords {
  const { t } = useApp();
  const figures = useFigures();
  return {
    reason: (reason) => t(reasons.has(reason) ? `history:reasons.${reason}` : 'history:reasons.other'),
    balance: (balance) => t(`history:balances.${balance}`),
    signed({ minor, currency }) {
      if (minor === 0n) return figures.money(money(0n, currency));
      return minor < 0n ? `−${figures.money(money(-minor, currency))}` : `+${figures.money(money(minor, currency))}`;
    },
  };
}
