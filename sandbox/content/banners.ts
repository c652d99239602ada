interface Banner {
  readonly id: number;
  readonly documentId: string;
  /** Name of the picture under /art/banners, without its shape. */
  readonly picture: string;
  readonly title: string;
  readonly text: string;
  readonly button_text: string;
  readonly button_link: string;
  readonly position: 'home' | 'offers' | 'promotions' | 'deposit';
}

/** The texts promise nothing that the sandbox does not do. Markers of 9-17: a value per language, ** for bold. */
const banners: readonly Banner[] = [
  {
    id: 1,
    documentId: 'b1k7lantern0harbor2q9w4e6r',
    picture: 'lantern-harbor',
    title:
      '##en:Evening in **Lantern Harbor**;ru:Вечер в **Lantern Harbor**;es:Anochece en **Lantern Harbor**;ar:مساء في **Lantern Harbor**;pt-BR:Noite em **Lantern Harbor**;tr:**Lantern Harbor** limanında akşam;de:Abend in **Lantern Harbor**;lv:Vakars **Lantern Harbor** ostā;hi:**Lantern Harbor** की शाम;uk:Вечір у **Lantern Harbor**##',
    text: '##en:Twenty lines. Three harbour moons bring ten free spins at triple pay.;ru:Двадцать линий. Три луны над гаванью — десять фриспинов с тройными выплатами.;es:Veinte líneas. Tres lunas del puerto traen diez giros gratis con premio triple.;ar:عشرون خطًا. ثلاثة أقمار للمرفأ تمنح عشر دورات مجانية بثلاثة أضعاف.;pt-BR:Vinte linhas. Três luas do porto trazem dez giros grátis com prêmio triplo.;tr:Yirmi çizgi. Üç liman ayı, üç kat kazançlı on ücretsiz dönüş getirir.;de:Zwanzig Linien. Drei Hafenmonde bringen zehn Freispiele mit dreifachem Gewinn.;lv:Divdesmit līnijas. Trīs ostas mēneši dod desmit bezmaksas griezienus ar trīskāršu laimestu.;hi:बीस लाइनें। बंदरगाह के तीन चाँद तिगुनी जीत वाले दस फ़्री स्पिन लाते हैं।;uk:Двадцять ліній. Три місяці над гаванню — десять фриспінів із потрійними виплатами.##',
    button_text:
      '##en:Open the game;ru:Открыть игру;es:Abrir el juego;ar:افتح اللعبة;pt-BR:Abrir o jogo;tr:Oyunu aç;de:Spiel öffnen;lv:Atvērt spēli;hi:गेम खोलें;uk:Відкрити гру##',
    button_link: '/game/lantern-harbor',
    position: 'home',
  },
  {
    id: 2,
    documentId: 'b2k7ember1dragon3q9w4e6r8t',
    picture: 'ember-dragon',
    title:
      '##en:Every round **can be checked**;ru:Каждый раунд **можно проверить**;es:Cada ronda **se puede comprobar**;ar:كل جولة **يمكن التحقق منها**;pt-BR:Cada rodada **pode ser conferida**;tr:Her tur **denetlenebilir**;de:Jede Runde **ist nachprüfbar**;lv:Katru raundu **var pārbaudīt**;hi:हर राउंड **जाँचा जा सकता है**;uk:Кожен раунд **можна перевірити**##',
    text: '##en:The result is sealed before you spin, and opened for you after it.;ru:Результат запечатан до вращения и открыт вам после него.;es:El resultado se sella antes de girar y se te muestra después.;ar:تُختم النتيجة قبل أن تلعب، وتُكشف لك بعدها.;pt-BR:O resultado é lacrado antes do giro e aberto para você depois.;tr:Sonuç çevirmeden önce mühürlenir, sonra sana açılır.;de:Das Ergebnis wird vor dem Drehen versiegelt und danach für Sie geöffnet.;lv:Rezultāts tiek aizzīmogots pirms grieziena un pēc tā jums atvērts.;hi:नतीजा स्पिन से पहले सीलबंद होता है और उसके बाद आपके लिए खोला जाता है।;uk:Результат запечатано до обертання й відкрито вам після нього.##',
    button_text:
      '##en:See Ember Dragon;ru:К игре Ember Dragon;es:Ver Ember Dragon;ar:شاهد Ember Dragon;pt-BR:Ver Ember Dragon;tr:Ember Dragon oyununa git;de:Ember Dragon ansehen;lv:Skatīt Ember Dragon;hi:Ember Dragon देखें;uk:До гри Ember Dragon##',
    button_link: '/game/ember-dragon',
    position: 'home',
  },
  {
    id: 3,
    documentId: 'b3k7frost2fjord4q9w4e6r8ty',
    picture: 'frost-fjord',
    title:
      '##en:Withdrawals in **seconds**;ru:Вывод за **секунды**;es:Retiradas en **segundos**;ar:السحب خلال **ثوانٍ**;pt-BR:Saques em **segundos**;tr:Para çekme **saniyeler içinde**;de:Auszahlungen in **Sekunden**;lv:Izmaksas **sekundēs**;hi:निकासी **सेकंडों में**;uk:Виведення за **секунди**##',
    text: '##en:A short review, then it is paid. In this sandbox with play money, of course.;ru:Короткая проверка — и выплата. В этой песочнице, конечно, игровыми деньгами.;es:Una breve revisión y pagado. En este entorno de pruebas, claro, con dinero ficticio.;ar:مراجعة قصيرة ثم الدفع. بأموال اللعب طبعًا في هذه البيئة التجريبية.;pt-BR:Uma breve análise e está pago. Neste ambiente de testes, com dinheiro fictício, é claro.;tr:Kısa bir inceleme, ardından ödeme. Bu deneme ortamında elbette oyun parasıyla.;de:Eine kurze Prüfung, dann wird ausgezahlt. In dieser Testumgebung natürlich mit Spielgeld.;lv:Īsa pārbaude, un izmaksāts. Šajā izmēģinājumu vidē, protams, ar spēles naudu.;hi:छोटी-सी जाँच, फिर भुगतान। इस परीक्षण साइट पर, ज़ाहिर है, खेल के पैसों से।;uk:Коротка перевірка — і виплата. У цій пісочниці, звісно, ігровими грошима.##',
    button_text:
      '##en:Look at the games;ru:Смотреть игры;es:Ver los juegos;ar:تصفح الألعاب;pt-BR:Ver os jogos;tr:Oyunlara bak;de:Spiele ansehen;lv:Skatīt spēles;hi:गेम देखें;uk:Переглянути ігри##',
    button_link: '/gamehall',
    position: 'home',
  },
  {
    id: 4,
    documentId: 'b4k7court3cards5q9w4e6r8ty',
    picture: 'court-of-cards',
    title:
      '##en:Try first, **for free**;ru:Сначала попробуйте **бесплатно**;es:Prueba antes, **gratis**;ar:جرّب أولًا **مجانًا**;pt-BR:Experimente antes, **de graça**;tr:Önce **ücretsiz** dene;de:Erst **kostenlos** ausprobieren;lv:Vispirms pamēģiniet **bez maksas**;hi:पहले आज़माएँ, **मुफ़्त में**;uk:Спершу спробуйте **безкоштовно**##',
    text: '##en:Every game has a demo. No account, no deposit, the same rules.;ru:У каждой игры есть демо. Без счёта, без депозита, по тем же правилам.;es:Todos los juegos tienen demo. Sin cuenta, sin depósito, con las mismas reglas.;ar:لكل لعبة نسخة تجريبية: بلا حساب وبلا إيداع وبالقواعد نفسها.;pt-BR:Todo jogo tem demonstração. Sem conta, sem depósito, com as mesmas regras.;tr:Her oyunun demosu var. Hesapsız, para yatırmadan, aynı kurallarla.;de:Jedes Spiel hat eine Demo. Ohne Konto, ohne Einzahlung, nach denselben Regeln.;lv:Katrai spēlei ir demo. Bez konta, bez iemaksas, pēc tiem pašiem noteikumiem.;hi:हर गेम का डेमो है। न खाता, न जमा, नियम वही।;uk:У кожної гри є демо. Без рахунку, без депозиту, за тими самими правилами.##',
    button_text:
      '##en:New games;ru:Новые игры;es:Juegos nuevos;ar:ألعاب جديدة;pt-BR:Jogos novos;tr:Yeni oyunlar;de:Neue Spiele;lv:Jaunas spēles;hi:नए गेम;uk:Нові ігри##',
    button_link: '/gamehall?category=new',
    position: 'home',
  },
  {
    id: 5,
    documentId: 'b5k7offers4lantern6q9w4e6r',
    picture: 'lantern-harbor',
    title:
      '##en:Know it **before**;ru:Знайте **заранее**;es:Sábelo **antes**;ar:اعرف **قبل أن تقبل**;pt-BR:Saiba **antes**;tr:**Önceden** bil;de:**Vorher** wissen;lv:Ziniet **iepriekš**;hi:**पहले से** जानें;uk:Знайте **заздалегідь**##',
    text: '##en:The page of each offer says how many players complete it, in the game that you choose.;ru:На странице каждого предложения сказано, сколько игроков доходит до конца в выбранной вами игре.;es:La página de cada oferta dice cuántos jugadores la completan en el juego que elijas.;ar:تذكر صفحة كل عرض كم لاعبًا يكمله في اللعبة التي تختارها.;pt-BR:A página de cada oferta diz quantos jogadores a concluem no jogo que você escolher.;tr:Her teklifin sayfası, seçtiğin oyunda kaç oyuncunun onu tamamladığını söyler.;de:Die Seite jedes Angebots sagt, wie viele Spieler es in dem Spiel Ihrer Wahl erfüllen.;lv:Katra piedāvājuma lapā teikts, cik spēlētāju to izpilda jūsu izvēlētajā spēlē.;hi:हर ऑफ़र का पेज बताता है कि आपके चुने गेम में कितने खिलाड़ी उसे पूरा करते हैं।;uk:На сторінці кожної пропозиції сказано, скільки гравців доходить до кінця у вибраній вами грі.##',
    button_text:
      '##en:See an example;ru:Посмотреть пример;es:Ver un ejemplo;ar:شاهد مثالًا;pt-BR:Ver um exemplo;tr:Bir örnek gör;de:Ein Beispiel ansehen;lv:Skatīt piemēru;hi:एक उदाहरण देखें;uk:Переглянути приклад##',
    button_link: '/offers/welcome#chances',
    position: 'offers',
  },
  {
    id: 6,
    documentId: 'b6k7promo5fjord7q9w4e6r8t',
    picture: 'frost-fjord',
    title:
      '##en:No offer is **fine, too**;ru:Можно и **без предложений**;es:También vale **sin oferta**;ar:لا بأس **بلا عرض**;pt-BR:Sem oferta **também vale**;tr:Teklifsiz de **olur**;de:Ohne Angebot **geht es auch**;lv:Var arī **bez piedāvājuma**;hi:बिना ऑफ़र के **भी ठीक है**;uk:Можна й **без пропозицій**##',
    text: '##en:Without one nothing has to be wagered, and all that you win is yours at once.;ru:Тогда ничего не нужно отыгрывать, и весь выигрыш сразу ваш.;es:Sin ella no hay nada que apostar y todo lo que ganes es tuyo al momento.;ar:من دونه لا شيء للرهان به، وكل ما تربحه لك فورًا.;pt-BR:Sem ela não há nada para apostar antes, e tudo o que você ganha é seu na hora.;tr:Teklif olmadan çevrim şartı yoktur; kazandığın her şey hemen senindir.;de:Dann muss nichts umgesetzt werden, und jeder Gewinn gehört sofort Ihnen.;lv:Tad nekas nav jāizspēlē, un viss laimests uzreiz ir jūsu.;hi:ऑफ़र के बिना कुछ भी दाँव पर घुमाना नहीं पड़ता, और जो जीतें वह तुरंत आपका है।;uk:Тоді нічого не треба відігравати, і весь виграш одразу ваш.##',
    button_text:
      '##en:To the games;ru:К играм;es:A los juegos;ar:إلى الألعاب;pt-BR:Ir aos jogos;tr:Oyunlara git;de:Zu den Spielen;lv:Uz spēlēm;hi:गेम पर जाएँ;uk:До ігор##',
    button_link: '/gamehall',
    position: 'promotions',
  },
  {
    id: 7,
    documentId: 'b7k7deposit6court8q9w4e6r',
    picture: 'court-of-cards',
    title:
      '##en:With an offer, **or without**;ru:С предложением **или без**;es:Con oferta **o sin ella**;ar:مع عرض **أو من دونه**;pt-BR:Com oferta **ou sem**;tr:Teklifle **ya da teklifsiz**;de:Mit Angebot **oder ohne**;lv:Ar piedāvājumu **vai bez tā**;hi:ऑफ़र के साथ **या बिना**;uk:З пропозицією **чи без неї**##',
    text: '##en:Each says what it costs before you take it.;ru:Каждое заранее говорит, чего оно стоит.;es:Cada una dice lo que cuesta antes de aceptarla.;ar:كل عرض يذكر كلفته قبل أن تقبله.;pt-BR:Cada uma diz o que custa antes de você aceitar.;tr:Her biri, kabul etmeden önce bedelini söyler.;de:Jedes sagt vor der Annahme, was es kostet.;lv:Katrs pirms pieņemšanas pasaka, ko tas maksā.;hi:हर ऑफ़र लेने से पहले बताता है कि उसकी क़ीमत क्या है।;uk:Кожна заздалегідь каже, чого вона варта.##',
    button_text:
      '##en:Compare the offers;ru:Сравнить предложения;es:Comparar ofertas;ar:قارن العروض;pt-BR:Comparar ofertas;tr:Teklifleri karşılaştır;de:Angebote vergleichen;lv:Salīdzināt piedāvājumus;hi:ऑफ़र की तुलना करें;uk:Порівняти пропозиції##',
    button_link: '/offers',
    position: 'deposit',
  },
];

/** The banners of all places; pictures are served at `vendorsUrl`, colours are placeholders while they load. */
export function presentBanners(vendorsUrl: string, colourOf: (path: string) => string) {
  return banners.map(({ picture, ...banner }, index) => ({
    ...banner,
    finished_at: null,
    image_phone: `${vendorsUrl}/art/banners/${picture}-phone.svg`,
    image_wide: `${vendorsUrl}/art/banners/${picture}-wide.svg`,
    colour: colourOf(`banners/${picture}-wide`),
    order: index + 1,
  }));
}
