import { metadata } from '../../../../src/contract/metadata.ts';
import type { Handlers } from '../../edge/handlers.ts';
import { bindArea } from '../../edge/handlers.ts';
import type { BoundEndpoint } from '../../edge/handlers.ts';
import type { OperatorCore } from '../../module.ts';
import { countriesIn } from '../../market/countries.ts';
import type { ShellPolicy } from '../../market/shellPolicy.ts';
import { availableCurrencies, availableLocales, currencies, defaultCurrency } from '../../market/facts.ts';

/** 9-2 */
const APP_VERSION = '2.35';
/** Idle time in seconds until the client signs the player out; must be at least 100. */
const TIME_TO_FORCE_LOGOUT = 1800;

const listed = ({
  payment_methods: methods,
  crypto_currencies: crypto,
  pages_hidden: pages,
  countries,
}: ShellPolicy) => ({
  payment_methods: methods && [...methods],
  crypto_currencies: crypto && [...crypto],
  pages_hidden: [...pages],
  countries: countries && [...countries],
});

export function metadataRoutes({
  config,
  policy,
  clock,
}: Pick<OperatorCore, 'config' | 'policy' | 'clock'>): BoundEndpoint[] {
  const handlers: Handlers<typeof metadata> = {
    getgeneralinfo: async () => {
      return {
        analytic: false,
        available_currencies: [...availableCurrencies],
        available_locales: [...availableLocales],
        default_currency: defaultCurrency,
        is_fraud_check_enabled: false,
        domain_state: config.domainState,
        domain_type: config.domainType,
        is_bonus_isolation_enabled: true,
        time_to_force_logout: TIME_TO_FORCE_LOGOUT,
        is_game_history_export_enabled: false,
        user_inactivity_cashier_time: 0,
        user_inactivity_pp_time: 0,
        policy: { ...policy, shells: { web: listed(policy.shells.web), telegram: listed(policy.shells.telegram) } },
        server_time: clock.now().toISOString(),
      };
    },
    get: async ({ locale }) => ({
      version: APP_VERSION,
      currencies: currencies.map((currency) => ({ ...currency })),
      countries: countriesIn(locale).map(({ code, name, phone_code, masks }) => ({
        code,
        name,
        phone_code,
        mask: masks.at(-1) ?? '',
      })),
    }),
  };
  return bindArea(metadata, handlers);
}
