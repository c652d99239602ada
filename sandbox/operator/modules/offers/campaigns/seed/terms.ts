import type { BonusGift, InAllLanguages } from '../offer.ts';
import { amounts } from './amounts.ts';

/** Slots count whole; the other games, whose house edge is lower, count a tenth. UK rules of 2026: 10 times at most. */
export const casinoTerms: BonusGift['terms'] = {
  type: 'casino',
  wager_times: 10,
  wager_base: 'bonus',
  is_sticky: false,
  max_stake: amounts(5),
  max_conversion_times: null,
  days: 7,
  counts: { types: { slot: 100, casino: 10, live: 10, high_low: 10 }, games: {}, excluded: [] },
};

const counted: InAllLanguages<string> = {
  en: 'Slots count in full, table, card and live games 10%. The highest stake with bonus money is {stake}.',
  ru: 'Слоты засчитываются полностью, настольные, карточные и живые игры — на 10%. Самая большая ставка на бонусные деньги — {stake}.',
  es: 'Las tragaperras cuentan al completo; los juegos de mesa, de cartas y en vivo, un 10 %. La apuesta máxima con dinero del bono es de {stake}.',
  ar: 'تُحتسب ماكينات السلوت بالكامل، وألعاب الطاولة والورق والألعاب المباشرة بنسبة 10%. أعلى رهان بأموال المكافأة هو {stake}.',
};

/** Of a bonus that comes with a deposit. */
export const depositText: InAllLanguages<string> = {
  en: `Deposit {deposit} or more and choose this offer: we add {percent}% of your deposit, at most {amount}. Wager the bonus {times} times within {days} days, and what is left of it is paid out to your balance. ${counted.en} Your deposit is yours all along; if you withdraw before the bonus is wagered, the bonus ends.`,
  ru: `Внесите {deposit} или больше и выберите это предложение: мы добавим {percent}% от депозита, но не больше {amount}. Отыграйте бонус {times} раз за {days} дней — и всё, что от него осталось, перейдёт на ваш баланс. ${counted.ru} Депозит всё время остаётся вашим; если вывести деньги до отыгрыша, бонус закончится.`,
  es: `Deposita {deposit} o más y elige esta oferta: añadimos el {percent} % de tu depósito, como máximo {amount}. Apuesta {times} veces el bono en {days} días y lo que quede de él pasará a tu saldo. ${counted.es} Tu depósito es siempre tuyo; si retiras antes de completar el bono, el bono termina.`,
  ar: `أودِع {deposit} أو أكثر واختر هذا العرض: نضيف {percent}% من إيداعك، بحد أقصى {amount}. راهن بقيمة المكافأة {times} مرات خلال {days} أيام، فيُدفع ما تبقى منها إلى رصيدك. ${counted.ar} إيداعك لك دائمًا؛ وإذا سحبت قبل استكمال الرهان تنتهي المكافأة.`,
};

/** Of a bonus of a fixed amount that is paid out with its winnings. */
export const giftText: InAllLanguages<string> = {
  en: `A bonus of {amount}, without a deposit. Wager the bonus {times} times within {days} days, and what is left of it is paid out to your balance. ${counted.en}`,
  ru: `Бонус {amount} без депозита. Отыграйте его {times} раз за {days} дней — и всё, что от него осталось, перейдёт на ваш баланс. ${counted.ru}`,
  es: `Un bono de {amount} sin depósito. Apuéstalo {times} veces en {days} días y lo que quede de él pasará a tu saldo. ${counted.es}`,
  ar: `مكافأة بقيمة {amount} دون إيداع. راهن بقيمتها {times} مرات خلال {days} أيام، فيُدفع ما تبقى منها إلى رصيدك. ${counted.ar}`,
};

/** Of a sticky bonus. */
export const stickyText: InAllLanguages<string> = {
  en: `{amount} to play with, without a deposit. Wager the bonus {times} times within {days} days: what you have won above {amount} is paid out, at most {most}; the {amount} themselves are for play only. ${counted.en}`,
  ru: `{amount} для игры без депозита. Отыграйте бонус {times} раз за {days} дней: выплачивается то, что вы выиграли сверх {amount}, но не больше {most}; сами {amount} — только для игры. ${counted.ru}`,
  es: `{amount} para jugar, sin depósito. Apuéstalos {times} veces en {days} días: se paga lo que hayas ganado por encima de {amount}, como máximo {most}; los {amount} en sí son solo para jugar. ${counted.es}`,
  ar: `{amount} للعب دون إيداع. راهن بقيمتها {times} مرات خلال {days} أيام: يُدفع ما ربحته فوق {amount}، بحد أقصى {most}؛ أما مبلغ {amount} نفسه فللعب فقط. ${counted.ar}`,
};
