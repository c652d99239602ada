interface FooterWords {
  readonly house: string;
  readonly rules: string;
  readonly about: string;
  readonly questions: string;
  readonly responsible: string;
  readonly terms: string;
  readonly privacy: string;
  readonly cookies: string;
  readonly bonuses: string;
  readonly adults: string;
  readonly noLicence: string;
  readonly noLicenceText: string;
}

const words: Readonly<Record<string, FooterWords>> = {
  en: {
    house: 'The house',
    rules: 'Rules',
    about: 'About Croupier',
    questions: 'Questions and answers',
    responsible: 'Responsible play',
    terms: 'Terms of use',
    privacy: 'Privacy',
    cookies: 'Cookies',
    bonuses: 'Bonus rules',
    adults: 'Adults only',
    noLicence: 'Sandbox',
    noLicenceText: 'No licence, no real money',
  },
  ru: {
    house: 'О нас',
    rules: 'Правила',
    about: 'О Croupier',
    questions: 'Вопросы и ответы',
    responsible: 'Ответственная игра',
    terms: 'Условия использования',
    privacy: 'Конфиденциальность',
    cookies: 'Файлы cookie',
    bonuses: 'Правила бонусов',
    adults: 'Только для взрослых',
    noLicence: 'Песочница',
    noLicenceText: 'Без лицензии и настоящих денег',
  },
  es: {
    house: 'La casa',
    rules: 'Reglas',
    about: 'Sobre Croupier',
    questions: 'Preguntas y respuestas',
    responsible: 'Juego responsable',
    terms: 'Condiciones de uso',
    privacy: 'Privacidad',
    cookies: 'Cookies',
    bonuses: 'Reglas de los bonos',
    adults: 'Solo adultos',
    noLicence: 'Entorno de pruebas',
    noLicenceText: 'Sin licencia ni dinero real',
  },
  ar: {
    house: 'عن الموقع',
    rules: 'القواعد',
    about: 'عن Croupier',
    questions: 'أسئلة وأجوبة',
    responsible: 'اللعب المسؤول',
    terms: 'شروط الاستخدام',
    privacy: 'الخصوصية',
    cookies: 'ملفات تعريف الارتباط',
    bonuses: 'قواعد المكافآت',
    adults: 'للبالغين فقط',
    noLicence: 'بيئة تجريبية',
    noLicenceText: 'بلا ترخيص ولا مال حقيقي',
  },
  'pt-BR': {
    house: 'A casa',
    rules: 'Regras',
    about: 'Sobre o Croupier',
    questions: 'Perguntas e respostas',
    responsible: 'Jogo responsável',
    terms: 'Termos de uso',
    privacy: 'Privacidade',
    cookies: 'Cookies',
    bonuses: 'Regras dos bônus',
    adults: 'Só para adultos',
    noLicence: 'Ambiente de testes',
    noLicenceText: 'Sem licença, sem dinheiro real',
  },
  tr: {
    house: 'Kurum',
    rules: 'Kurallar',
    about: 'Croupier hakkında',
    questions: 'Sorular ve yanıtlar',
    responsible: 'Sorumlu oyun',
    terms: 'Kullanım koşulları',
    privacy: 'Gizlilik',
    cookies: 'Çerezler',
    bonuses: 'Bonus kuralları',
    adults: 'Yalnızca yetişkinler',
    noLicence: 'Deneme ortamı',
    noLicenceText: 'Lisans yok, gerçek para yok',
  },
  de: {
    house: 'Das Haus',
    rules: 'Regeln',
    about: 'Über Croupier',
    questions: 'Fragen und Antworten',
    responsible: 'Verantwortungsvolles Spielen',
    terms: 'Nutzungsbedingungen',
    privacy: 'Datenschutz',
    cookies: 'Cookies',
    bonuses: 'Bonusregeln',
    adults: 'Nur für Erwachsene',
    noLicence: 'Testumgebung',
    noLicenceText: 'Keine Lizenz, kein echtes Geld',
  },
  lv: {
    house: 'Par namu',
    rules: 'Noteikumi',
    about: 'Par Croupier',
    questions: 'Jautājumi un atbildes',
    responsible: 'Atbildīga spēle',
    terms: 'Lietošanas noteikumi',
    privacy: 'Privātums',
    cookies: 'Sīkdatnes',
    bonuses: 'Bonusu noteikumi',
    adults: 'Tikai pieaugušajiem',
    noLicence: 'Izmēģinājumu vide',
    noLicenceText: 'Bez licences un īstas naudas',
  },
  hi: {
    house: 'हमारे बारे में',
    rules: 'नियम',
    about: 'Croupier के बारे में',
    questions: 'सवाल और जवाब',
    responsible: 'ज़िम्मेदारी से खेलें',
    terms: 'उपयोग की शर्तें',
    privacy: 'गोपनीयता',
    cookies: 'कुकी',
    bonuses: 'बोनस के नियम',
    adults: 'सिर्फ़ वयस्कों के लिए',
    noLicence: 'परीक्षण साइट',
    noLicenceText: 'न लाइसेंस, न असली पैसा',
  },
  uk: {
    house: 'Про нас',
    rules: 'Правила',
    about: 'Про Croupier',
    questions: 'Запитання й відповіді',
    responsible: 'Відповідальна гра',
    terms: 'Умови користування',
    privacy: 'Конфіденційність',
    cookies: 'Файли cookie',
    bonuses: 'Правила бонусів',
    adults: 'Лише для дорослих',
    noLicence: 'Пісочниця',
    noLicenceText: 'Без ліцензії та справжніх грошей',
  },
};

/** The footer (3-29): columns of links, social links and licence marks. The networks are the sandbox's own. */
export function footerConfigurationOf(locale: string, vendorsUrl: string) {
  const text = words[locale] ?? words['en'];
  if (text === undefined) return { columns: [], social: [], licences: [] };
  const network = (id: string, label: string) => ({
    label,
    href: `${vendorsUrl}/networks/${id}`,
    icon: `${vendorsUrl}/art/social/${id}.svg`,
  });
  return {
    columns: [
      {
        title: text.house,
        links: [
          { label: text.about, href: '/about' },
          { label: text.questions, href: '/faq' },
          { label: text.responsible, href: '/responsible-play' },
        ],
      },
      {
        title: text.rules,
        links: [
          { label: text.terms, href: '/terms' },
          { label: text.bonuses, href: '/bonus-rules' },
          { label: text.privacy, href: '/privacy' },
          { label: text.cookies, href: '/cookies' },
        ],
      },
    ],
    social: [network('lumen', 'Lumen'), network('orbit', 'Orbit')],
    licences: [
      { label: '18+', text: text.adults, href: '/responsible-play' },
      { label: text.noLicence, text: text.noLicenceText, href: '/about' },
    ],
  };
}
