/** The places on the way, from the harbour up to the northern lights. */
export const levelWords = {
  harbour: {
    names: { en: 'Harbour', ru: 'Гавань', es: 'Puerto', ar: 'المرفأ' },
    descriptions: {
      en: 'Where every journey begins.',
      ru: 'Здесь начинается каждое путешествие.',
      es: 'Donde empieza todo viaje.',
      ar: 'من هنا تبدأ كل رحلة.',
    },
  },
  lighthouse: {
    names: { en: 'Lighthouse', ru: 'Маяк', es: 'Faro', ar: 'المنارة' },
    descriptions: {
      en: 'The first light on the shore.',
      ru: 'Первый огонёк на берегу.',
      es: 'La primera luz de la costa.',
      ar: 'أول ضوء على الشاطئ.',
    },
  },
  village: {
    names: { en: 'Fishing village', ru: 'Рыбацкая деревня', es: 'Pueblo pesquero', ar: 'قرية الصيادين' },
    descriptions: {
      en: 'Red huts, nets and a warm stove.',
      ru: 'Красные домики, сети и тёплая печь.',
      es: 'Casas rojas, redes y una estufa encendida.',
      ar: 'أكواخ حمراء وشباك وموقد دافئ.',
    },
  },
  forest: {
    names: { en: 'Pine forest', ru: 'Сосновый лес', es: 'Pinar', ar: 'غابة الصنوبر' },
    descriptions: {
      en: 'Quiet paths under tall trees.',
      ru: 'Тихие тропы под высокими соснами.',
      es: 'Sendas tranquilas entre árboles altos.',
      ar: 'دروب هادئة تحت أشجار عالية.',
    },
  },
  bridge: {
    names: { en: 'River bridge', ru: 'Мост через реку', es: 'Puente del río', ar: 'جسر النهر' },
    descriptions: {
      en: 'Half the way is behind you here.',
      ru: 'Здесь полпути уже позади.',
      es: 'Aquí ya has hecho medio camino.',
      ar: 'هنا يكون نصف الطريق خلفك.',
    },
  },
  pass: {
    names: { en: 'Mountain pass', ru: 'Горный перевал', es: 'Puerto de montaña', ar: 'ممر الجبل' },
    descriptions: {
      en: 'A wide view over land and sea.',
      ru: 'Отсюда видно и землю, и море.',
      es: 'Una vista abierta de tierra y mar.',
      ar: 'إطلالة واسعة على البر والبحر.',
    },
  },
  glacier: {
    names: { en: 'Glacier', ru: 'Ледник', es: 'Glaciar', ar: 'النهر الجليدي' },
    descriptions: {
      en: 'Blue ice and very clear air.',
      ru: 'Голубой лёд и прозрачный воздух.',
      es: 'Hielo azul y aire muy limpio.',
      ar: 'جليد أزرق وهواء صافٍ جدًا.',
    },
  },
  observatory: {
    names: { en: 'Observatory', ru: 'Обсерватория', es: 'Observatorio', ar: 'المرصد' },
    descriptions: {
      en: 'From here one reads the stars.',
      ru: 'Отсюда читают по звёздам.',
      es: 'Desde aquí se leen las estrellas.',
      ar: 'من هنا تُقرأ النجوم.',
    },
  },
  aurora: {
    names: { en: 'Northern lights', ru: 'Северное сияние', es: 'Aurora boreal', ar: 'أضواء الشمال' },
    descriptions: {
      en: 'The sky itself lights your way.',
      ru: 'Само небо освещает вам путь.',
      es: 'El propio cielo ilumina tu camino.',
      ar: 'السماء نفسها تضيء لك الطريق.',
    },
  },
} as const;
