import { roundAmounts } from '../../../market/roundAmounts.ts';
import type { QuestDefinition } from '../quest.ts';

/** Quests that begin anew every day or week. */
export const playQuests: readonly QuestDefinition[] = [
  {
    id: 'daily-slots',
    texts: {
      en: { title: 'Thirty spins', text: 'Play {count} rounds in slots today, with your own money.' },
      ru: { title: 'Тридцать вращений', text: 'Сыграйте сегодня {count} раундов в слотах на собственные деньги.' },
      es: { title: 'Treinta giros', text: 'Juega hoy {count} rondas en tragaperras con dinero propio.' },
      ar: { title: 'ثلاثون دورة', text: 'العب اليوم {count} جولة في ألعاب السلوت من مالك الخاص.' },
    },
    image: '/art/quests/daily-slots.svg',
    colour: '#3a1030',
    task: { kind: 'play', unit: 'rounds', count: 30, rounds: { types: ['slot'] } },
    repeat: 'day',
    rewards: [{ kind: 'points', count: 50 }],
    hint: { place: 'games', item: 'slot' },
  },
  {
    id: 'daily-fast',
    texts: {
      en: { title: 'Quick hands', text: 'Play {count} rounds in fast games today, with your own money.' },
      ru: { title: 'Быстрые руки', text: 'Сыграйте сегодня {count} раундов в быстрых играх на собственные деньги.' },
      es: { title: 'Manos rápidas', text: 'Juega hoy {count} rondas en juegos rápidos con dinero propio.' },
      ar: { title: 'يد سريعة', text: 'العب اليوم {count} جولات في الألعاب السريعة من مالك الخاص.' },
    },
    image: '/art/quests/daily-fast.svg',
    colour: '#101a3c',
    task: { kind: 'play', unit: 'rounds', count: 5, rounds: { types: ['fast'] } },
    repeat: 'day',
    rewards: [{ kind: 'points', count: 25 }],
    hint: { place: 'games', item: 'fast' },
  },
  {
    id: 'weekly-tables',
    texts: {
      en: {
        title: 'An evening at the tables',
        text: 'Stake {amount} of your own money in table and live games this week.',
      },
      ru: {
        title: 'Вечер за столами',
        text: 'Поставьте на этой неделе {amount} собственных денег в настольных и живых играх.',
      },
      es: {
        title: 'Una noche en las mesas',
        text: 'Apuesta esta semana {amount} de dinero propio en juegos de mesa y en vivo.',
      },
      ar: {
        title: 'أمسية على الطاولات',
        text: 'راهن هذا الأسبوع بمبلغ {amount} من مالك الخاص في ألعاب الطاولة والألعاب المباشرة.',
      },
    },
    image: '/art/quests/weekly-tables.svg',
    colour: '#0f2f22',
    task: { kind: 'play', unit: 'money', amount: roundAmounts(5_000n), rounds: { types: ['casino', 'live'] } },
    repeat: 'week',
    rewards: [{ kind: 'points', count: 150 }],
    hint: { place: 'games', item: 'casino' },
  },
  {
    id: 'weekly-tournament',
    texts: {
      en: { title: 'In the arena', text: 'Join a tournament this week. Joining is enough: it costs nothing.' },
      ru: { title: 'На арене', text: 'Вступите на этой неделе в турнир. Достаточно вступить: это бесплатно.' },
      es: { title: 'En la arena', text: 'Participa esta semana en un torneo. Basta con apuntarse: es gratis.' },
      ar: { title: 'في الساحة', text: 'انضم إلى بطولة هذا الأسبوع. يكفي الانضمام، وهو مجاني.' },
    },
    image: '/art/quests/weekly-tournament.svg',
    colour: '#3a1a10',
    task: { kind: 'tournament', count: 1 },
    repeat: 'week',
    rewards: [{ kind: 'points', count: 75 }],
    hint: { place: 'tournaments', item: '' },
  },
  {
    id: 'weekly-deposit',
    texts: {
      en: { title: 'Topped up', text: 'Make a deposit of at least {least} this week.' },
      ru: { title: 'С пополнением', text: 'Внесите на этой неделе депозит не меньше {least}.' },
      es: { title: 'Saldo a punto', text: 'Haz esta semana un depósito de al menos {least}.' },
      ar: { title: 'رصيد جاهز', text: 'قم هذا الأسبوع بإيداع لا يقل عن {least}.' },
    },
    image: '/art/quests/weekly-deposit.svg',
    colour: '#2c2410',
    task: { kind: 'deposit', unit: 'times', count: 1, least: roundAmounts(2_000n) },
    repeat: 'week',
    rewards: [{ kind: 'points', count: 100 }],
    hint: { place: 'deposit', item: '' },
  },
];
