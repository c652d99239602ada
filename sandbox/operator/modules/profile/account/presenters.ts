import type { OutputOf } from '../../../../../src/contract/index.ts';
import type { account } from '../../../../../src/contract/profile/account.ts';
import type { Balances } from '../../../ledger/balances.ts';
import type { Player } from '../../../players/player.ts';
import { wireMoney } from '../../../ledger/amounts.ts';
import { countryName } from '../../../market/countries.ts';
import { defaultCurrency } from '../../../market/facts.ts';
import type { VerificationStatus } from '../../verification/verification/module.ts';
import type { PlayerDocument } from '../../../players/documents.ts';
import type { FreshWin } from '../../wallet/wallet/module.ts';
import { presentBalances } from '../../../ledger/presentBalances.ts';

type Info = OutputOf<typeof account.getInfo>;
type Profile = OutputOf<typeof account.getprofileinfo>;

const nothing: Balances = {
  currency: defaultCurrency,
  version: 0n,
  amounts: { main: 0n, bonus: 0n, betting_bonus: 0n, fun: 0n, withdrawal_hold: 0n, vault: 0n },
};

/** 3-7: a guest has uid 0 and empty balances. */
export function presentGuest(locale: string, now: Date): Info {
  return {
    uid: 0,
    reg_time: null,
    login: '',
    fakename: '',
    is_subscribed: false,
    ...presentBalances(nothing),
    is_on_verification: false,
    is_verified: false,
    is_kyc_block_enabled: false,
    is_registration_completed: false,
    country_code: '',
    locale,
    two_factor_auth: false,
    previous_login_at: null,
    has_deposits: false,
    event_seq: 0,
    server_time: now.toISOString(),
  };
}

/** What is not in the player's row. */
interface InfoFacts {
  readonly hasTwoFactor: boolean;
  readonly verification: VerificationStatus;
  readonly isKycBlocked: boolean;
  readonly eventSeq: bigint;
  readonly now: Date;
}

export function presentInfo(
  player: Player,
  balances: Balances,
  { hasTwoFactor, verification, isKycBlocked, eventSeq, now }: InfoFacts,
): Info {
  return {
    uid: Number(player.uid),
    reg_time: player.registered_at.toISOString(),
    login: player.login,
    fakename: player.fakename,
    is_subscribed: player.email_subscribed_at !== null || player.phone_subscribed_at !== null,
    ...presentBalances(balances),
    is_on_verification: verification === 'pending',
    is_verified: verification === 'approved',
    is_kyc_block_enabled: isKycBlocked,
    is_registration_completed: player.is_registration_completed,
    country_code: player.country_code,
    locale: player.locale,
    two_factor_auth: hasTwoFactor,
    previous_login_at: player.previous_login_at?.toISOString() ?? null,
    has_deposits: player.has_deposits,
    event_seq: Number(eventSeq),
    server_time: now.toISOString(),
  };
}

export function presentFreshWin(win: FreshWin): OutputOf<typeof account.getBalance>['fresh_wins'][number] {
  return { round_id: win.round_id, amount: wireMoney(win.amount, win.currency), at: win.created_at.toISOString() };
}

/** `fields` names the larger lists to include; the others are empty. */
export function presentProfile(player: Player, fields: readonly string[], document: PlayerDocument | null): Profile {
  return {
    login: player.login,
    first_name: player.first_name,
    middle_name: player.middle_name,
    last_name: player.last_name,
    sex: player.sex,
    birth_date: player.birth_date,
    country: countryName(player.country_code, player.locale),
    country_code: player.country_code,
    region: player.region,
    home_town: player.home_town,
    address: player.address,
    postcode: player.postcode,
    currency: player.currency,
    document: fields.includes('document') ? presentDocument(document) : null,
    contacts: fields.includes('contacts') ? contactsOf(player) : [],
  };
}

/** 3-16: only a cpf is shown in full, since the form is filled in with it; of any other number its end. */
function presentDocument(document: PlayerDocument | null): Profile['document'] {
  if (document === null || document.type === 'cpf') return document;
  return { type: document.type, number: `…${document.number.slice(-3)}` };
}

/** 3-17. A contact that waits for its confirmation is shown in place of the one that it will replace. */
function contactsOf(player: Player): Profile['contacts'] {
  const contacts: Profile['contacts'] = [];
  const { email, phone, pending_email: nextEmail, pending_phone: nextPhone } = player;
  const shownEmail = nextEmail ?? email;
  if (shownEmail !== null)
    contacts.push({
      type: 'email',
      contact: shownEmail,
      phone_country_code: null,
      is_confirmed: nextEmail === null && player.email_confirmed_at !== null,
      is_subscribed: nextEmail === null && player.email_subscribed_at !== null,
      ...(nextEmail === null || email === null ? {} : { replaces: email }),
    });
  const shownPhone = nextPhone ?? phone;
  if (shownPhone !== null)
    contacts.push({
      type: 'phone',
      contact: shownPhone,
      phone_country_code: nextPhone === null ? player.phone_country_code : player.pending_phone_country_code,
      is_confirmed: nextPhone === null && player.phone_confirmed_at !== null,
      is_subscribed: nextPhone === null && player.phone_subscribed_at !== null,
      ...(nextPhone === null || phone === null ? {} : { replaces: phone }),
    });
  return contacts;
}
