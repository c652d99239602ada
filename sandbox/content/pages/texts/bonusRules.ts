import { form, richText, table } from '../blocks.ts';
import type { PageSource } from '../blocks.ts';

export const bonusRules: PageSource = {
  id: 4,
  documentId: 'pg4bonusr5b3ynw6hp4s7d1f9g',
  slug: 'bonus-rules',
  kind: 'article',
  updatedAt: '2026-11-20T09:00:00.000Z',
  texts: {
    en: {
      title: 'Bonus rules',
      lead: 'The rules that hold for every bonus. The figures of a single offer stand on its own page, before you take it.',
      description:
        'How bonuses work at Croupier: wagering, what counts, highest stake, expiry, withdrawals and free spins, in plain words.',
      blocks: [
        richText(
          [
            'Your own money is never locked',
            'It is yours at any time, with a bonus or without. If you withdraw while a casino bonus is active, the bonus ends, after a question; the deposit that earned it stays.',
          ],
          [
            'Wagering',
            'A bonus says how often it has to be staked before what is left becomes your own money. Every stake counts by the share of its game while the bonus is active, whichever money pays it.',
          ],
          [
            'Stakes that are refused',
            'A stake with bonus money above the highest one, or in an excluded game, is refused when you place it. <strong>A win is never reduced afterwards.</strong>',
          ],
          [
            'One at a time',
            'One bonus of each type is active; others wait. You may pause one or give it up. One with an open round goes on until the round has ended.',
          ],
          [
            'Terms stay',
            'The terms are stored whole with your bonus, with a fingerprint. A later change of the offer does not touch it, and you can see what differs.',
          ],
        ),
        table(
          'What counts',
          ['Kind', 'Usually counts'],
          ['Slots', 'Each stake in full'],
          ['Fast games', 'As the offer says'],
          ['Table and live games', 'A part, or not at all'],
          ['Free spins', 'Nothing to stake; wins are your own money'],
        ),
        richText([
          'Is an offer worth it?',
          'The page of each offer has a calculator: it plays the offer many times in the game that you choose and says how many players complete it. Not taking one is fine, too. See <a href="/offers">the offers</a>.',
        ]),
        form(
          'Do you have a code?',
          'It is kept until you sign up or deposit; what it gives is shown before you take it.',
          'promo',
        ),
      ],
    },
    ru: {
      title: 'Правила бонусов',
      lead: 'Правила, общие для всех бонусов. Числа отдельного предложения стоят на его странице до того, как вы его примете.',
      description:
        'Как работают бонусы в Croupier: отыгрыш, что засчитывается, наибольшая ставка, срок, вывод и фриспины — простыми словами.',
      blocks: [
        richText(
          [
            'Ваши деньги не блокируются',
            'Они ваши в любой момент, с бонусом или без. Если вывести деньги при активном бонусе казино, бонус после вопроса сгорит, а пополнение, которое его дало, останется.',
          ],
          [
            'Отыгрыш',
            'У бонуса сказано, сколько раз его надо поставить, прежде чем остаток станет вашими деньгами. Пока он активен, каждая ставка засчитывается в доле её игры, какими бы деньгами она ни была оплачена.',
          ],
          [
            'Отклонённые ставки',
            'Ставка бонусными деньгами выше наибольшей или в исключённой игре отклоняется сразу. <strong>Выигрыш задним числом не урезается никогда.</strong>',
          ],
          [
            'По одному',
            'Активен один бонус каждого вида, остальные ждут. Бонус можно приостановить или отдать. Бонус с открытым раундом продолжается до конца раунда.',
          ],
          [
            'Условия сохраняются',
            'Условия целиком хранятся вместе с бонусом, с отпечатком. Позднейшее изменение предложения его не касается, и видно, что отличается.',
          ],
        ),
        table(
          'Что засчитывается',
          ['Вид', 'Обычно засчитывается'],
          ['Слоты', 'Каждая ставка полностью'],
          ['Быстрые игры', 'Как сказано в предложении'],
          ['Столы и живые игры', 'Часть или ничего'],
          ['Фриспины', 'Отыгрывать нечего; выигрыш — ваши деньги'],
        ),
        richText([
          'Стоит ли брать предложение?',
          'На странице каждого есть калькулятор: он много раз разыгрывает предложение в выбранной игре и говорит, сколько игроков доходит до конца. Можно и не брать. См. <a href="/offers">предложения</a>.',
        ]),
        form(
          'Есть код?',
          'Он сохранится до регистрации или депозита; что он даёт, видно до того, как вы его примете.',
          'promo',
        ),
      ],
    },
    es: {
      title: 'Reglas de los bonos',
      lead: 'Las reglas de todos los bonos. Las cifras de cada oferta están en su página, antes de que la aceptes.',
      description:
        'Cómo funcionan los bonos en Croupier: requisito de apuesta, qué cuenta, apuesta máxima, plazo, retiradas y giros gratis.',
      blocks: [
        richText(
          [
            'Tu dinero nunca se bloquea',
            'Es tuyo en todo momento, con bono o sin él. Si retiras con un bono de casino activo, el bono termina, tras preguntarte; el ingreso que lo dio se queda.',
          ],
          [
            'Requisito de apuesta',
            'Cada bono dice cuántas veces hay que apostarlo para que lo que quede sea dinero tuyo. Mientras está activo, cada apuesta cuenta según la parte de su juego, la pague el dinero que la pague.',
          ],
          [
            'Apuestas rechazadas',
            'Una apuesta con dinero del bono por encima de la máxima, o en un juego excluido, se rechaza al hacerla. <strong>Un premio nunca se recorta después.</strong>',
          ],
          [
            'De uno en uno',
            'Hay un bono activo de cada tipo; los demás esperan. Puedes pausarlo o renunciar a él. Con una ronda abierta sigue hasta que termine.',
          ],
          [
            'Las condiciones se quedan',
            'Las condiciones se guardan enteras con tu bono, con su huella. Un cambio posterior de la oferta no lo toca, y puedes ver qué difiere.',
          ],
        ),
        table(
          'Qué cuenta',
          ['Tipo', 'Suele contar'],
          ['Tragaperras', 'Cada apuesta entera'],
          ['Juegos rápidos', 'Lo que diga la oferta'],
          ['Mesas y juegos en vivo', 'Una parte o nada'],
          ['Giros gratis', 'Nada que apostar; los premios son dinero tuyo'],
        ),
        richText([
          '¿Merece la pena una oferta?',
          'La página de cada oferta tiene una calculadora: la juega muchas veces en el juego que elijas y dice cuántos jugadores la completan. También vale no aceptar ninguna. Mira <a href="/offers">las ofertas</a>.',
        ]),
        form(
          '¿Tienes un código?',
          'Se guarda hasta que te registres o ingreses; lo que da se muestra antes de aceptarlo.',
          'promo',
        ),
      ],
    },
    ar: {
      title: 'قواعد المكافآت',
      lead: 'قواعد تسري على كل مكافأة. أما أرقام كل عرض ففي صفحته قبل أن تقبله.',
      description:
        'كيف تعمل المكافآت في Croupier: شرط الرهان وما يُحتسب وأعلى رهان والمدة والسحب والدورات المجانية بكلمات بسيطة.',
      blocks: [
        richText(
          [
            'مالك لا يُقفل أبدًا',
            'هو لك في كل وقت، بمكافأة أو من دونها. إن سحبت ومكافأة كازينو نشطة انتهت المكافأة بعد سؤالك، ويبقى الإيداع الذي جلبها.',
          ],
          [
            'شرط الرهان',
            'تذكر كل مكافأة كم مرة يجب المراهنة بها حتى يصبح ما تبقى مالك. وما دامت نشطة يُحتسب كل رهان بنسبة لعبته أيًا كان المال الذي دفعه.',
          ],
          [
            'رهانات مرفوضة',
            'الرهان بمال المكافأة فوق الحد الأعلى أو في لعبة مستثناة يُرفض لحظة وضعه. <strong>ولا يُنقص ربح بعد وقوعه أبدًا.</strong>',
          ],
          [
            'واحدة في كل مرة',
            'مكافأة واحدة من كل نوع نشطة وغيرها ينتظر. يمكنك إيقافها مؤقتًا أو التخلي عنها. ومع جولة مفتوحة تستمر حتى تنتهي الجولة.',
          ],
          ['الشروط ثابتة', 'تُحفظ الشروط كاملة مع مكافأتك مع بصمتها. لا يمسها تغيير العرض لاحقًا، ويمكنك أن ترى ما اختلف.'],
        ),
        table(
          'ما الذي يُحتسب',
          ['النوع', 'يُحتسب عادة'],
          ['السلوتس', 'كل رهان كاملًا'],
          ['الألعاب السريعة', 'كما يقول العرض'],
          ['الطاولات والألعاب المباشرة', 'جزء أو لا شيء'],
          ['الدورات المجانية', 'لا شيء للرهان، والأرباح مالك'],
        ),
        richText([
          'هل يستحق العرض؟',
          'في صفحة كل عرض حاسبة: تلعبه مرات كثيرة في اللعبة التي تختارها وتخبرك كم لاعبًا يكمله. ولا بأس بعدم قبول أي عرض. انظر <a href="/offers">العروض</a>.',
        ]),
        form('هل لديك رمز؟', 'يُحفظ إلى أن تسجّل أو تودع، وما يعطيه يظهر قبل أن تقبله.', 'promo'),
      ],
    },
  },
};
