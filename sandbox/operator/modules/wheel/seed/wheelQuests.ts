import { roundAmounts } from '../../../market/roundAmounts.ts';
import type { QuestDefinition } from '../../quests/module.ts';
import { DAILY } from './dailyWheel.ts';

const spins = (count: number) => [{ kind: 'spins', item: DAILY, count } as const];

/** What earns spins of the free wheel. */
export const dailyWheelQuests: readonly QuestDefinition[] = [
  {
    id: 'wheel-rounds',
    texts: {
      en: { title: 'Ten rounds', text: 'Play {count} rounds of real money today, in any game.' },
      ru: { title: 'Десять раундов', text: 'Сыграйте сегодня {count} раундов на деньги в любых играх.' },
      es: { title: 'Diez rondas', text: 'Juega hoy {count} rondas con dinero en cualquier juego.' },
      ar: { title: 'عشر جولات', text: 'العب اليوم {count} جولات بمال حقيقي في أي لعبة.' },
    },
    image: '/art/quests/daily-rounds.svg',
    colour: '#10243a',
    task: { kind: 'play', unit: 'rounds', count: 10, rounds: {} },
    repeat: 'day',
    rewards: spins(1),
    hint: { place: 'games', item: '' },
  },
  {
    id: 'wheel-multiple',
    texts: {
      en: { title: 'Five times over', text: 'Win at least {multiple} times your stake in one round this week.' },
      ru: { title: 'Впятеро', text: 'Выиграйте на этой неделе хотя бы в {multiple} раз больше ставки за один раунд.' },
      es: { title: 'Por cinco', text: 'Gana esta semana al menos {multiple} veces tu apuesta en una ronda.' },
      ar: { title: 'خمسة أضعاف', text: 'اربح هذا الأسبوع ما لا يقل عن {multiple} أضعاف رهانك في جولة واحدة.' },
    },
    image: '/art/quests/daily-multiple.svg',
    colour: '#2c2410',
    task: { kind: 'win_multiple', count: 1, multiple: 5, rounds: {} },
    repeat: 'week',
    rewards: spins(2),
    hint: { place: 'games', item: 'slot' },
  },
  {
    id: 'wheel-tournament',
    texts: {
      en: { title: 'Among others', text: 'Join a tournament this week: joining costs nothing.' },
      ru: { title: 'Среди соперников', text: 'Вступите на этой неделе в турнир: это бесплатно.' },
      es: { title: 'En compañía', text: 'Apúntate esta semana a un torneo: no cuesta nada.' },
      ar: { title: 'بين المتنافسين', text: 'انضم هذا الأسبوع إلى بطولة: الانضمام مجاني.' },
    },
    image: '/art/quests/weekly-tournament.svg',
    colour: '#3a1a10',
    task: { kind: 'tournament', count: 1 },
    repeat: 'week',
    rewards: spins(1),
    hint: { place: 'tournaments', item: '' },
  },
  {
    id: 'wheel-profile',
    texts: {
      en: { title: 'Complete profile', text: 'Fill in your name, date of birth and country.' },
      ru: { title: 'Полный профиль', text: 'Укажите имя, дату рождения и страну.' },
      es: { title: 'Perfil completo', text: 'Completa tu nombre, fecha de nacimiento y país.' },
      ar: { title: 'ملف شخصي مكتمل', text: 'أكمل اسمك وتاريخ ميلادك وبلدك.' },
    },
    image: '/art/quests/full-profile.svg',
    colour: '#1c2a1a',
    task: { kind: 'profile' },
    repeat: 'once',
    rewards: spins(1),
    hint: { place: 'profile', item: '' },
  },
  {
    id: 'wheel-deposit',
    texts: {
      en: { title: 'Fresh funds', text: 'Make a deposit of at least {least} this week.' },
      ru: { title: 'Пополнение', text: 'Внесите на этой неделе депозит не меньше {least}.' },
      es: { title: 'Con saldo', text: 'Haz esta semana un depósito de al menos {least}.' },
      ar: { title: 'شحن الرصيد', text: 'قم هذا الأسبوع بإيداع لا يقل عن {least}.' },
    },
    image: '/art/quests/weekly-deposit.svg',
    colour: '#2c2410',
    task: { kind: 'deposit', unit: 'times', count: 1, least: roundAmounts(1_000n) },
    repeat: 'week',
    rewards: spins(2),
    hint: { place: 'deposit', item: '' },
  },
];
