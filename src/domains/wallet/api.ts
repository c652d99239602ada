import type { CallOutput } from '../../contract/index.ts';
import type { Call } from '../../lib/call.ts';
import { splitCurrencyKey } from '../../shared/money/composedCurrencyKey.ts';
import { parseMoney, moneyToWire } from '../../shared/money/moneyWire.ts';
import type { Money } from '../../shared/money/money.ts';
import { isoToMs } from '../../shared/dates/isoTime.ts';

type WireVault = CallOutput<'GET vault.get'>;
export type Delay = WireVault['delay_hours'];

/** One balance of the player; `kind` is the ledger's account. */
export interface OwnBalance {
  readonly kind: string;
  readonly amount: Money;
}

export interface OwnBalances {
  readonly currency: string;
  readonly items: readonly OwnBalance[];
}

export interface Rates {
  readonly base: string;
  /** When they were fixed, in epoch ms. */
  readonly at: number;
  readonly items: readonly { readonly currency: string; readonly rate: string }[];
}

export interface Leaving {
  readonly id: number;
  readonly amount: Money;
  readonly dueAt: number;
}

export interface Vault {
  readonly amount: Money;
  /** Without what is on its way out. */
  readonly available: Money;
  readonly main: Money;
  readonly delay: Delay;
  /** A shorter delay to come, and when it begins. */
  readonly next: { readonly hours: Delay; readonly at: number } | null;
  readonly leaving: readonly Leaving[];
}

export interface VaultOrder {
  readonly verb: 'put' | 'take';
  readonly amount: Money;
}

/** 3-67: keys that are no composed ones are left out. */
function parseBalances({ currency, items }: CallOutput<'GET wallet.getBalances'>): OwnBalances {
  return {
    currency,
    items: items.flatMap(({ key, amount }) => {
      const split = splitCurrencyKey(key);
      return split === null ? [] : [{ kind: split.name, amount: parseMoney({ amount, currency: split.currency }) }];
    }),
  };
}

function parseVault(wire: WireVault): Vault {
  const { next_delay: next } = wire;
  return {
    amount: parseMoney(wire.amount),
    available: parseMoney(wire.available),
    main: parseMoney(wire.main),
    delay: wire.delay_hours,
    next: next && { hours: next.hours, at: isoToMs(next.effective_at) ?? 0 },
    leaving: wire.leaving.map(({ id, amount, due_at }) => ({
      id,
      amount: parseMoney(amount),
      dueAt: isoToMs(due_at) ?? 0,
    })),
  };
}

export function createWalletApi(call: Call) {
  return {
    balances: async (): Promise<OwnBalances> => parseBalances(await call('GET wallet.getBalances', {})),
    async rates(): Promise<Rates> {
      const { base, at, items } = await call('GET account.getcurrencyrates', {});
      return { base, at: isoToMs(at) ?? 0, items };
    },
    vault: async (): Promise<Vault> => parseVault(await call('GET vault.get', {})),
    move: async ({ verb, amount }: VaultOrder, idempotencyKey: string, player: number): Promise<Vault> =>
      parseVault(await call(`POST vault.${verb}`, moneyToWire(amount), { idempotencyKey, player })),
    keep: async (id: number, player: number): Promise<Vault> =>
      parseVault(await call('POST vault.keep', { id }, { player })),
    setDelay: async (hours: Delay, player: number): Promise<Vault> =>
      parseVault(await call('POST vault.setDelay', { hours }, { player })),
  };
}

export type WalletApi = ReturnType<typeof createWalletApi>;
