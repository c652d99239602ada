import type { PersonalData } from '../personal/PersonalData.ts';
import { openDocument } from './documents.ts';
import { releasePlayers } from './closing.ts';

export const playersPersonal: PersonalData = {
  tables: {
    players: 'profile',
    exclusions: 'exclusions',
    excluded_identifiers: 'none: hashes of what is, or was, in profile (documents, too) and social_sign_ins',
    play_holds: 'none: the support tells why an account is held; until when is in profile',
    terms_agreements: 'terms',
    held_entries: 'none: what they are is in profile, social_sign_ins and passkeys',
  },
  parts: {
    profile: async (sql, { uid, secret }) => {
      const [row] = await sql.query<Readonly<Record<string, unknown>>>(
        `select uid::text as uid, login, fakename, first_name, middle_name, last_name, sex, birth_date, country_code, region, home_town,
           address, postcode, document_type, document_number, currency, locale, promo_code, character_id,
           is_betting, shares_wins, registered_at, last_login_at, email, email_confirmed_at, email_subscribed_at, pending_email,
           phone, phone_country_code, phone_confirmed_at, phone_subscribed_at, pending_phone,
           replaced_email, replaced_phone,
           telegram_id::text as telegram_id, play_held_until
         from operator.players where uid = $1`,
        [uid],
      );
      if (row === undefined) return {};
      const { document_type: type, document_number: stored, ...profile } = row;
      const document = openDocument(secret, { uid, document_type: String(type), document_number: String(stored) });
      return { ...profile, document };
    },
    exclusions: 'select kind, created_at, until from operator.exclusions where uid = $1 order by id',
    terms: 'select version, agreed_at from operator.terms_agreements where uid = $1',
  },
  endsWithRetention: ['held_entries'],
  release: releasePlayers,
};
