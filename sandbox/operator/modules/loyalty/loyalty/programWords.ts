export const programWords = {
  northernWay: {
    titles: { en: 'Northern Way', ru: 'Северный путь', es: 'Camino del norte', ar: 'طريق الشمال' },
    leads: {
      en: 'Nine places from the harbour to the northern lights.',
      ru: 'Девять мест от гавани до северного сияния.',
      es: 'Nueve lugares, del puerto a la aurora boreal.',
      ar: 'تسعة أماكن من المرفأ إلى أضواء الشمال.',
    },
    descriptions: {
      en: 'The programme for everybody, all year round. Stakes of your own money bring points when their round is settled. Points that you have earned never go down by spending them: your place on the way is yours.',
      ru: 'Программа для всех и на весь год. Ставки на собственные деньги приносят баллы, когда раунд рассчитан. Потраченные баллы не отнимают пройденного: ваше место на пути остаётся за вами.',
      es: 'El programa de todos, durante todo el año. Las apuestas con tu propio dinero dan puntos cuando se liquida la ronda. Gastar puntos no te hace retroceder: tu lugar en el camino es tuyo.',
      ar: 'برنامج للجميع طوال العام. رهاناتك بأموالك الخاصة تمنحك نقاطًا عند تسوية الجولة. إنفاق النقاط لا يعيدك إلى الوراء: مكانك على الطريق لك.',
    },
  },
  winterTables: {
    titles: { en: 'Winter Tables', ru: 'Зимние столы', es: 'Mesas de invierno', ar: 'طاولات الشتاء' },
    leads: {
      en: 'From December to February tables and cards bring more points.',
      ru: 'С декабря по февраль столы и карты приносят больше баллов.',
      es: 'De diciembre a febrero, las mesas y las cartas dan más puntos.',
      ar: 'من ديسمبر إلى فبراير تمنح الطاولات والورق نقاطًا أكثر.',
    },
    descriptions: {
      en: 'While the season lasts, its rates hold instead of the usual ones: a point at the tables costs less. Everything else stays as it is, and your place on the way counts on.',
      ru: 'Пока идёт сезон, вместо обычных действуют его ставки начисления: балл за столами стоит меньше. Всё остальное не меняется, ваш путь продолжается.',
      es: 'Mientras dura la temporada rigen sus condiciones en lugar de las habituales: un punto en las mesas cuesta menos. Lo demás no cambia y tu camino sigue contando.',
      ar: 'طوال الموسم تسري معدلاته بدل المعدلات المعتادة: النقطة على الطاولات تكلف أقل. وكل ما عدا ذلك يبقى كما هو ويستمر طريقك.',
    },
  },
  summerQuickGames: {
    titles: {
      en: 'Summer of Quick Games',
      ru: 'Лето быстрых игр',
      es: 'Verano de juegos rápidos',
      ar: 'صيف الألعاب السريعة',
    },
    leads: {
      en: 'From June to August logic and high-low games bring points as slots do.',
      ru: 'С июня по август логические игры и «больше — меньше» приносят баллы наравне со слотами.',
      es: 'De junio a agosto, los juegos de lógica y de mayor o menor dan puntos como las tragaperras.',
      ar: 'من يونيو إلى أغسطس تمنح ألعاب المنطق وأعلى أو أدنى نقاطًا مثل ماكينات السلوت.',
    },
    descriptions: {
      en: 'While the season lasts, its rates hold instead of the usual ones: a point in these games costs half. Everything else stays as it is, and your place on the way counts on.',
      ru: 'Пока идёт сезон, вместо обычных действуют его ставки начисления: балл в этих играх стоит вдвое меньше. Всё остальное не меняется, ваш путь продолжается.',
      es: 'Mientras dura la temporada rigen sus condiciones en lugar de las habituales: un punto en estos juegos cuesta la mitad. Lo demás no cambia y tu camino sigue contando.',
      ar: 'طوال الموسم تسري معدلاته بدل المعدلات المعتادة: النقطة في هذه الألعاب تكلف النصف. وكل ما عدا ذلك يبقى كما هو ويستمر طريقك.',
    },
  },
} as const;
