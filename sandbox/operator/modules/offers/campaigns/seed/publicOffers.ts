import type { Offer } from '../offer.ts';
import { amounts } from './amounts.ts';
import { casinoTerms, depositText, stickyText } from './terms.ts';

const always = { is_active: true, starts_at: new Date('2024-01-01T00:00:00Z'), ends_at: null } as const;

/** The offers that the house shows to everybody whom they are for. */
export const publicOffers: readonly Offer[] = [
  {
    ...always,
    id: 'welcome',
    priority: 100,
    data: {
      action: 'deposit',
      audience: 'all',
      countries: [],
      repeat: 'once',
      is_first_deposit: true,
      min_deposit: amounts(20),
      exclude_methods: ['flashpay'],
      image: '/art/banners/lantern-harbor-phone.svg',
      colour: '#10233c',
      texts: {
        en: { title: 'Welcome bonus', lead: '{percent}% up to {amount}', text: depositText.en },
        ru: { title: 'Приветственный бонус', lead: '{percent}% до {amount}', text: depositText.ru },
        es: { title: 'Bono de bienvenida', lead: '{percent} % hasta {amount}', text: depositText.es },
        ar: { title: 'مكافأة الترحيب', lead: '{percent}% حتى {amount}', text: depositText.ar },
      },
      gifts: [{ kind: 'bonus', percent: 100, amount: amounts(100), terms: casinoTerms }],
    },
  },
  {
    ...always,
    id: 'weekly-reload',
    priority: 80,
    data: {
      action: 'deposit',
      audience: 'depositors',
      countries: [],
      repeat: 'week',
      is_first_deposit: false,
      min_deposit: amounts(20),
      exclude_methods: ['flashpay'],
      image: '/art/banners/ember-dragon-phone.svg',
      colour: '#3a1016',
      texts: {
        en: { title: 'Weekly reload', lead: '{percent}% up to {amount}, once a week', text: depositText.en },
        ru: { title: 'Бонус недели', lead: '{percent}% до {amount} раз в неделю', text: depositText.ru },
        es: { title: 'Recarga semanal', lead: '{percent} % hasta {amount}, una vez por semana', text: depositText.es },
        ar: { title: 'مكافأة أسبوعية', lead: '{percent}% حتى {amount} مرة كل أسبوع', text: depositText.ar },
      },
      gifts: [{ kind: 'bonus', percent: 50, amount: amounts(50), terms: casinoTerms }],
    },
  },
  {
    ...always,
    id: 'try-out',
    priority: 60,
    data: {
      action: 'take',
      audience: 'all',
      countries: [],
      repeat: 'once',
      is_first_deposit: false,
      min_deposit: null,
      exclude_methods: [],
      image: '/art/banners/court-of-cards-phone.svg',
      colour: '#1d1638',
      texts: {
        en: { title: 'Try-out bonus', lead: '{amount} to play with, no deposit', text: stickyText.en },
        ru: { title: 'Бонус на пробу', lead: '{amount} для игры без депозита', text: stickyText.ru },
        es: { title: 'Bono de prueba', lead: '{amount} para jugar, sin depósito', text: stickyText.es },
        ar: { title: 'مكافأة تجربة', lead: '{amount} للعب دون إيداع', text: stickyText.ar },
      },
      gifts: [
        {
          kind: 'bonus',
          percent: 0,
          amount: amounts(5),
          terms: { ...casinoTerms, is_sticky: true, max_stake: amounts(1), max_conversion_times: 10 },
        },
      ],
    },
  },
  {
    ...always,
    id: 'lantern-spins',
    priority: 50,
    data: {
      action: 'take',
      audience: 'depositors',
      countries: [],
      repeat: 'week',
      is_first_deposit: false,
      min_deposit: null,
      exclude_methods: [],
      image: '/art/banners/lantern-harbor-phone.svg',
      colour: '#10233c',
      texts: {
        en: {
          title: 'Free spins of the week',
          lead: '{count} free spins in {game}',
          text: '{count} rounds of {game} at {stake} each, paid by us, within {days} days. What they win is your own money at once, without a wagering requirement.',
        },
        ru: {
          title: 'Фриспины недели',
          lead: '{game}: бесплатных вращений — {count}',
          text: '{game}: {count} вращений по {stake} за наш счёт, в течение {days} дней. Выигрыш сразу становится вашими деньгами, без отыгрыша.',
        },
        es: {
          title: 'Giros gratis de la semana',
          lead: '{count} giros gratis en {game}',
          text: '{count} rondas de {game} a {stake} cada una, por nuestra cuenta, durante {days} días. Lo que ganes es dinero tuyo al momento, sin requisito de apuesta.',
        },
        ar: {
          title: 'دورات الأسبوع المجانية',
          lead: '{count} دورات مجانية في {game}',
          text: '{count} دورات في {game} بقيمة {stake} لكل دورة على حسابنا خلال {days} أيام. ما تربحه يصبح مالك فورًا دون شرط رهان.',
        },
      },
      gifts: [
        {
          kind: 'freespins',
          game: 'lantern-harbor',
          title: 'Lantern Harbor',
          count: 10,
          // Of the lowest stakes that the game takes.
          stake: { USD: '0.20', EUR: '0.20', JPY: '20', KWD: '0.200', TON: '0.200000000' },
          days: 3,
        },
      ],
    },
  },
  {
    ...always,
    id: 'free-bet',
    priority: 40,
    data: {
      action: 'take',
      audience: 'depositors',
      countries: [],
      repeat: 'week',
      is_first_deposit: false,
      min_deposit: null,
      exclude_methods: [],
      image: '/art/banners/frost-fjord-phone.svg',
      colour: '#0e2f3a',
      texts: {
        en: {
          title: 'Free bet of the week',
          lead: 'A free bet of {amount}',
          text: 'A bet of {amount} in the sportsbook, paid by us, within {days} days. If it wins, the winnings above {amount} are paid out to your balance; the {amount} themselves are not. It cannot be staked in the casino.',
        },
        ru: {
          title: 'Фрибет недели',
          lead: 'Бесплатная ставка {amount}',
          text: 'Ставка {amount} на спорт за наш счёт, в течение {days} дней. Если она выиграет, выигрыш сверх {amount} перейдёт на ваш баланс, сами {amount} — нет. В казино её использовать нельзя.',
        },
        es: {
          title: 'Apuesta gratis de la semana',
          lead: 'Una apuesta gratis de {amount}',
          text: 'Una apuesta deportiva de {amount} por nuestra cuenta, durante {days} días. Si ganas, lo ganado por encima de {amount} pasa a tu saldo; los {amount} en sí, no. No se puede usar en el casino.',
        },
        ar: {
          title: 'رهان الأسبوع المجاني',
          lead: 'رهان مجاني بقيمة {amount}',
          text: 'رهان رياضي بقيمة {amount} على حسابنا خلال {days} أيام. إذا فاز يُدفع ما ربحته فوق {amount} إلى رصيدك، أما مبلغ {amount} نفسه فلا. لا يمكن استخدامه في الكازينو.',
        },
      },
      gifts: [
        {
          kind: 'bonus',
          percent: 0,
          amount: amounts(5),
          terms: {
            type: 'betting',
            wager_times: 1,
            wager_base: 'bonus',
            is_sticky: true,
            max_stake: null,
            max_conversion_times: null,
            days: 7,
            counts: { types: {}, games: {}, excluded: [] },
          },
        },
      ],
    },
  },
];
