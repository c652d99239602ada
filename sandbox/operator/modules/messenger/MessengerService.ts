import type { InputOf, OutputOf } from '../../../../src/contract/index.ts';
import type { messenger } from '../../../../src/contract/messenger.ts';
import { readStartParam } from '../../../../src/shared/startParam.ts';
import { deepLink } from '../../market/deepLink.ts';
import { invalidField } from '../../edge/OperatorError.ts';
import type { PlayerCall } from '../../edge/handlers.ts';
import type { LocaleCode } from '../../market/facts.ts';
import type { OperatorCore } from '../../module.ts';
import { VendorError } from '../../vendors/VendorError.ts';
import type { ReferralsFace } from '../referrals/module.ts';
import type { BotApi } from './BotApi.ts';
import { CONTACT_MS } from './BotService.ts';
import { findContactRequest, findGameTitle, noteContactRequest, setMayWrite } from './messengerRepository.ts';

/** Calls of a player within the throttle's window that make the messenger work. */
const MOST_CALLS = 40;

const gameWords: Readonly<Record<LocaleCode, { readonly text: (title: string) => string; readonly button: string }>> = {
  en: { text: (title) => `Play ${title} with me at Croupier.`, button: 'Play' },
  ru: { text: (title) => `Сыграй со мной в ${title} в Croupier.`, button: 'Играть' },
  es: { text: (title) => `Juega conmigo a ${title} en Croupier.`, button: 'Jugar' },
  ar: { text: (title) => `العب معي ${title} في Croupier.`, button: 'العب' },
};

/** What players do with the messenger from the app. */
export class MessengerService {
  constructor(
    private readonly core: Pick<OperatorCore, 'config' | 'database' | 'clock' | 'throttle' | 'logger'>,
    private readonly api: BotApi,
    private readonly referrals: ReferralsFace,
  ) {}

  async referral({ player }: PlayerCall<object>): Promise<OutputOf<typeof messenger.getReferral>> {
    const { database, config } = this.core;
    const code = await this.referrals.codeOf(database, player.uid);
    return {
      code,
      link: deepLink(config, { name: 'ref', value: code }),
      count: await this.referrals.count(database, player.uid),
    };
  }

  async prepareShare({
    input,
    player,
    locale,
  }: PlayerCall<InputOf<typeof messenger.prepareShare>>): Promise<OutputOf<typeof messenger.prepareShare>> {
    const title = await findGameTitle(this.core.database, input.game);
    if (title === null || readStartParam(`game_${input.game}`) === null) throw invalidField('game', 'wrongField');
    const url = deepLink(this.core.config, { name: 'game', value: input.game });
    if (player.telegram_id === null) return { id: null, url };
    await this.countCall(player.uid);
    const { text, button } = gameWords[locale];
    const prepared = await this.tryCall('savePreparedInlineMessage', {
      user_id: Number(player.telegram_id),
      result: {
        type: 'article',
        id: `game-${input.game}`.slice(0, 64),
        title,
        input_message_content: { message_text: text(title) },
        reply_markup: { inline_keyboard: [[{ text: button, url }]] },
      },
      allow_user_chats: true,
      allow_group_chats: true,
      allow_channel_chats: true,
    });
    return { id: idOf(prepared), url };
  }

  /** A chat action is shown to the user for seconds, and refused where the bot may not write. */
  async checkWriteAccess({ player }: PlayerCall<object>): Promise<OutputOf<typeof messenger.checkWriteAccess>> {
    if (player.telegram_id === null) return { may_write: false };
    await this.countCall(player.uid);
    const isTaken = await this.tryCall('sendChatAction', { chat_id: Number(player.telegram_id), action: 'typing' });
    if (isTaken === true) await setMayWrite(this.core.database, player.telegram_id, true, this.core.clock.now());
    return { may_write: isTaken === true };
  }

  async askContact({ player }: PlayerCall<object>): Promise<1> {
    await noteContactRequest(this.core.database, player.uid, this.core.clock.now());
    return 1;
  }

  async contact({ player }: PlayerCall<object>): Promise<OutputOf<typeof messenger.getContact>> {
    const since = this.core.clock.in(-CONTACT_MS);
    return { status: await findContactRequest(this.core.database, player.uid, since) };
  }

  private async countCall(uid: bigint): Promise<void> {
    await this.core.throttle.hit([{ key: `messenger:${uid}`, most: MOST_CALLS }]);
  }

  private async tryCall(method: string, fields: Readonly<Record<string, unknown>>): Promise<unknown> {
    try {
      return await this.api.call(method, fields);
    } catch (error) {
      if (!(error instanceof VendorError)) throw error;
      this.core.logger.warn({ err: error, method }, 'the messenger did not take a call');
      return null;
    }
  }
}

const idOf = (prepared: unknown): string | null =>
  typeof prepared === 'object' && prepared !== null && 'id' in prepared && typeof prepared.id === 'string'
    ? prepared.id
    : null;
