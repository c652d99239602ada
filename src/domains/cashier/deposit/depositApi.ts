import type { Call } from '../../../lib/call.ts';
import { isApiError } from '../../../lib/errors.ts';
import { moneyToWire, parseMoney } from '../../../shared/money/moneyWire.ts';
import type { Money } from '../../../shared/money/money.ts';
import { isoToMs } from '../../../shared/dates/isoTime.ts';
import type { RequisiteName } from '../../../contract/cashier/deposits.ts';
import type { CallOutput } from '../../../contract/index.ts';
import type { ShellRules } from '../../../shared/site/siteInfo.ts';
import type { DepositOrder } from '../api.ts';
import { parseDepositSettings, parseLimit, parseTransaction } from '../parseCashier.ts';
import type { DepositMethod, DepositSettings, Transaction } from '../parseCashier.ts';
import { parseDepositOffer } from './offerRules.ts';
import type { DepositOffer } from './offerRules.ts';

/** What the player typed for the method's fields, by their names. */
export type RequisiteTexts = Readonly<Partial<Record<RequisiteName, string>>>;

const noTexts: Readonly<Record<RequisiteName, string>> = { wallet: '', bank: '', phone: '', voucher: '' };

/** A deposit with what its method asks for (3-54). */
export interface DepositRequest extends DepositOrder {
  readonly requisites?: RequisiteTexts;
  /** Id of the kept card that pays. */
  readonly savedCard?: string;
}

/** The settings with the offers that a deposit can earn. */
export interface OfferingSettings extends DepositSettings {
  readonly offers: readonly DepositOffer[];
}

export interface Bank {
  readonly id: string;
  readonly name: string;
}

type WireInfo = CallOutput<'GET cashier.getdepositinfo'>;
export type CoinRequest = NonNullable<WireInfo['crypto']>;

/** How a deposit goes on (7-47). */
export interface DepositInfo {
  /** The page where it is paid; empty for none. */
  readonly payUrl: string;
  /** When it is given up unpaid, by the server's clock in ms; null for never. */
  readonly expiresAt: number | null;
  readonly canDrop: boolean;
  readonly phone: string;
  readonly coins: CoinRequest | null;
}

const parseInfo = (wire: WireInfo): DepositInfo => ({
  payUrl: wire.pay_url,
  expiresAt: wire.expires_at === null ? null : isoToMs(wire.expires_at),
  canDrop: wire.can_drop,
  phone: wire.phone,
  coins: wire.crypto,
});

/** What the shell takes: methods by name, and coins; null for all. */
type Offered = Pick<ShellRules, 'methods' | 'coins'>;

const isOffered =
  ({ methods, coins }: Offered) =>
  ({ sysname, crypto }: DepositMethod): boolean =>
    (methods === null || methods.includes(sysname)) && (crypto === '' || coins === null || coins.includes(crypto));

/** The operator lets a player have no more that have not ended. */
const mostUnfinished = 20;

/**
 * The deposit calls with this domain's own types. `offered`: what this shell takes; a session that was opened by a
 * password in a messenger is the website's to the operator.
 */
export function createDepositApi(call: Call, offered: Offered = { methods: null, coins: null }) {
  return {
    /** Sysnames of the methods that are offered here. */
    async methods(): Promise<readonly string[]> {
      const { methods } = parseDepositSettings(await call('GET cashier.getdepositsettings', {}));
      return methods.filter(isOffered(offered)).map(({ sysname }) => sysname);
    },
    async settings(): Promise<OfferingSettings> {
      const [wire, offers] = await Promise.all([
        call('GET cashier.getdepositsettings', {}),
        // Reported by the transport: a deposit needs no offer.
        call('GET campaigns.getoffers', {}).catch(() => ({ items: [] })),
      ]);
      const settings = parseDepositSettings(wire);
      return {
        ...settings,
        methods: settings.methods.filter(isOffered(offered)),
        offers: offers.items.flatMap((item) => parseDepositOffer(item) ?? []),
      };
    },
    /** 7-13 */
    limit: async () => parseLimit(await call('GET account.getDepositLimit', {})),
    async deposit(
      order: DepositRequest,
      idempotencyKey: string,
      player: number,
      onProving?: (isAsked: boolean) => void,
    ) {
      const { method, amount, offer = '', requisites, savedCard = '' } = order;
      const wire = await call(
        'POST cashier.makedeposit',
        {
          method,
          ...moneyToWire(amount),
          ...(offer === '' ? {} : { campaign_offer_id: offer }),
          ...(requisites === undefined ? {} : { requisites: { ...noTexts, ...requisites } }),
          ...(savedCard === '' ? {} : { saved_card: savedCard }),
        },
        { idempotencyKey, player, ...(onProving === undefined ? {} : { onProving }) },
      );
      return { transaction: parseTransaction(wire.transaction), redirectUrl: wire.redirect_url };
    },
    async banks(method: string): Promise<readonly Bank[]> {
      return (await call('GET cashier.getbanks', { method })).items;
    },
    async voucher(voucher: string): Promise<Money> {
      return parseMoney((await call('GET cashier.getvoucher', { voucher })).amount);
    },
    async info(transaction: string): Promise<DepositInfo> {
      return parseInfo(await call('GET cashier.getdepositinfo', { transaction }));
    },
    /** False if something has been paid meanwhile: then the deposit goes on. */
    async drop(transaction: string): Promise<boolean> {
      try {
        await call('POST cashier.dropdeposit', { transaction });
        return true;
      } catch (error) {
        if (isApiError(error) && error.type === 'BillingTransactionDeclinedException') return false;
        throw error;
      }
    },
    async dropCard(card: string): Promise<void> {
      await call('POST cashier.dropcard', { card });
    },
    /** The deposits that wait for the player, newest first. */
    async unfinished(): Promise<readonly Transaction[]> {
      const { items } = await call('GET cashier.gethistory', {
        offset: 0,
        count: mostUnfinished,
        type: 'deposit',
        statuses: ['pending'],
      });
      return items.map(parseTransaction).filter(({ canResume }) => canResume);
    },
  };
}

export type DepositApi = ReturnType<typeof createDepositApi>;
