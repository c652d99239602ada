import { roundAmounts } from '../../../market/roundAmounts.ts';
import type { QuestDefinition } from '../quest.ts';

/** Quests that a player does once: knowing each other, and the first milestones. */
export const gettingStarted: readonly QuestDefinition[] = [
  {
    id: 'full-profile',
    texts: {
      en: {
        title: 'Nice to meet you',
        text: 'Fill in your name, your date of birth and your country in the profile.',
      },
      ru: { title: 'Приятно познакомиться', text: 'Укажите в профиле имя, дату рождения и страну.' },
      es: {
        title: 'Encantados de conocerte',
        text: 'Completa en el perfil tu nombre, tu fecha de nacimiento y tu país.',
      },
      ar: { title: 'سررنا بمعرفتك', text: 'أدخل في ملفك الشخصي اسمك وتاريخ ميلادك وبلدك.' },
    },
    image: '/art/quests/full-profile.svg',
    colour: '#2a2140',
    task: { kind: 'profile' },
    repeat: 'once',
    rewards: [{ kind: 'points', count: 100 }],
    hint: { place: 'profile', item: '' },
  },
  {
    id: 'confirmed-email',
    texts: {
      en: { title: 'A letter for you', text: 'Confirm your e-mail address with the code that we send to it.' },
      ru: {
        title: 'Вам письмо',
        text: 'Подтвердите адрес электронной почты кодом, который мы на него отправим.',
      },
      es: { title: 'Una carta para ti', text: 'Confirma tu correo electrónico con el código que te enviamos.' },
      ar: { title: 'رسالة لك', text: 'أكّد بريدك الإلكتروني بالرمز الذي نرسله إليه.' },
    },
    image: '/art/quests/confirmed-email.svg',
    colour: '#10233c',
    task: { kind: 'confirm', contact: 'email' },
    repeat: 'once',
    rewards: [{ kind: 'points', count: 100 }],
    hint: { place: 'contacts', item: 'email' },
  },
  {
    id: 'confirmed-phone',
    texts: {
      en: { title: 'On the line', text: 'Confirm your phone number with the code that we send to it.' },
      ru: { title: 'На связи', text: 'Подтвердите номер телефона кодом, который мы на него отправим.' },
      es: { title: 'En línea', text: 'Confirma tu número de teléfono con el código que te enviamos.' },
      ar: { title: 'على الخط', text: 'أكّد رقم هاتفك بالرمز الذي نرسله إليه.' },
    },
    image: '/art/quests/confirmed-phone.svg',
    colour: '#0e2f3a',
    task: { kind: 'confirm', contact: 'phone' },
    repeat: 'once',
    rewards: [{ kind: 'points', count: 100 }],
    hint: { place: 'contacts', item: 'phone' },
  },
  {
    id: 'great-win',
    texts: {
      en: {
        title: 'A round to remember',
        text: 'Win at least {multiple} times your stake in one round, in any game. Stakes from {stake} of your own money count.',
      },
      ru: {
        title: 'Раунд на память',
        text: 'Выиграйте за один раунд в любой игре не меньше {multiple} ставок. Засчитываются ставки от {stake} на собственные деньги.',
      },
      es: {
        title: 'Una ronda para recordar',
        text: 'Gana en una sola ronda de cualquier juego al menos {multiple} veces tu apuesta. Cuentan las apuestas desde {stake} con dinero propio.',
      },
      ar: {
        title: 'جولة لا تُنسى',
        text: 'اربح في جولة واحدة في أي لعبة {multiple} ضعفًا من رهانك على الأقل. تُحتسب الرهانات من {stake} من مالك الخاص.',
      },
    },
    image: '/art/quests/great-win.svg',
    colour: '#3a2410',
    task: { kind: 'win_multiple', count: 1, multiple: 20, rounds: { min_stake: smallest() } },
    repeat: 'once',
    rewards: [{ kind: 'points', count: 300 }],
    hint: { place: 'games', item: '' },
  },
  {
    id: 'first-hundred',
    texts: {
      en: { title: 'Settled in', text: 'Deposit {amount} in all, in as many steps as you like.' },
      ru: { title: 'Как дома', text: 'Внесите в сумме {amount} — за сколько угодно раз.' },
      es: { title: 'Como en casa', text: 'Deposita {amount} en total, en tantas veces como quieras.' },
      ar: { title: 'كأنك في بيتك', text: 'أودِع {amount} في المجموع، على دفعات كما تشاء.' },
    },
    image: '/art/quests/first-hundred.svg',
    colour: '#143022',
    task: { kind: 'deposit', unit: 'money', amount: roundAmounts(10_000n) },
    repeat: 'once',
    rewards: [
      { kind: 'points', count: 400 },
      {
        kind: 'freespins',
        game: 'lantern-harbor',
        title: 'Lantern Harbor',
        count: 10,
        stake: smallest(),
        days: 7,
      },
    ],
    hint: { place: 'deposit', item: '' },
  },
];

/** Of the lowest stakes that the slots take. */
function smallest() {
  return { USD: '0.20', EUR: '0.20', JPY: '20', KWD: '0.200', TON: '0.200000000' };
}
