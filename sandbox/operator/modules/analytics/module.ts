import { events } from '../../../../src/contract/analytics/analytics.ts';
import { bindArea } from '../../edge/handlers.ts';
import type { Handlers } from '../../edge/handlers.ts';
import type { OperatorModule } from '../../module.ts';
import { EventsService } from './EventsService.ts';
import { hitRoutes } from './hitRoutes.ts';
import { eventsMigrations } from './migrations.ts';
import { analyticsPersonal } from './personal.ts';

const FORGET_MS = 6 * 60 * 60_000;

/** 7-105, 7-113: the site's own analytics. */
export const eventsModule: OperatorModule<null> = {
  name: 'events',
  personal: analyticsPersonal,
  migrations: eventsMigrations,
  create(core) {
    const service = new EventsService(core);
    const handlers: Handlers<typeof events> = {
      async handle({ input, player, addressHash }) {
        await service.handle(input, { player, addressHash });
        return 1;
      },
      async saveConsent({ input, player }) {
        await service.saveConsent(input.choice, player);
        return 1;
      },
    };
    return {
      face: null,
      endpoints: bindArea(events, handlers),
      routes: (app) => hitRoutes(app, { service, clock: core.clock }),
      jobs: [{ name: 'forget-old-analytics', everyMs: FORGET_MS, run: () => service.forgetOld() }],
      controls: {
        async 'events/forgetOld'() {
          await service.forgetOld();
          return {};
        },
        /** What has been stored, newest first. */
        async 'events/list'() {
          const list = (table: string) =>
            core.database.query(`select * from operator.${table} order by id desc limit 50`);
          const [stored, hits, consents] = [
            await list('analytics_events'),
            await list('analytics_hits'),
            await list('analytics_consents'),
          ];
          return JSON.parse(
            JSON.stringify({ events: stored, hits, consents }, (_key, value: unknown) =>
              typeof value === 'bigint' ? Number(value) : value,
            ),
          ) as object;
        },
      },
    };
  },
};
