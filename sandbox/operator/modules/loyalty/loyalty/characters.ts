import type { LocaleCode } from '../../../market/facts.ts';

type Words = Readonly<Record<LocaleCode, string>>;

/** A loyalty character. Its picture is `art/characters/{sysname}.svg` of the vendors. */
export interface Character {
  readonly id: string;
  readonly sysname: string;
  readonly name: Words;
  readonly description: Words;
}

export const characters: readonly Character[] = [
  {
    id: '1',
    sysname: 'fox',
    name: { en: 'Vesper', ru: 'Веспер', es: 'Véspera', ar: 'فسبر' },
    description: {
      en: 'A fox who reads the table before she sits down.',
      ru: 'Лиса, которая сначала изучает стол, а потом садится.',
      es: 'Una zorra que estudia la mesa antes de sentarse.',
      ar: 'ثعلبة تتأمل الطاولة قبل أن تجلس.',
    },
  },
  {
    id: '2',
    sysname: 'owl',
    name: { en: 'Magnus', ru: 'Магнус', es: 'Magno', ar: 'ماغنوس' },
    description: {
      en: 'An owl who counts every chip and never hurries.',
      ru: 'Филин, который считает каждую фишку и не торопится.',
      es: 'Un búho que cuenta cada ficha y nunca tiene prisa.',
      ar: 'بومة تحصي كل فيشة ولا تستعجل أبدًا.',
    },
  },
  {
    id: '3',
    sysname: 'cat',
    name: { en: 'Saffron', ru: 'Шафран', es: 'Azafrán', ar: 'زعفران' },
    description: {
      en: 'A cat who has eight lives left and likes bright reels.',
      ru: 'Кот, у которого осталось восемь жизней и слабость к ярким барабанам.',
      es: 'Un gato al que le quedan ocho vidas y le gustan los rodillos vistosos.',
      ar: 'قط بقيت له ثماني أرواح ويحب البكرات الزاهية.',
    },
  },
  {
    id: '4',
    sysname: 'bear',
    name: { en: 'Boris', ru: 'Борис', es: 'Boris', ar: 'بوريس' },
    description: {
      en: 'A bear who is calm in a storm and kind to newcomers.',
      ru: 'Медведь, спокойный в бурю и добрый к новичкам.',
      es: 'Un oso tranquilo en la tormenta y amable con los nuevos.',
      ar: 'دب هادئ في العاصفة ولطيف مع القادمين الجدد.',
    },
  },
  {
    id: '5',
    sysname: 'hare',
    name: { en: 'Juno', ru: 'Юнона', es: 'Juno', ar: 'جونو' },
    description: {
      en: 'A snow hare who flies by the stars and loves a quick game.',
      ru: 'Снежная зайчиха, которая летает по звёздам и любит быстрые игры.',
      es: 'Una liebre de las nieves que vuela guiada por las estrellas y ama los juegos rápidos.',
      ar: 'أرنبة ثلجية تطير مهتدية بالنجوم وتحب الألعاب السريعة.',
    },
  },
  {
    id: '6',
    sysname: 'moose',
    name: { en: 'Torvald', ru: 'Торвальд', es: 'Torvaldo', ar: 'تورفالد' },
    description: {
      en: 'A moose who knows every path and takes his time.',
      ru: 'Лось, который знает все тропы и никуда не спешит.',
      es: 'Un alce que conoce todos los senderos y se toma su tiempo.',
      ar: 'أيل يعرف كل الدروب ويأخذ وقته.',
    },
  },
];
