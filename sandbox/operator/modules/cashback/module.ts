import { cashbacks } from '../../../../src/contract/cashback.ts';
import { bindArea, forPlayer, spending } from '../../edge/handlers.ts';
import type { Handlers } from '../../edge/handlers.ts';
import type { OperatorModule } from '../../module.ts';
import { integerOf, textOf } from '../../controls/controlFields.ts';
import { CashbackPeriods } from './CashbackPeriods.ts';
import { CashbackService } from './CashbackService.ts';
import { cashbackPersonal } from './personal.ts';
import { seedCashback } from './seedCashback.ts';
import { claimableCashback } from './stillOpen.ts';

/** 7-40: a part of real losses and of real stakes, given back. */
export const cashbacksModule: OperatorModule = {
  name: 'cashbacks',
  personal: cashbackPersonal,
  stillOpen: claimableCashback,
  migrations: [
    {
      name: 'cashbacks',
      after: ['sessions/exclusions'],
      sql: `
        create table operator.cashbacks (
          id bigint generated always as identity primary key,
          uid bigint not null references operator.players (uid),
          kind text not null check (kind in ('period', 'rake')),
          status text not null check (status in ('active', 'paid_out', 'removed', 'expired')),
          currency text not null,
          start_date timestamptz not null,
          end_date timestamptz not null,
          -- Main money of the period, and the rate in hundredths of a percent.
          staked bigint not null,
          won bigint not null,
          rate bigint not null,
          amount bigint not null check (amount > 0),
          receiving_expired_at timestamptz,
          paid_at timestamptz,
          unique (uid, kind, currency, start_date)
        );
        create index cashbacks_player on operator.cashbacks (uid, end_date desc);
        -- A period is computed once.
        create table operator.cashback_periods (
          kind text not null,
          start_date timestamptz not null,
          primary key (kind, start_date)
        );
      `,
    },
  ],
  create({ database, clock }) {
    const service = new CashbackService(database, clock);
    const periods = new CashbackPeriods(database, clock);
    const handlers: Handlers<typeof cashbacks> = {
      get: forPlayer<typeof cashbacks.get>(({ player, locale, input: { order, ...wanted } }) =>
        service.list(player, locale, { ...wanted, isAscending: order === 'asc' }),
      ),
      payout: spending<typeof cashbacks.payout, { readonly id: number }>({
        commit: async (tx, { player, input }) => {
          await service.payout(tx, player, input.cashback_id);
          return { id: input.cashback_id };
        },
        complete: ({ id }, { player, locale }) => service.shown(database, player.uid, id, locale),
      }),
      remove: forPlayer<typeof cashbacks.remove>(({ player, locale, input }) =>
        service.remove(player, locale, input.cashback_id),
      ),
    };
    return {
      face: undefined,
      endpoints: bindArea(cashbacks, handlers),
      seed: (now) => seedCashback(database, periods, now),
      jobs: [periods],
      controls: {
        /** Computes the periods that have ended. */
        async runCashbacks() {
          await periods.run();
          return {};
        },
        /** uid, currency: the running periods of one player end now. */
        async closeCashbacks(fields) {
          await periods.closeFor(BigInt(integerOf(fields, 'uid', Number.MAX_SAFE_INTEGER)), textOf(fields, 'currency'));
          return {};
        },
      },
    };
  },
};
