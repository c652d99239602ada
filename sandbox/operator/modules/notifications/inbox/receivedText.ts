import type { WireReward } from '../../../../../src/contract/loyalty/reward.ts';
import { moneyInText } from '../../../../../src/shared/money/moneyInText.ts';
import { parseMoney } from '../../../../../src/shared/money/moneyWire.ts';
import { groupedDigits } from '../../../../../src/shared/text/groupedDigits.ts';
import { isolated } from '../../../../../src/shared/text/isolated.ts';
import type { LocaleCode } from '../../../market/facts.ts';
import type { Entry } from './entry.ts';

type Counted = 'freespins' | 'points' | 'tickets' | 'vpn_days' | 'spins';
type Forms = { readonly [Rule in Intl.LDMLPluralRule]?: string } & { readonly other: string };

interface Words {
  /** The sentence around the list of rewards, which stands in its basic form. */
  readonly received: (rewards: string) => string;
  readonly bonus: (amount: string) => string;
  readonly freeBet: (amount: string) => string;
  readonly inGame: (spins: string, game: string) => string;
  readonly frame: string;
  /** `#` is the number. */
  readonly counted: Readonly<Record<Counted, Forms>>;
}

const words: Readonly<Record<LocaleCode, Words>> = {
  en: {
    received: (rewards) => `You received ${rewards}.`,
    bonus: (amount) => `a bonus of ${amount}`,
    freeBet: (amount) => `a free bet of ${amount}`,
    inGame: (spins, game) => `${spins} in ${game}`,
    frame: 'a portrait frame',
    counted: {
      freespins: { one: '# free spin', other: '# free spins' },
      points: { one: '# point', other: '# points' },
      tickets: { one: '# tournament ticket', other: '# tournament tickets' },
      vpn_days: { one: '# day of VPN', other: '# days of VPN' },
      spins: { one: '# wheel spin', other: '# wheel spins' },
    },
  },
  ru: {
    received: (rewards) => `Получено: ${rewards}.`,
    bonus: (amount) => `бонус ${amount}`,
    freeBet: (amount) => `бесплатная ставка ${amount}`,
    inGame: (spins, game) => `${spins} в ${game}`,
    frame: 'рамка портрета',
    counted: {
      freespins: { one: '# фриспин', few: '# фриспина', many: '# фриспинов', other: '# фриспина' },
      points: { one: '# балл', few: '# балла', many: '# баллов', other: '# балла' },
      tickets: {
        one: '# билет на турнир',
        few: '# билета на турнир',
        many: '# билетов на турнир',
        other: '# билета на турнир',
      },
      vpn_days: { one: '# день VPN', few: '# дня VPN', many: '# дней VPN', other: '# дня VPN' },
      spins: {
        one: '# вращение колеса',
        few: '# вращения колеса',
        many: '# вращений колеса',
        other: '# вращения колеса',
      },
    },
  },
  es: {
    received: (rewards) => `Has recibido ${rewards}.`,
    bonus: (amount) => `un bono de ${amount}`,
    freeBet: (amount) => `una apuesta gratis de ${amount}`,
    inGame: (spins, game) => `${spins} en ${game}`,
    frame: 'un marco de retrato',
    counted: {
      freespins: { one: '# giro gratis', other: '# giros gratis' },
      points: { one: '# punto', other: '# puntos' },
      tickets: { one: '# entrada de torneo', other: '# entradas de torneo' },
      vpn_days: { one: '# día de VPN', other: '# días de VPN' },
      spins: { one: '# giro de la ruleta', other: '# giros de la ruleta' },
    },
  },
  ar: {
    received: (rewards) => `حصلت على ما يلي: ${rewards}.`,
    bonus: (amount) => `مكافأة بقيمة ${amount}`,
    freeBet: (amount) => `رهان مجاني بقيمة ${amount}`,
    inGame: (spins, game) => `${spins} في ${game}`,
    frame: 'إطار للصورة',
    counted: {
      freespins: {
        one: 'دورة مجانية واحدة',
        two: 'دورتان مجانيتان',
        few: '# دورات مجانية',
        other: '# دورة مجانية',
      },
      points: { one: 'نقطة واحدة', two: 'نقطتان', few: '# نقاط', other: '# نقطة' },
      tickets: { one: 'تذكرة بطولة واحدة', two: 'تذكرتا بطولة', few: '# تذاكر بطولات', other: '# تذكرة بطولة' },
      vpn_days: {
        one: 'يوم واحد من VPN',
        two: 'يومان من VPN',
        few: '# أيام من VPN',
        many: '# يومًا من VPN',
        other: '# يوم من VPN',
      },
      spins: { one: 'دورة واحدة للعجلة', two: 'دورتان للعجلة', few: '# دورات للعجلة', other: '# دورة للعجلة' },
    },
  },
};

/** 3-52: one sentence that names all rewards, such as "You received €10.00 and 50 points."; empty for none. */
export function receivedText(rewards: readonly WireReward[], locale: LocaleCode): string {
  const named = rewards.map((reward) => nameOf(reward, locale)).filter((name) => name !== '');
  if (named.length === 0) return '';
  return words[locale].received(new Intl.ListFormat(locale, { type: 'conjunction' }).format(named));
}

/** 3-52: the amount of a notice and what of; none where several rewards have no common amount. */
export function creditOf(rewards: readonly WireReward[]): Pick<Entry, 'amount' | 'amountType'> {
  const [first, ...others] = rewards.filter(({ kind }) => kind !== 'nothing' && kind !== 'frame');
  if (first === undefined || others.length > 0) return { amount: '', amountType: '' };
  const { kind, amount, count } = first;
  if (amount !== null && kind !== 'freespins') return { amount: amount.amount, amountType: amount.currency };
  return { amount: String(count), amountType: kind };
}

function nameOf({ kind, amount, count, game }: WireReward, locale: LocaleCode): string {
  const { bonus, freeBet, inGame, frame, counted } = words[locale];
  const money =
    amount === null ? '' : moneyInText(parseMoney(amount), { code: locale, dir: locale === 'ar' ? 'rtl' : 'ltr' });
  switch (kind) {
    case 'nothing':
      return '';
    case 'frame':
      return frame;
    case 'money':
      return money;
    case 'bonus':
      return bonus(money);
    case 'free_bet':
      return freeBet(money);
    case 'freespins': {
      const spins = countOf(counted.freespins, count, locale);
      return game === null ? spins : inGame(spins, isolated(game.title));
    }
    case 'points':
    case 'tickets':
    case 'vpn_days':
    case 'spins':
      return countOf(counted[kind], count, locale);
  }
}

function countOf(forms: Forms, count: number, locale: LocaleCode): string {
  const form = forms[new Intl.PluralRules(locale).select(count)] ?? forms.other;
  return form.replace('#', groupedDigits(count));
}
