import { sign } from '@tma.js/init-data-node';
import { expect } from 'vitest';
import { firstPassword } from './newPassword.ts';
import { testConfig } from './startTestOperator.ts';
import type { Reply, TestOperator, TestPlayer } from './startTestOperator.ts';

let users = 800_000;
let launches = 0;

/** The id of a Telegram user whom the operator has not seen. */
export const newTelegramUser = (): number => (users += 1);

/** Launch data of a Telegram user as Telegram signs them, `ageMs` old. Each are of another launch. */
export function launchOf(operator: TestOperator, id: number, ageMs = 0): string {
  const user = { id, first_name: 'Ada', language_code: 'en' };
  return sign(
    { user, query_id: `q${(launches += 1)}` },
    testConfig.telegramBotToken,
    new Date(operator.time.ms - ageMs),
  );
}

/** Opens the app by launch data: their user is signed in, and gets an account first if they have none. */
export const present = (operator: TestOperator, launch: string): Promise<Reply> =>
  operator.call('auth.register', { is_tg: true, payload: launch });

/** A Telegram user who has opened the app. */
export interface LaunchedUser {
  readonly id: number;
  readonly launch: string;
  readonly uid: number;
  readonly bearer: string;
}

/** A Telegram user, by default a new one, opens the app by a new launch. */
export async function launched(operator: TestOperator, id = newTelegramUser()): Promise<LaunchedUser> {
  const launch = launchOf(operator, id);
  const { data } = await present(operator, launch);
  const { uid, token } = (data as { payload: { uid: number; token: string } }).payload;
  return { id, launch, uid, bearer: token };
}

/** In the messenger, the user of a launch asks for an account of the web by its login and password. */
export const join = (operator: TestOperator, launch: string, login: string, password = firstPassword): Promise<Reply> =>
  operator.call('telegram.join', { payload: launch, login, password });

/** A player of the web whose account a Telegram user opens. */
export async function linked(
  operator: TestOperator,
): Promise<{ readonly player: TestPlayer; readonly id: number; readonly launch: string }> {
  const player = await operator.player();
  const id = newTelegramUser();
  const launch = launchOf(operator, id);
  expect((await join(operator, launch, player.email)).status).toBe(200);
  return { player, id, launch };
}
