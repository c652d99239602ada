interface SeoWords {
  readonly category: string;
  readonly about: string;
  readonly offers: string;
  readonly tournaments: string;
}

const words: Readonly<Record<string, SeoWords>> = {
  en: {
    category: 'Online casino game',
    about: 'A casino to try things out: slots, tables and tournaments for play money, with provable rounds.',
    offers: 'Every bonus and offer at {brand}, with its whole terms before you take it.',
    tournaments: 'Tournaments at {brand}: what counts, who leads, and what the places win.',
  },
  ru: {
    category: 'Игра онлайн-казино',
    about: 'Казино для знакомства: слоты, столы и турниры на игровые деньги, с проверяемыми раундами.',
    offers: 'Все бонусы и акции {brand}: полные условия видны до участия.',
    tournaments: 'Турниры {brand}: что засчитывается, кто лидирует и что получают победители.',
  },
  es: {
    category: 'Juego de casino en línea',
    about: 'Un casino para probar: tragaperras, mesas y torneos con dinero ficticio y rondas comprobables.',
    offers: 'Todos los bonos y ofertas de {brand}, con sus condiciones completas antes de aceptarlos.',
    tournaments: 'Torneos de {brand}: qué cuenta, quién va en cabeza y qué ganan los primeros puestos.',
  },
  ar: {
    category: 'لعبة كازينو عبر الإنترنت',
    about: 'كازينو للتجربة: سلوتات وطاولات وبطولات بأموال اللعب، وجولات يمكن التحقق منها.',
    offers: 'كل المكافآت والعروض في {brand}، مع شروطها الكاملة قبل قبولها.',
    tournaments: 'بطولات {brand}: ما الذي يُحتسب، ومن يتصدر، وما الذي تفوز به المراكز.',
  },
  'pt-BR': {
    category: 'Jogo de cassino on-line',
    about:
      'Um cassino para experimentar: slots, mesas e torneios com dinheiro fictício e rodadas que podem ser verificadas.',
    offers: 'Todos os bônus e ofertas do {brand}, com as condições completas antes de você aceitar.',
    tournaments: 'Torneios no {brand}: o que conta, quem lidera e o que ganham as primeiras posições.',
  },
  tr: {
    category: 'Çevrimiçi casino oyunu',
    about: 'Denemek için bir casino: oyun parasıyla slotlar, masalar ve turnuvalar; her tur doğrulanabilir.',
    offers: '{brand} bonuslarının ve tekliflerinin tümü, kabul etmeden önce eksiksiz koşullarıyla.',
    tournaments: '{brand} turnuvaları: ne sayılır, kim önde ve hangi sıra ne kazanır.',
  },
  de: {
    category: 'Online-Casinospiel',
    about: 'Ein Casino zum Ausprobieren: Slots, Tische und Turniere mit Spielgeld und nachprüfbaren Runden.',
    offers: 'Alle Boni und Angebote bei {brand}, mit den vollständigen Bedingungen vor der Annahme.',
    tournaments: 'Turniere bei {brand}: was zählt, wer führt und was die Plätze gewinnen.',
  },
  lv: {
    category: 'Tiešsaistes kazino spēle',
    about: 'Kazino izmēģināšanai: sloti, galdi un turnīri ar spēles naudu un pārbaudāmiem raundiem.',
    offers: 'Visi {brand} bonusi un piedāvājumi ar pilniem noteikumiem pirms pieņemšanas.',
    tournaments: '{brand} turnīri: kas tiek skaitīts, kas ir vadībā un ko laimē vietas.',
  },
  hi: {
    category: 'ऑनलाइन कसीनो गेम',
    about: 'आज़माने के लिए कसीनो: खेल के पैसों से स्लॉट, टेबल और टूर्नामेंट, जिनका हर राउंड जाँचा जा सकता है।',
    offers: '{brand} के सभी बोनस और ऑफ़र, लेने से पहले पूरी शर्तों के साथ।',
    tournaments: '{brand} के टूर्नामेंट: क्या गिना जाता है, कौन आगे है और किस स्थान पर क्या मिलता है।',
  },
  uk: {
    category: 'Гра онлайн-казино',
    about: 'Казино для знайомства: слоти, столи й турніри на ігрові гроші, з раундами, які можна перевірити.',
    offers: 'Усі бонуси й пропозиції {brand}: повні умови видно до участі.',
    tournaments: 'Турніри {brand}: що зараховується, хто лідирує і що отримують переможці.',
  },
};

/** 3-35: what search engines are told. Pages are named by their routes; `{brand}` and `{title}` stand for their own. */
export function seoConfigurationOf(locale: string, vendorsUrl: string) {
  const text = words[locale] ?? words['en'];
  if (text === undefined) return {};
  return {
    // Empty: the addresses of the site itself.
    canonicalUrl: '',
    default: { title: '', description: text.about, image: '' },
    organization: {
      name: 'Croupier',
      legalName: '',
      description: text.about,
      logo: '',
      email: '',
      telephone: '',
      sameAs: [`${vendorsUrl}/networks/lumen`, `${vendorsUrl}/networks/orbit`],
    },
    product: { category: text.category, currency: 'USD' },
    pages: {
      offers: { title: '', description: text.offers, image: '', isHidden: false },
      tournaments: { title: '', description: text.tournaments, image: '', isHidden: false },
    },
    // Meta elements of single hosts: { host, meta: [{ name or property, content }] }, such as proofs of ownership.
    hosts: [],
    // Added to the site's own robots.txt. Its Disallow lines for every crawler hide their pages from the index, too.
    robots: '',
  };
}
