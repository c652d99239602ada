import { vpn } from '../../../../src/contract/vpn.ts';
import { integerOf } from '../../controls/controlFields.ts';
import { bindArea, forPlayer, spending } from '../../edge/handlers.ts';
import type { Handlers } from '../../edge/handlers.ts';
import type { OperatorModule } from '../../module.ts';
import { fileLinksModule } from '../fileLinks/module.ts';
import { inboxModule } from '../notifications/inbox/module.ts';
import { rewardsModule } from '../loyalty/rewards/module.ts';
import { Deliveries } from './Deliveries.ts';
import { vpnMigrations } from './migrations.ts';
import { vpnPersonal } from './personal.ts';
import { Renewals } from './Renewals.ts';
import { undelivered } from './stillOpen.ts';
import { VpnFiles, vpnFiles } from './VpnFiles.ts';
import { VpnLedger } from './VpnLedger.ts';
import { VpnNews } from './VpnNews.ts';
import { VpnService } from './VpnService.ts';
import { VpnVendor } from './VpnVendor.ts';
import { age } from './vpnRepository.ts';

const MOST_AGED_MS = 400 * 24 * 3_600_000;
const SEND_EVERY_MS = 1_000;
const CHECK_EVERY_MS = 5_000;

/** 1-17: VPN subscriptions, paid from the balance and delivered by a vendor. */
export const vpnModule: OperatorModule<null> = {
  name: 'vpn',
  personal: vpnPersonal,
  stillOpen: undelivered,
  migrations: vpnMigrations,
  create(core, use) {
    const news = new VpnNews(core.clock, use(inboxModule));
    const ledger = new VpnLedger(core.clock);
    const deliveries = new Deliveries(core, new VpnVendor(core), ledger, news);
    const renewals = new Renewals(core, deliveries, ledger, news);
    const service = new VpnService(core, deliveries, ledger, news);
    const files = new VpnFiles(core, use(fileLinksModule).of(vpnFiles));
    use(rewardsModule).addKind('vpn_days', (tx, giving) => service.give(tx, giving, giving.reward.count));
    const handlers: Handlers<typeof vpn> = {
      getShop: (call) => service.shop(call),
      getSubscription: forPlayer<typeof vpn.getSubscription>(({ player }) => service.state(core.database, player)),
      createSubscription: spending(service.create),
      setAutoRenewalSubscription: forPlayer<typeof vpn.setAutoRenewalSubscription>((call) =>
        service.setAutoRenewal(call),
      ),
      getFile: forPlayer<typeof vpn.getFile>((call) => files.link(call)),
    };
    return {
      face: null,
      endpoints: bindArea(vpn, handlers),
      routes: (app) => files.routes(app),
      jobs: [
        { name: 'send-vpn', everyMs: SEND_EVERY_MS, run: async () => void (await deliveries.sendDue()) },
        { name: 'renew-vpn', everyMs: CHECK_EVERY_MS, run: async () => void (await renewals.checkDue()) },
      ],
      controls: {
        /** As if so many milliseconds of one player's subscription had passed. */
        'vpn/age': async (fields) => {
          const uid = BigInt(integerOf(fields, 'uid', Number.MAX_SAFE_INTEGER));
          return { aged: await age(core.database, uid, integerOf(fields, 'ms', MOST_AGED_MS)) };
        },
        /** What is due now by the operator's clock: renewals, ends and deliveries. */
        'vpn/run': async () => ({ checked: await renewals.checkDue(), sent: await deliveries.sendDue() }),
      },
    };
  },
};
