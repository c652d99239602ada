import type { Call } from '../../lib/call.ts';
import { moneyToWire } from '../../shared/money/moneyWire.ts';
import { parseSubscription } from './view.ts';
import type { Plan, Subscription, WirePlan } from './view.ts';

/** What the player has seen and agreed to. */
export interface Order {
  readonly plan: Plan;
  readonly seen: string;
  readonly isRenewed: boolean;
}

/** 7-100 */
export function createVpnApi(call: Call) {
  return {
    /** 7-102; as on the wire, since the server's page has them, too. */
    async shop(): Promise<readonly WirePlan[]> {
      return (await call('GET vpn.getShop', {})).plans;
    },
    /** 7-103 */
    async subscription(): Promise<Subscription | null> {
      return parseSubscription(await call('GET vpn.getSubscription', {}));
    },
    /** 7-101 */
    async create({ plan, seen, isRenewed }: Order, idempotencyKey: string, player: number) {
      const input = { plan: plan.id, ...moneyToWire(plan.price), seen, auto_renewal: isRenewed };
      return parseSubscription(await call('POST vpn.createSubscription', input, { idempotencyKey, player }));
    },
    /** 7-104 */
    async setRenewal(isOn: boolean, player: number): Promise<Subscription | null> {
      return parseSubscription(
        await call('POST vpn.setAutoRenewalSubscription', { is_active: isOn ? 1 : 0 }, { player }),
      );
    },
    /** An address of this site that answers once with the file. */
    async file(player: number): Promise<string> {
      return (await call('POST vpn.getFile', {}, { player })).path;
    },
  };
}

export type VpnApi = ReturnType<typeof createVpnApi>;
