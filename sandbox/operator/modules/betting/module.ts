import { bets, betting } from '../../../../src/contract/betting/betting.ts';
import { integerOf, textOf } from '../../controls/controlFields.ts';
import { bindArea, forPlayer } from '../../edge/handlers.ts';
import type { Handlers } from '../../edge/handlers.ts';
import { invalidField } from '../../OperatorError.ts';
import { minorUnits } from '../../ledger/amounts.ts';
import type { OperatorModule } from '../../module.ts';
import { bonusesModule } from '../bonuses/bonuses/module.ts';
import { notificationsModule } from '../notifications/notifications/module.ts';
import { rewardsModule } from '../loyalty/rewards/module.ts';
import { walletModule } from '../wallet/wallet/module.ts';
import { BetHistory } from './BetHistory.ts';
import { BetRollbacks } from './BetRollbacks.ts';
import { playSince } from './callsRepository.ts';
import { EditService } from './EditService.ts';
import { addFollowNotices } from './followNotices.ts';
import { FollowService } from './FollowService.ts';
import { DAY_MS, giveFreeBet, giveRewardedBet } from './freeBets.ts';
import { Highlights } from './Highlights.ts';
import { betsMigrations } from './migrations.ts';
import { bettingPersonal } from './personal.ts';
import { PlaceService } from './PlaceService.ts';
import { sportsWalletRoutes } from './routes.ts';
import { SettleService } from './SettleService.ts';
import { openBets } from './stillOpen.ts';

const FORGET_EVERY_MS = 3_600_000;

/** Bets at the sportsbook: its wallet, the players' bets and what its home block shows. */
export const betsModule: OperatorModule<null> = {
  name: 'bets',
  personal: bettingPersonal,
  migrations: betsMigrations,
  stillOpen: openBets,
  create(core, use) {
    const { database, clock } = core;
    const wallet = use(walletModule);
    const bonuses = use(bonusesModule);
    wallet.addPlay(playSince);
    const history = new BetHistory(core);
    const highlights = new Highlights(core);
    const places = new PlaceService(core, wallet, bonuses.betting);
    const settles = new SettleService(core, bonuses.betting, bonuses.correction);
    const edits = new EditService(core, settles, places);
    const rollbacks = new BetRollbacks(core, bonuses.betting);
    const notifications = use(notificationsModule);
    addFollowNotices(notifications);
    const rewards = use(rewardsModule);
    rewards.addKind('free_bet', (tx, giving) => giveRewardedBet(tx, giving, clock.now()));
    const follows = new FollowService(core, notifications, rewards);
    const own: Handlers<typeof bets> = {
      get: forPlayer<typeof bets.get>(({ player, input }) => history.list(player, input)),
      getOne: forPlayer<typeof bets.getOne>(({ player, input }) => history.one(player, input.id)),
      getFreeBets: forPlayer<typeof bets.getFreeBets>(({ player, input }) => history.freeBets(player, input.which)),
    };
    const shown: Handlers<typeof betting> = {
      getEvents: async ({ siteLocale, input }) => ({ items: await highlights.events(siteLocale, input.count) }),
    };
    return {
      face: null,
      endpoints: [...bindArea(bets, own), ...bindArea(betting, shown)],
      routes: (app) => sportsWalletRoutes(app, { deps: core, places, settles, rollbacks, follows, edits }),
      jobs: [{ name: 'forget-follow-notices', everyMs: FORGET_EVERY_MS, run: () => follows.forgetOld() }],
      controls: {
        /** `{uid, amount, currency, source_id, min_odds, min_legs, days}` */
        async giveFreeBet(fields) {
          const currency = textOf(fields, 'currency');
          const amount = minorUnits(textOf(fields, 'amount'), currency);
          if (amount === null || amount === 0n) throw invalidField('amount', 'wrongField');
          const at = clock.now();
          const gift = {
            uid: BigInt(integerOf(fields, 'uid', Number.MAX_SAFE_INTEGER)),
            currency,
            amount,
            min_odds: fields['min_odds'] === undefined ? 1500 : integerOf(fields, 'min_odds', 1_000_000),
            min_legs: fields['min_legs'] === undefined ? 1 : integerOf(fields, 'min_legs', 20),
            source: 'sandbox',
            sourceId: textOf(fields, 'source_id'),
            expires_at: new Date(
              at.getTime() + DAY_MS * (fields['days'] === undefined ? 7 : integerOf(fields, 'days', 365)),
            ),
          };
          const given = await database.transaction((tx) => giveFreeBet(tx, gift, at));
          return { id: given === null ? null : Number(given.id) };
        },
      },
    };
  },
};
