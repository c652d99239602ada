import { telegram } from '../../../../../src/contract/telegram/telegram.ts';
import type { Sql } from '../../../../database/database.ts';
import { bindArea, forPlayer } from '../../../edge/handlers.ts';
import type { OperatorModule } from '../../../module.ts';
import { authModule } from '../../auth/auth/module.ts';
import { holdTelegram } from './endTelegram.ts';
import { isUnused } from './isUnused.ts';
import { dropEnded, forgetCodes } from './linkRepository.ts';
import { telegramLinkMigrations } from './migrations.ts';
import { telegramLinkPersonal } from './personal.ts';
import { TelegramLinks } from './TelegramLinks.ts';

export { asRefusal } from './asRefusal.ts';
export { dropTelegram } from './endTelegram.ts';
export { shortLogin } from './shortLogin.ts';

/** For other proofs of an account that a messenger's user is moved to. */
export interface TelegramLinkFace extends Pick<TelegramLinks, 'move'> {
  /** Whether nobody would miss the account. */
  isUnused(tx: Sql, uid: bigint): Promise<boolean>;
  /** Drops the links of a player's sessions that have ended. */
  dropEnded(tx: Sql, uid: bigint): Promise<void>;
}

const FORGET_EVERY_MS = 10 * 60_000;

/** 1-22: linking a Telegram account to an existing account, and unlinking it. */
export const telegramLinkModule: OperatorModule<TelegramLinkFace> = {
  name: 'telegramLink',
  personal: telegramLinkPersonal,
  migrations: telegramLinkMigrations,
  endsWithPassword: holdTelegram,
  create(core, use) {
    const { database, clock } = core;
    const links = new TelegramLinks(core, use(authModule));
    return {
      face: { move: links.move.bind(links), isUnused: (tx, uid) => isUnused(tx, uid, core), dropEnded },
      endpoints: bindArea(telegram, {
        getStatus: forPlayer<typeof telegram.getStatus>(({ player }) => links.status(player)),
        makeLink: forPlayer<typeof telegram.makeLink>((call) => links.makeLink(call)),
        takeLink: (call) => links.takeLink(call),
        join: (call) => links.join(call),
        unlink: forPlayer<typeof telegram.unlink>((call) => links.unlink(call)),
      }),
      jobs: [
        { name: 'forget-telegram-links', everyMs: FORGET_EVERY_MS, run: () => forgetCodes(database, clock.now()) },
      ],
    };
  },
};
