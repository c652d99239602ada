import type { Sql } from '../../database/database.ts';
import { canonicalLogin } from './canonicalLogin.ts';
import type { Player } from './player.ts';
import { recordAgreement } from './recordAgreement.ts';

type Given = Pick<Player, 'uid' | 'login' | 'currency'> &
  Partial<Pick<Player, 'email' | 'fakename' | 'first_name' | 'last_name' | 'birth_date' | 'home_town' | 'is_sandbox'>>;

export interface KnownPlayer extends Given {
  /** None: nobody signs in as the player. */
  readonly passwordHash?: string;
  /** The key of the nickname, which no other player has. */
  readonly nicknameKey?: string;
  readonly isEmailConfirmed?: true;
}

/**
 * Adds a ready-made player of the sandbox unless they are there, as one who has agreed to the terms. Their uids are below
 * those of registrations.
 */
export async function addKnownPlayer(sql: Sql, player: KnownPlayer, now: Date): Promise<void> {
  await sql.query(
    `insert into operator.players (uid, login, login_key, email, password_hash, currency, locale, country_code, fakename,
       nickname_key, first_name, last_name, birth_date, home_town, is_sandbox, email_confirmed_at, registered_at)
     values ($1, $2, $3, $4, $5, $6, 'en', 'LV', $7, $8, $9, $10, $11, $12, $13, $14, $15) on conflict do nothing`,
    [
      player.uid,
      player.login,
      canonicalLogin(player.login),
      player.email ?? null,
      player.passwordHash ?? null,
      player.currency,
      player.fakename ?? '',
      player.nicknameKey ?? null,
      player.first_name ?? '',
      player.last_name ?? '',
      player.birth_date ?? '',
      player.home_town ?? '',
      player.is_sandbox ?? false,
      player.isEmailConfirmed === true ? now : null,
      now,
    ],
  );
  await recordAgreement(sql, { uid: player.uid, version: '', at: now });
}
