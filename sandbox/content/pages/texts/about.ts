import { form, gameRail, links, picture, richText } from '../blocks.ts';
import type { PageSource } from '../blocks.ts';

const harbour = '/art/banners/lantern-harbor-wide.svg';

export const about: PageSource = {
  id: 5,
  documentId: 'pg5about6hp4s7d1f9g3h5j2k8',
  slug: 'about',
  kind: 'page',
  updatedAt: '2026-11-20T09:00:00.000Z',
  texts: {
    en: {
      title: 'About Croupier',
      lead: 'A casino that shows its cards: every result can be checked, every price is said beforehand.',
      description:
        'What Croupier is: an open casino front end with a sandbox operator, verifiable games and play money only.',
      blocks: [
        richText(
          [
            'What this is',
            'Croupier is the player’s side of an online casino: site, messenger app and installed app from one source. Behind it a sandbox operator keeps the accounts and a sandbox studio runs the games, so that all of it can be tried without anybody’s money.',
          ],
          [
            'What we hold to',
            'No invented winners, no near misses, no countdown that starts again. A payout up to the stake is called a return. What an offer costs stands beside what it gives.',
          ],
        ),
        picture(harbour, 'A harbour at night with lanterns', 'Lantern Harbor, drawn and built in the sandbox studio.'),
        gameRail('Some of the games'),
        form('Find a game', 'Any part of its name is enough.', 'search'),
        richText([
          'No licence',
          'A sandbox needs none and has none: there is no real money. The marks in the footer say what they are. A casino that uses this software shows its own licence in that place.',
        ]),
        links(
          'Where to go',
          ['Winners', '/winners', 'Real rounds of this sandbox, each with its proof.'],
          ['Terms of use', '/terms', 'What you may expect.'],
        ),
      ],
    },
    ru: {
      title: 'О Croupier',
      lead: 'Казино с открытыми картами: каждый результат можно проверить, каждая цена названа заранее.',
      description:
        'Что такое Croupier: открытый сайт казино с песочницей оператора, проверяемыми играми и только игровыми деньгами.',
      blocks: [
        richText(
          [
            'Что это',
            'Croupier — сторона игрока в онлайн-казино: сайт, приложение в мессенджере и установленное приложение из одного кода. За ним операторская песочница ведёт счета, а студия-песочница — игры, так что всё можно попробовать без чьих-либо денег.',
          ],
          [
            'Чего мы держимся',
            'Никаких выдуманных победителей, «почти выигрышей» и отсчётов, начинающихся заново. Выплата не больше ставки называется возвратом. Рядом с тем, что предложение даёт, стоит то, чего оно стоит.',
          ],
        ),
        picture(harbour, 'Ночная гавань с фонарями', 'Lantern Harbor: нарисована и построена в студии-песочнице.'),
        gameRail('Некоторые из игр'),
        form('Найти игру', 'Хватит любой части названия.', 'search'),
        richText([
          'Без лицензии',
          'Песочнице она не нужна, и её нет: здесь нет настоящих денег. Знаки внизу страницы так и говорят. Казино, которое возьмёт эту программу, покажет на этом месте свою лицензию.',
        ]),
        links(
          'Куда дальше',
          ['Победители', '/winners', 'Настоящие раунды этой песочницы, каждый с доказательством.'],
          ['Условия использования', '/terms', 'Чего можно ждать.'],
        ),
      ],
    },
    es: {
      title: 'Sobre Croupier',
      lead: 'Un casino con las cartas a la vista: cada resultado se puede comprobar y cada precio se dice antes.',
      description:
        'Qué es Croupier: la cara abierta de un casino, con un operador de pruebas, juegos comprobables y solo dinero ficticio.',
      blocks: [
        richText(
          [
            'Qué es esto',
            'Croupier es la parte del jugador de un casino en línea: sitio, aplicación de mensajería y aplicación instalada con un mismo código. Detrás, un operador de pruebas lleva las cuentas y un estudio de pruebas los juegos, para poder probarlo todo sin el dinero de nadie.',
          ],
          [
            'Lo que defendemos',
            'Ni ganadores inventados, ni «casi premios», ni cuentas atrás que vuelven a empezar. Un pago que no supera la apuesta se llama devolución. Lo que cuesta una oferta está junto a lo que da.',
          ],
        ),
        picture(
          harbour,
          'Un puerto de noche con faroles',
          'Lantern Harbor, dibujado y creado en el estudio de pruebas.',
        ),
        gameRail('Algunos de los juegos'),
        form('Busca un juego', 'Basta con una parte del nombre.', 'search'),
        richText([
          'Sin licencia',
          'Un entorno de pruebas no la necesita ni la tiene: no hay dinero real. Los distintivos del pie dicen lo que son. El casino que use este programa mostrará ahí su propia licencia.',
        ]),
        links(
          'Adónde ir',
          ['Ganadores', '/winners', 'Rondas reales de este entorno, cada una con su prueba.'],
          ['Condiciones de uso', '/terms', 'Lo que puedes esperar.'],
        ),
      ],
    },
    ar: {
      title: 'عن Croupier',
      lead: 'كازينو أوراقه مكشوفة: كل نتيجة يمكن التحقق منها، وكل كلفة تُقال مسبقًا.',
      description: 'ما هو Croupier: واجهة كازينو مفتوحة مع مشغّل تجريبي وألعاب قابلة للتحقق وأموال لعب فقط.',
      blocks: [
        richText(
          [
            'ما هذا',
            'إن Croupier جانب اللاعب من كازينو على الإنترنت: موقع وتطبيق داخل المراسلة وتطبيق مثبّت من مصدر واحد. خلفه مشغّل تجريبي يمسك الحسابات واستوديو تجريبي يدير الألعاب، لتجرب كل شيء بلا مال أحد.',
          ],
          [
            'ما نلتزم به',
            'لا فائزين مختلقين، ولا «كدت تربح»، ولا عدّ تنازليًا يبدأ من جديد. الدفعة التي لا تتجاوز الرهان تسمى استردادًا. وكلفة العرض بجانب ما يعطيه.',
          ],
        ),
        picture(harbour, 'مرفأ ليلي بفوانيسه', 'لعبة Lantern Harbor، رُسمت وبُنيت في الاستوديو التجريبي.'),
        gameRail('بعض الألعاب'),
        form('ابحث عن لعبة', 'يكفي أي جزء من اسمها.', 'search'),
        richText([
          'بلا ترخيص',
          'لا تحتاج البيئة التجريبية إلى ترخيص وليس لها ترخيص، فلا مال حقيقيًا هنا. والعلامات في أسفل الصفحة تقول ما هي. والكازينو الذي يستخدم هذا البرنامج يعرض ترخيصه مكانها.',
        ]),
        links(
          'إلى أين',
          ['الفائزون', '/winners', 'جولات حقيقية في هذه البيئة، لكل منها إثباتها.'],
          ['شروط الاستخدام', '/terms', 'ما الذي تنتظره.'],
        ),
      ],
    },
  },
};
