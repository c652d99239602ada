import type { InputOf, OutputOf } from '../../../../../src/contract/index.ts';
import type { auth } from '../../../../../src/contract/auth/auth.ts';
import { registrationRules } from '../../../../../src/shared/validation/registrationRules.ts';
import type { Database, Sql } from '../../../../database/database.ts';
import { invalidField } from '../../../OperatorError.ts';
import type { Call } from '../../../edge/handlers.ts';
import type { SandboxClock } from '../../../SandboxClock.ts';
import { handOver } from '../../../sessions/handOver.ts';
import type { Passwords } from '../../../sessions/Passwords.ts';
import type { Sessions } from '../../../sessions/Sessions.ts';
import type { Throttle } from '../../../sessions/Throttle.ts';
import type { ThrottleLimits } from '../../../sessions/throttleLimits.ts';
import type { ContentSystem } from '../../../vendors/ContentSystem.ts';
import { storedPhone } from '../../../market/phones.ts';
import { defaultCurrency, siteLocaleOf } from '../../../market/facts.ts';
import { isNameTaken, setNickname, writtenNickname } from '../../../players/names.ts';
import type { TermsAgreements } from '../../../players/TermsAgreements.ts';
import type { NewPlayer } from '../../../players/registration.ts';
import { insertPlayer } from './insertPlayer.ts';
import type { RegistrationFieldsFace } from '../registrationFields/module.ts';
import type { CommonPasswords } from './CommonPasswords.ts';
import { identityOf } from './identity.ts';
import type { Identity } from './identity.ts';
import type { RegistrationExtras } from './RegistrationExtras.ts';
import { demandValidRegistration } from './registrationRules.ts';
import type { SignIns } from './SignIns.ts';

type Registration = InputOf<typeof auth.register>;

/** Registration by form: validates, creates the player, signs them in (4-15). */
export class RegisterService {
  constructor(
    private readonly database: Database,
    private readonly clock: SandboxClock,
    private readonly sessions: Sessions,
    private readonly signIns: SignIns,
    private readonly passwords: Passwords,
    private readonly common: CommonPasswords,
    private readonly content: ContentSystem,
    private readonly throttle: Throttle,
    private readonly limits: ThrottleLimits,
    private readonly extras: RegistrationExtras,
    private readonly fields: RegistrationFieldsFace,
    private readonly terms: Pick<TermsAgreements, 'version' | 'agree'>,
    private readonly demandNewPlayers: () => void,
  ) {}

  async register(call: Call<Registration>): Promise<OutputOf<typeof auth.register>> {
    this.demandNewPlayers();
    const { input } = call;
    const rules = registrationRules(await this.content.find('site-configuration', call.locale));
    const identity = identityOf(input);
    demandValidRegistration(input, identity, {
      rules,
      locale: call.locale,
      now: this.clock.now(),
      byDefinition: this.fields.faults(input),
      asked: this.fields.asked(input.country),
    });
    // The reply reveals taken addresses, so registration is throttled. The two next steps are slow, too.
    await this.throttle.hit([{ key: `register:${call.addressHash}`, most: this.limits.registrationsPerAddress }]);
    await this.demandUncommonPassword(input);
    await this.extras.demandKnown(call);
    const passwordHash = await this.passwords.hash(input.password, call.addressHash);
    const termsVersion = await this.terms.version(call.locale);
    const opened = await this.database.transaction(async (tx) => {
      const promoCode = await this.extras.use(tx, input);
      const player = { ...newPlayer(call, identity, passwordHash, this.clock.now()), promoCode };
      const uid = await insertPlayer(tx, player);
      if (uid === null) throw await taken(tx, input, identity);
      if (input.terms === true) await this.terms.agree(tx, uid, termsVersion);
      await this.fields.keep(tx, uid, input);
      await nameThem(tx, uid, input.fakename);
      await this.extras.redeem(tx, uid, promoCode);
      return this.signIns.open(tx, call, { uid, kind: 'web', entry: null });
    });
    if (call.session !== null) await this.sessions.end(this.database, call.session.id, 'replaced');
    return {
      status: 'REGISTERED',
      payload: handOver(call, opened),
    };
  }

  private async demandUncommonPassword({
    password,
    email,
    login,
    phone,
    first_name: firstName,
    last_name: lastName,
    fakename,
  }: Registration): Promise<void> {
    const reason = await this.common.weakness(password, [email, login, phone, firstName, lastName, fakename]);
    if (reason !== null) throw invalidField('password', 'commonPassword', { reason });
  }
}

/** 3-18: under the nickname that they have chosen, if they have. */
async function nameThem(tx: Sql, uid: bigint, typed: string): Promise<void> {
  const nickname = writtenNickname(typed);
  if (nickname !== '' && !(await setNickname(tx, uid, nickname))) throw invalidField('fakename', 'fakenameTaken');
}

/** The error for a taken name, at the field into which it was typed. */
async function taken(tx: Sql, input: Registration, { email, phone }: Identity): Promise<Error> {
  if (email !== null && input.email !== '' && (await isNameTaken(tx, [email])))
    return invalidField('email', 'emailTaken');
  if (phone !== null && input.phone !== '' && (await isNameTaken(tx, [phone])))
    return invalidField('phone', 'phoneTaken');
  return invalidField('login', 'loginTaken');
}

function newPlayer(
  { input, locale }: Call<Registration>,
  identity: Identity,
  passwordHash: string,
  registeredAt: Date,
): Omit<NewPlayer, 'promoCode'> {
  return {
    ...identity,
    phoneCountryCode: storedPhone(input.phone, input.phone_country_code).country,
    telegramId: null,
    passwordHash,
    currency: input.currency || defaultCurrency,
    // The content system may have languages that this operator does not support.
    locale: siteLocaleOf(input.locale) ?? locale,
    countryCode: input.country,
    firstName: input.first_name.trim(),
    lastName: input.last_name.trim(),
    birthDate: input.birth_date,
    region: input.region,
    characterId: input.character_id,
    isSubscribed: input.notify === true,
    isBetting: input.is_betting === true,
    registeredAt,
  };
}
