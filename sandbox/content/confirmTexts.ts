/** What is added to the question before a self-exclusion: where help is. */
const help: Readonly<Record<string, string>> = {
  en: 'More about help, limits and shorter breaks is <a href="/responsible-play">on its own page</a>.',
  ru: 'Подробнее о помощи, лимитах и коротких перерывах — <a href="/responsible-play">на отдельной странице</a>.',
  es: 'Más sobre ayuda, límites y pausas más cortas, <a href="/responsible-play">en su propia página</a>.',
  ar: 'المزيد عن المساعدة والحدود والاستراحات الأقصر <a href="/responsible-play">في صفحة خاصة</a>.',
  'pt-BR': 'Mais sobre ajuda, limites e pausas mais curtas <a href="/responsible-play">na página própria</a>.',
  tr: 'Yardım, sınırlar ve daha kısa aralar hakkında daha fazlası <a href="/responsible-play">kendi sayfasında</a>.',
  de: 'Mehr über Hilfe, Limits und kürzere Pausen steht <a href="/responsible-play">auf einer eigenen Seite</a>.',
  lv: 'Vairāk par palīdzību, limitiem un īsākiem pārtraukumiem ir <a href="/responsible-play">atsevišķā lapā</a>.',
  hi: 'मदद, सीमाओं और छोटे विरामों के बारे में और जानकारी <a href="/responsible-play">अलग पेज पर</a> है।',
  uk: 'Більше про допомогу, ліміти й коротші перерви — <a href="/responsible-play">на окремій сторінці</a>.',
};

/** 3-66: the confirms that the content system adds to, in a language. */
export const confirmsOf = (locale: string) => {
  const text = help[locale] ?? help['en'];
  return text === undefined ? [] : [{ name: 'selfExclusion', content: `<p>${text}</p>` }];
};
