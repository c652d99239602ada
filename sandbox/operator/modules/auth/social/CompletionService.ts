import type { FieldError, InputOf } from '../../../../../src/contract/index.ts';
import type { social } from '../../../../../src/contract/auth/social.ts';
import { isEmail } from '../../../../../src/shared/validation/email.ts';
import { registrationRules } from '../../../../../src/shared/validation/registrationRules.ts';
import type { RegistrationRules } from '../../../../../src/shared/validation/registrationRules.ts';
import { configuredRules } from '../../../../../src/shared/validation/ruleSet.ts';
import type { Sql } from '../../../../database/database.ts';
import { invalidField, invalidParameters } from '../../../OperatorError.ts';
import type { PlayerCall } from '../../../edge/handlers.ts';
import { isCountry } from '../../../market/countries.ts';
import { storedPhone } from '../../../market/phones.ts';
import { isAvailableCurrency } from '../../../market/facts.ts';
import type { OperatorCore } from '../../../module.ts';
import { storedEmail } from '../../../players/asciiEmail.ts';
import { readPlayer } from '../../../players/findPlayer.ts';
import type { Player } from '../../../players/player.ts';
import { canonicalLogin } from '../../../players/canonicalLogin.ts';
import { isNameTaken, lockNames } from '../../../players/names.ts';
import { completePlayer, isIncomplete } from '../../../players/registration.ts';
import { givenPhoneField } from '../auth/module.ts';
import { recordConsents } from '../../notifications/subscriptions/module.ts';
import type { PromoCodesFace } from '../../offers/campaigns/module.ts';
import type { ProfileFace } from '../../profile/profile/module.ts';

type Completion = InputOf<typeof social.completeregistration>;

interface Contact {
  readonly email: string | null;
  readonly phone: string | null;
}

/** 4-4: the rest of a registration that a social sign-in has begun. */
export class CompletionService {
  constructor(
    private readonly core: Pick<
      OperatorCore,
      'database' | 'content' | 'clock' | 'proofs' | 'excluded' | 'terms' | 'throttle' | 'limits'
    >,
    private readonly campaigns: PromoCodesFace,
    private readonly currency: ProfileFace['currency'],
  ) {}

  async complete(call: PlayerCall<Completion>): Promise<1> {
    const { player, input, locale, addressHash } = call;
    const { database, content, clock, proofs, terms, throttle, limits } = this.core;
    const rules = registrationRules(await content.find('site-configuration', locale));
    const added = addedContact(player, input);
    if (!player.is_registration_completed) {
      demandValid(player, input, added, { ...rules, locale });
      // As the registration, since the reply reveals taken contacts.
      await throttle.hit([{ key: `register:${addressHash}`, most: limits.registrationsPerAddress }]);
      const code = input.promo_code.trim();
      if (code !== '' && !(await this.campaigns.check(code, addressHash))) throw unknownPromoCode();
    }
    const termsVersion = await terms.version(locale);
    await database.transaction(async (tx) => {
      const names = [added.email, added.phone].filter((one) => one !== null);
      const [name = null] = names;
      await lockNames(tx, names);
      // Another request, or an earlier one whose answer was lost, may have completed it.
      if (!(await isIncomplete(tx, player.uid))) return;
      // A contact restores access.
      if (name !== null) await proofs.demandIn(tx, call);
      await demandFree(tx, player.uid, added);
      // Before anything is given to the player: it is in the currency that they have from then on.
      const present = await readPlayer(tx, player.uid);
      await this.currency.make(tx, present, input.currency || present.currency);
      const promoCode = input.promo_code.trim() === '' ? '' : await this.campaigns.use(tx, input.promo_code);
      if (promoCode === null) throw unknownPromoCode();
      const subscribedAt = input.notify === true ? clock.now() : null;
      await completePlayer(tx, player.uid, {
        ...added,
        phoneCountryCode: added.phone === null ? '' : storedPhone(input.phone, input.phone_country_code).country,
        // A login that was only made up gives way to the contact, which the player knows.
        login: name,
        loginKey: name === null ? null : canonicalLogin(name),
        country: input.country,
        promoCode,
        subscribedAt,
      });
      await this.core.excluded.holdUnproven(tx, player.uid);
      if (input.terms === true) await terms.agree(tx, player.uid, termsVersion);
      if (subscribedAt !== null) await recordConsents(tx, player.uid, 'registration', subscribedAt);
      if (promoCode !== '' && !(await this.campaigns.redeem(tx, player.uid, promoCode))) throw unknownPromoCode();
    });
    return 1;
  }
}

/** Nobody else has it. */
async function demandFree(tx: Sql, uid: bigint, { email, phone }: Contact): Promise<void> {
  if (email !== null && (await isNameTaken(tx, [email], uid))) throw invalidField('email', 'emailTaken');
  if (phone !== null && (await isNameTaken(tx, [phone], uid))) throw invalidField('phone', 'phoneTaken');
}

const unknownPromoCode = () => invalidField('promo_code', 'promoNotFound');

/** The contact to add: one that the service has vouched for is kept. */
function addedContact({ email, phone }: Player, input: Completion): Contact {
  if (email !== null || phone !== null) return { email: null, phone: null };
  return {
    email: storedEmail(input.email) || null,
    phone: storedPhone(input.phone, input.phone_country_code).digits || null,
  };
}

type Rules = Pick<RegistrationRules, 'areTermsActive' | 'validators'> & { readonly locale: string };

function demandValid(player: Player, input: Completion, added: Contact, rules: Rules): void {
  const { areTermsActive, validators, locale } = rules;
  const faults: Record<string, FieldError[]> = {};
  const demand = (field: keyof Completion & string, isRight: boolean, code = 'wrongField') => {
    if (!isRight) faults[field] = [{ code }];
  };
  const hasContact = player.email !== null || player.phone !== null;
  demand('email', hasContact || added.email !== null || added.phone !== null, 'insertEmailAddress');
  if (added.email !== null) demand('email', isEmail(added.email), 'wrongEmailAddress');
  const phoneFault = added.phone === null ? null : givenPhoneField(input.phone_country_code)(input.phone);
  if (phoneFault !== null) faults['phone'] = [phoneFault];
  for (const type of ['email', 'phone'] as const) {
    const fault = configuredRules(validators, type, { locale })(added[type] ?? '');
    if (added[type] !== null && fault !== null) faults[type] ??= [fault];
  }
  demand('currency', input.currency === '' || isAvailableCurrency(input.currency));
  demand('country', isCountry(input.country) || (input.country === '' && player.country_code !== ''), 'requiredField');
  demand('terms', !areTermsActive || input.terms === true, 'uncheckedCheckbox');
  if (Object.keys(faults).length > 0) throw invalidParameters(faults);
}
