interface Banner {
  readonly id: number;
  readonly documentId: string;
  /** Name of the picture under /art/banners, without its shape. */
  readonly picture: string;
  readonly title: string;
  readonly text: string;
  readonly button_text: string;
  readonly button_link: string;
}

/** The texts promise nothing that the sandbox does not do. Markers of 9-17: a value per language, ** for bold. */
const banners: readonly Banner[] = [
  {
    id: 1,
    documentId: 'b1k7lantern0harbor2q9w4e6r',
    picture: 'lantern-harbor',
    title:
      '##en:Evening in **Lantern Harbor**;ru:Вечер в **Lantern Harbor**;es:Anochece en **Lantern Harbor**;ar:مساء في **Lantern Harbor**##',
    text: '##en:Twenty lines. Three harbour moons bring ten free spins at triple pay.;ru:Двадцать линий. Три луны над гаванью — десять фриспинов с тройными выплатами.;es:Veinte líneas. Tres lunas del puerto traen diez giros gratis con premio triple.;ar:عشرون خطًا. ثلاثة أقمار للمرفأ تمنح عشر دورات مجانية بثلاثة أضعاف.##',
    button_text: '##en:Open the game;ru:Открыть игру;es:Abrir el juego;ar:افتح اللعبة##',
    button_link: '/game/lantern-harbor',
  },
  {
    id: 2,
    documentId: 'b2k7ember1dragon3q9w4e6r8t',
    picture: 'ember-dragon',
    title:
      '##en:Every round **can be checked**;ru:Каждый раунд **можно проверить**;es:Cada ronda **se puede comprobar**;ar:كل جولة **يمكن التحقق منها**##',
    text: '##en:The result is sealed before you spin, and opened for you after it.;ru:Результат запечатан до вращения и открыт вам после него.;es:El resultado se sella antes de girar y se te muestra después.;ar:تُختم النتيجة قبل أن تلعب، وتُكشف لك بعدها.##',
    button_text: '##en:See Ember Dragon;ru:К игре Ember Dragon;es:Ver Ember Dragon;ar:شاهد Ember Dragon##',
    button_link: '/game/ember-dragon',
  },
  {
    id: 3,
    documentId: 'b3k7frost2fjord4q9w4e6r8ty',
    picture: 'frost-fjord',
    title:
      '##en:Withdrawals in **seconds**;ru:Вывод за **секунды**;es:Retiradas en **segundos**;ar:السحب خلال **ثوانٍ**##',
    text: '##en:A short review, then it is paid. In this sandbox with play money, of course.;ru:Короткая проверка — и выплата. В этой песочнице, конечно, игровыми деньгами.;es:Una breve revisión y pagado. En este entorno de pruebas, claro, con dinero ficticio.;ar:مراجعة قصيرة ثم الدفع. بأموال اللعب طبعًا في هذه البيئة التجريبية.##',
    button_text: '##en:Look at the games;ru:Смотреть игры;es:Ver los juegos;ar:تصفح الألعاب##',
    button_link: '/gamehall',
  },
  {
    id: 4,
    documentId: 'b4k7court3cards5q9w4e6r8ty',
    picture: 'court-of-cards',
    title:
      '##en:Try first, **for free**;ru:Сначала попробуйте **бесплатно**;es:Prueba antes, **gratis**;ar:جرّب أولًا **مجانًا**##',
    text: '##en:Every game has a demo. No account, no deposit, the same rules.;ru:У каждой игры есть демо. Без счёта, без депозита, по тем же правилам.;es:Todos los juegos tienen demo. Sin cuenta, sin depósito, con las mismas reglas.;ar:لكل لعبة نسخة تجريبية: بلا حساب وبلا إيداع وبالقواعد نفسها.##',
    button_text: '##en:New games;ru:Новые игры;es:Juegos nuevos;ar:ألعاب جديدة##',
    button_link: '/gamehall?category=new',
  },
];

/** The banners of the home page; pictures are served at `vendorsUrl`, colours are placeholders while they load. */
export function presentBanners(vendorsUrl: string, colourOf: (path: string) => string) {
  return banners.map(({ picture, ...banner }, index) => ({
    ...banner,
    finished_at: null,
    position: 'home',
    image_phone: `${vendorsUrl}/art/banners/${picture}-phone.svg`,
    image_wide: `${vendorsUrl}/art/banners/${picture}-wide.svg`,
    colour: colourOf(`banners/${picture}-wide`),
    order: index + 1,
  }));
}
