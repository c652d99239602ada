import { metadata } from '../../../../src/contract/metadata.ts';
import type { Handlers } from '../../edge/handlers.ts';
import { bindArea } from '../../edge/handlers.ts';
import type { BoundEndpoint } from '../../edge/handlers.ts';
import type { OperatorCore } from '../../module.ts';
import { countriesIn } from '../../market/countries.ts';
import type { ShellPolicy } from '../../market/shellPolicy.ts';
import { availableCurrencies, currencies, defaultCurrency, siteLocales } from '../../market/facts.ts';

/** 9-2 */
const APP_VERSION = '2.35';
/** Idle time in seconds until the client signs the player out; at least 100. Sessions end later (sessions/session.ts). */
const TIME_TO_FORCE_LOGOUT = 1800;
/** 3-12: seconds until the cashier forgets what was typed, on its pages and on that of a payment system. */
const CASHIER_INACTIVITY = 600;
const PAYMENT_INACTIVITY = 900;

/** The language's name in itself, with a capital letter as in a list. */
function ownName(code: string): string {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

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
        analytic: config.hasAnalytics,
        available_currencies: [...availableCurrencies],
        available_locales: [...siteLocales],
        default_currency: defaultCurrency,
        is_fraud_check_enabled: config.hasAnalytics,
        domain_state: config.domainState,
        domain_type: config.domainType,
        is_bonus_isolation_enabled: policy.is_bonus_isolation_enabled,
        time_to_force_logout: TIME_TO_FORCE_LOGOUT,
        is_game_history_export_enabled: config.isGameHistoryExportEnabled,
        user_inactivity_cashier_time: CASHIER_INACTIVITY,
        user_inactivity_pp_time: PAYMENT_INACTIVITY,
        policy: {
          ...policy,
          funding_order: [...policy.funding_order],
          shells: { web: listed(policy.shells.web), telegram: listed(policy.shells.telegram) },
        },
        server_time: clock.now().toISOString(),
      };
    },
    get: async ({ locale }) => ({
      version: APP_VERSION,
      currencies: currencies.map((currency) => ({ ...currency })),
      languages: siteLocales.map((code) => ({ code, name: ownName(code) })),
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
