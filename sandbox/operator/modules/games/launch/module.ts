import { launch } from '../../../../../src/contract/games/launch.ts';
import { textOf } from '../../../controls/controlFields.ts';
import type { ControlFields } from '../../../controls/controlFields.ts';
import { bindArea } from '../../../edge/handlers.ts';
import type { Handlers } from '../../../edge/handlers.ts';
import { invalidField } from '../../../OperatorError.ts';
import type { OperatorModule } from '../../../module.ts';
import { gamesModule } from '../games/module.ts';
import { requirementsModule } from '../../verification/requirements/module.ts';
import { walletModule } from '../../wallet/wallet/module.ts';
import { GameGate } from './GameGate.ts';
import { launchMigrations } from './migrations.ts';
import { launchRoutes } from './routes.ts';

/** 2.6-3: launches games at their studio. */
export const launchModule: OperatorModule<null> = {
  name: 'launch',
  migrations: launchMigrations,
  create(core, use) {
    const gate = new GameGate(core, use(gamesModule));
    const requirements = use(requirementsModule);
    const handlers: Handlers<typeof launch> = {
      check: async ({ input, player }) => {
        await gate.pass(input.sysname, input.mode, player);
        if (player !== null && input.mode === 'play') await requirements.check(core.database, player, 'play');
        return 1;
      },
    };
    return {
      face: null,
      endpoints: bindArea(launch, handlers),
      routes: (app) => launchRoutes(app, { core, gate, wallet: use(walletModule), requirements }),
      controls: {
        /** `{game, maintenance, countries, currencies}`; what is left out is not restricted. */
        async 'games/restrict'(fields) {
          const currencies = textsOf(fields, 'currencies');
          const restriction = {
            game: textOf(fields, 'game'),
            is_in_maintenance: fields['maintenance'] === true,
            barred_countries: textsOf(fields, 'countries'),
            currencies: currencies.length === 0 ? null : currencies,
          };
          await gate.restrict(restriction);
          return restriction;
        },
      },
    };
  },
};

function textsOf(fields: ControlFields, name: string): readonly string[] {
  const list = fields[name] ?? [];
  if (!Array.isArray(list) || !list.every((one): one is string => typeof one === 'string'))
    throw invalidField(name, 'wrongField');
  return list;
}
