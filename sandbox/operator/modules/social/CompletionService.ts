import type { FieldError, InputOf } from '../../../../src/contract/index.ts';
import type { social } from '../../../../src/contract/social.ts';
import { isEmail } from '../../../../src/shared/validation/email.ts';
import { registrationRules } from '../../../../src/shared/validation/registrationRules.ts';
import type { Database, Sql } from '../../../database/database.ts';
import { invalidField, invalidParameters } from '../../edge/OperatorError.ts';
import type { PlayerCall } from '../../edge/handlers.ts';
import { isCountry } from '../../market/countries.ts';
import { defaultCurrency, isAvailableCurrency } from '../../market/facts.ts';
import type { SandboxClock } from '../../SandboxClock.ts';
import type { Player } from '../../sessions/player.ts';
import type { ContentSystem } from '../../vendors/ContentSystem.ts';
import { canonicalLogin, isNameTaken, isPhone, lockNames, phoneDigits } from '../auth/module.ts';
import type { CampaignsFace } from '../campaigns/module.ts';
import { completePlayer, isIncomplete } from './completionRepository.ts';

type Completion = InputOf<typeof social.completeregistration>;

interface Contact {
  readonly email: string | null;
  readonly phone: string | null;
}

/** 4-4: the rest of a registration that a social sign-in has begun. */
export class CompletionService {
  constructor(
    private readonly database: Database,
    private readonly content: ContentSystem,
    private readonly campaigns: CampaignsFace,
    private readonly clock: Pick<SandboxClock, 'now'>,
  ) {}

  async complete({ player, input, locale, addressHash }: PlayerCall<Completion>): Promise<1> {
    const { areTermsActive } = registrationRules(await this.content.find('site-configuration', locale));
    const added = addedContact(player, input);
    if (!player.is_registration_completed) {
      demandValid(player, input, added, areTermsActive);
      const code = input.promo_code.trim();
      if (code !== '' && !(await this.campaigns.check(code, addressHash))) throw unknownPromoCode();
    }
    await this.database.transaction(async (tx) => {
      const name = added.email ?? added.phone;
      if (name !== null) await lockNames(tx, [name]);
      // Another request, or an earlier one whose answer was lost, may have completed it.
      if (!(await isIncomplete(tx, player.uid))) return;
      if (name !== null) await demandFree(tx, player, added, name);
      const promoCode = input.promo_code.trim() === '' ? '' : await this.campaigns.use(tx, input.promo_code);
      if (promoCode === null) throw unknownPromoCode();
      await completePlayer(tx, player.uid, {
        ...added,
        phoneCountryCode: added.phone === null ? '' : input.phone_country_code,
        // A login that was only made up gives way to the contact, which the player knows.
        login: name,
        loginKey: name === null ? null : canonicalLogin(name),
        country: input.country,
        currency: input.currency || defaultCurrency,
        promoCode,
        subscribedAt: input.notify === true ? this.clock.now() : null,
      });
    });
    return 1;
  }
}

const unknownPromoCode = () => invalidField('promo_code', 'promoNotFound');

/** The contact to add: one that the service has vouched for is kept. */
function addedContact({ email, phone }: Player, input: Completion): Contact {
  if (email !== null || phone !== null) return { email: null, phone: null };
  return { email: input.email.trim().toLowerCase() || null, phone: phoneDigits(input.phone) || null };
}

function demandValid(player: Player, input: Completion, added: Contact, areTermsActive: boolean): void {
  const faults: Record<string, FieldError[]> = {};
  const demand = (field: keyof Completion & string, isRight: boolean, code = 'wrongField') => {
    if (!isRight) faults[field] = [{ code }];
  };
  const hasContact = player.email !== null || player.phone !== null;
  demand('email', hasContact || added.email !== null || added.phone !== null, 'insertEmailAddress');
  if (added.email !== null) demand('email', isEmail(added.email), 'wrongEmailAddress');
  if (added.phone !== null) demand('phone', isPhone(added.phone), 'wrongPhoneFormat');
  demand('currency', input.currency === '' || isAvailableCurrency(input.currency));
  demand('country', isCountry(input.country) || (input.country === '' && player.country_code !== ''), 'requiredField');
  demand('terms', !areTermsActive || input.terms === true, 'uncheckedCheckbox');
  if (Object.keys(faults).length > 0) throw invalidParameters(faults);
}

async function demandFree(tx: Sql, player: Player, { email, phone }: Contact, name: string): Promise<void> {
  const names = [name, ...(email !== null && phone !== null ? [phone] : [])];
  for (const one of names)
    if (await isNameTaken(tx, [one], player.uid))
      throw one === email ? invalidField('email', 'emailTaken') : invalidField('phone', 'phoneTaken');
}
