import type { InputOf, OutputOf } from '../../../../src/contract/index.ts';
import type { auth } from '../../../../src/contract/endpoints/auth.ts';
import { normalisedLogin } from '../../../../src/shared/validation/login.ts';
import type { Database, Sql } from '../../../database/database.ts';
import { invalidField } from '../../edge/ApiError.ts';
import type { Call } from '../../edge/handlers.ts';
import type { SandboxClock } from '../../SandboxClock.ts';
import type { Passwords } from '../../sessions/Passwords.ts';
import type { Sessions } from '../../sessions/Sessions.ts';
import type { Throttle } from '../../sessions/Throttle.ts';
import type { ThrottleLimits } from '../../sessions/throttleLimits.ts';
import { defaultCurrency, isAvailableLocale } from '../metadata/facts.ts';
import { findCredentials, insertPlayer, isPhoneTaken } from './authRepository.ts';
import type { NewPlayer } from './authRepository.ts';
import type { CommonPasswords } from './CommonPasswords.ts';
import { phoneDigits } from './canonicalLogin.ts';
import { demandValidRegistration } from './registrationRules.ts';

type Registration = InputOf<typeof auth.register>;

/** Registration by form: checks, creates the player, signs them in (4-15). */
export class RegisterService {
  constructor(
    private readonly database: Database,
    private readonly clock: SandboxClock,
    private readonly sessions: Sessions,
    private readonly passwords: Passwords,
    private readonly common: CommonPasswords,
    private readonly throttle: Throttle,
    private readonly limits: ThrottleLimits,
  ) {}

  async register(call: Call<Registration>): Promise<OutputOf<typeof auth.register>> {
    const { input } = call;
    demandValidRegistration(input, this.clock.now());
    // A taken address is said at the field, so asking is throttled; and both what follows take time.
    await this.throttle.hit([{ key: `register:${call.addressHash}`, most: this.limits.registrationsPerAddress }]);
    await this.demandUncommonPassword(input);
    const passwordHash = await this.passwords.hash(input.password);
    const opened = await this.database.transaction(async (tx) => {
      const player = newPlayer(call, passwordHash, this.clock.now());
      const uid = await insertPlayer(tx, player);
      if (uid === null) throw await taken(tx, player);
      await this.sessions.noteSignIn(tx, uid);
      return this.sessions.open(tx, { uid, kind: 'web', addressHash: call.addressHash });
    });
    if (call.session !== null) await this.sessions.end(this.database, call.session.id, 'replaced');
    call.setSessionCookie(opened.token);
    return { status: 'REGISTERED', payload: { uid: Number(opened.session.uid), token: call.isFramed ? opened.token : null } };
  }

  private async demandUncommonPassword({ password, email, login, phone, first_name: firstName, last_name: lastName }: Registration): Promise<void> {
    if (await this.common.isCommon(password, [email, login, phone, firstName, lastName])) throw invalidField('password', 'commonPassword');
  }
}

async function taken(tx: Sql, player: NewPlayer): Promise<Error> {
  if ((await findCredentials(tx, player.email ?? '')) !== null) return invalidField('email', 'emailTaken');
  if (player.phone !== null && (await isPhoneTaken(tx, player.phone))) return invalidField('phone', 'phoneTaken');
  return invalidField('login', 'loginTaken');
}

function newPlayer({ input, locale }: Call<Registration>, passwordHash: string, registeredAt: Date): NewPlayer {
  const email = input.email.trim().toLowerCase();
  return {
    login: normalisedLogin(input.login) || email,
    email,
    phone: input.phone === '' ? null : phoneDigits(input.phone),
    phoneCountryCode: input.phone_country_code,
    telegramId: null,
    passwordHash,
    currency: input.currency || defaultCurrency,
    // The content system may have languages that this operator does not write in.
    locale: isAvailableLocale(input.locale) ? input.locale : locale,
    countryCode: input.country,
    firstName: input.first_name.trim(),
    lastName: input.last_name.trim(),
    birthDate: input.birth_date,
    region: input.region,
    promoCode: input.promo_code.trim(),
    characterId: input.character_id,
    isSubscribed: input.notify === true,
    isBetting: input.is_betting === true,
    registeredAt,
  };
}
