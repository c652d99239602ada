import { OperatorError } from '../OperatorError.ts';
import type { Player } from '../players/player.ts';
import type { Session, SessionKind } from '../sessions/session.ts';
import type { MarketPolicy } from './marketPolicy.ts';

type Shells = Pick<MarketPolicy, 'shells'>;

interface Method {
  readonly sysname: string;
  /** Code of its cryptocurrency; absent for ordinary money. */
  readonly crypto?: string;
}

/** Whether the cashier of a session of this kind has the method. */
export function offersMethod({ shells }: Shells, kind: SessionKind, { sysname, crypto }: Method): boolean {
  const { payment_methods: methods, crypto_currencies: currencies } = shells[kind];
  const isCryptoAllowed = crypto === undefined || currencies === null || currencies.includes(crypto);
  return isCryptoAllowed && (methods === null || methods.includes(sysname));
}

/** What a player in a country that the shell does not serve may still call. */
const always = ['metadata.getgeneralinfo', 'auth.logout'];

/** Throws for a player in a country that the session's shell does not serve. One whose country is unknown is served. */
export function demandServedIn(
  { shells }: Shells,
  signedIn: { readonly session: Session; readonly player: Player } | null,
  method: string,
): void {
  if (signedIn === null || always.includes(method)) return;
  const { countries } = shells[signedIn.session.kind];
  const { country_code: country } = signedIn.player;
  if (countries === null || country === '' || countries.includes(country)) return;
  throw new OperatorError('AccessDeniedException', 'The site is not available in this country', {
    reason: 'country_not_served',
  });
}
