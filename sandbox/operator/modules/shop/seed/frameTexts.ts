import type { ProductTexts } from '../product.ts';

/** Frames around the portrait. */
export const frameTexts = {
  'frame-brass': {
    en: { title: 'Brass frame', text: 'A ring of polished brass with rivets, for good.' },
    ru: { title: 'Рамка «Латунь»', text: 'Кольцо из полированной латуни с заклёпками — навсегда.' },
    es: { title: 'Marco Latón', text: 'Un anillo de latón pulido con remaches, para siempre.' },
    ar: { title: 'إطار النحاس', text: 'حلقة من النحاس المصقول بمسامير، إلى الأبد.' },
  },
  'frame-velvet': {
    en: { title: 'Velvet frame', text: 'Folds of red velvet around your portrait, for good.' },
    ru: { title: 'Рамка «Бархат»', text: 'Складки красного бархата вокруг вашего портрета — навсегда.' },
    es: { title: 'Marco Terciopelo', text: 'Pliegues de terciopelo rojo alrededor de tu retrato, para siempre.' },
    ar: { title: 'إطار المخمل', text: 'طيات من المخمل الأحمر حول صورتك إلى الأبد.' },
  },
  'frame-ember': {
    en: { title: 'Embers frame', text: 'A ring that glows like the last coals, for good.' },
    ru: { title: 'Рамка «Угли»', text: 'Кольцо, тлеющее, как последние угли, — навсегда.' },
    es: { title: 'Marco Brasas', text: 'Un anillo que arde como las últimas brasas, para siempre.' },
    ar: { title: 'إطار الجمر', text: 'حلقة تتوهج كآخر الجمر، إلى الأبد.' },
  },
  'frame-aurora': {
    en: { title: 'Aurora frame', text: 'Northern lights around your portrait. One hundred were made.' },
    ru: { title: 'Рамка «Сияние»', text: 'Северное сияние вокруг вашего портрета. Таких всего сто.' },
    es: { title: 'Marco Aurora', text: 'La aurora boreal alrededor de tu retrato. Solo hay cien.' },
    ar: { title: 'إطار الشفق', text: 'أضواء الشمال حول صورتك. صُنع منها مئة فقط.' },
  },
  'frame-marquee': {
    en: { title: 'Marquee frame', text: 'The bulbs of an old theatre sign. Twenty-five were made.' },
    ru: { title: 'Рамка «Огни афиши»', text: 'Лампочки старой театральной вывески. Таких всего двадцать пять.' },
    es: { title: 'Marco Marquesina', text: 'Las bombillas de un viejo cartel de teatro. Solo hay veinticinco.' },
    ar: { title: 'إطار أضواء المسرح', text: 'مصابيح لافتة مسرح قديمة. صُنع منها خمسة وعشرون فقط.' },
  },
} satisfies Readonly<Record<string, ProductTexts>>;
