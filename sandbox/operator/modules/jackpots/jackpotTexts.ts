import type { LocaleCode } from '../../market/facts.ts';

interface JackpotText {
  readonly title: string;
  readonly text: string;
}

const texts: Readonly<Record<string, Readonly<Record<LocaleCode, JackpotText>>>> = {
  'brass-tower': {
    en: {
      title: 'Brass Tower',
      text: 'Every slot pours into four vessels of brass. Each has to fall before it is full.',
    },
    ru: {
      title: 'Латунная башня',
      text: 'Каждый слот наполняет четыре латунных сосуда. Любой из них обязан пролиться, пока не полон.',
    },
    es: {
      title: 'Torre de latón',
      text: 'Cada tragaperras llena cuatro vasijas de latón. Todas tienen que caer antes de rebosar.',
    },
    ar: {
      title: 'برج النحاس',
      text: 'كل لعبة سلوت تصبّ في أربعة أوعية من نحاس، ولا بدّ أن يسقط كل وعاء قبل أن يمتلئ.',
    },
  },
  'northern-lights': {
    en: {
      title: 'Northern Lights',
      text: 'Fast and clever games feed four lights. Any stake may bring one down, at a chance you can read here.',
    },
    ru: {
      title: 'Северное сияние',
      text: 'Быстрые и логические игры питают четыре огня. Погасить один может любая ставка, и шанс написан здесь же.',
    },
    es: {
      title: 'Aurora boreal',
      text: 'Los juegos rápidos y de lógica alimentan cuatro luces. Cualquier apuesta puede hacer caer una, con la probabilidad que lees aquí.',
    },
    ar: {
      title: 'أضواء الشمال',
      text: 'الألعاب السريعة وألعاب المنطق تغذّي أربعة أضواء، وقد يُسقط أيُّ رهانٍ أحدَها باحتمالٍ مكتوب هنا.',
    },
  },
};

/** A jackpot that is no longer played has its id for a title. */
export const jackpotText = (id: string, locale: LocaleCode): JackpotText =>
  texts[id]?.[locale] ?? { title: id, text: '' };
