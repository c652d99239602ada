import type { LocaleCode } from '../../../market/facts.ts';

interface Subject {
  readonly game: string;
  readonly title: string;
  /** What a win has paid, in stakes; null for the game alone. */
  readonly multiple: number | null;
  /** Address that opens the game in the mini app. */
  readonly url: string;
  readonly locale: LocaleCode;
}

interface Words {
  readonly game: (title: string) => string;
  readonly win: (title: string, multiple: string) => string;
  readonly button: string;
}

const words: Readonly<Record<LocaleCode, Words>> = {
  en: {
    game: (title) => `Play ${title} with me at Croupier.`,
    win: (title, multiple) => `My win in ${title} at Croupier: ${multiple}× the stake.`,
    button: 'Play',
  },
  ru: {
    game: (title) => `Сыграй со мной в ${title} в Croupier.`,
    win: (title, multiple) => `Мой выигрыш в ${title} в Croupier: ×${multiple} от ставки.`,
    button: 'Играть',
  },
  es: {
    game: (title) => `Juega conmigo a ${title} en Croupier.`,
    win: (title, multiple) => `Mi premio en ${title} en Croupier: ${multiple}× la apuesta.`,
    button: 'Jugar',
  },
  ar: {
    game: (title) => `العب معي ${title} في Croupier.`,
    win: (title, multiple) => `فوزي في ${title} على Croupier: ‎${multiple}×‎ قيمة الرهان.`,
    button: 'العب',
  },
};

/** Telegram's limit of a result's id, in bytes; names of games are ASCII. */
const MOST_ID = 64;

/** The message that a player sends to a chat, as Telegram's InlineQueryResultArticle. */
export function sharedMessage({ game, title, multiple, url, locale }: Subject) {
  const { game: ofGame, win, button } = words[locale];
  const text =
    multiple === null
      ? ofGame(title)
      : win(title, new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).format(multiple));
  return {
    type: 'article',
    id: `${multiple === null ? 'game' : 'win'}-${game}`.slice(0, MOST_ID),
    title,
    input_message_content: { message_text: text },
    reply_markup: { inline_keyboard: [[{ text: button, url }]] },
  };
}
