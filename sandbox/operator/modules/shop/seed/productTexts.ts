import type { ProductTexts } from '../product.ts';

/** Titles and texts of the products that are no frames. */
export const productTexts = {
  'lantern-spins': {
    en: {
      title: '10 spins in Lantern Harbor',
      text: 'Ten rounds that we pay. What they win is your own money at once, without a wagering requirement.',
    },
    ru: {
      title: '10 вращений в Lantern Harbor',
      text: 'Десять раундов за наш счёт. Выигрыш сразу становится вашими деньгами, без отыгрыша.',
    },
    es: {
      title: '10 giros en Lantern Harbor',
      text: 'Diez rondas por nuestra cuenta. Lo que ganes es dinero tuyo al momento, sin requisito de apuesta.',
    },
    ar: {
      title: '10 دورات في Lantern Harbor',
      text: 'عشر جولات على حسابنا. ما تربحه يصبح مالك فورًا دون شرط رهان.',
    },
  },
  'coral-spins': {
    en: {
      title: '25 spins in Coral Deep',
      text: 'Twenty-five rounds that we pay. What they win is your own money at once, without a wagering requirement.',
    },
    ru: {
      title: '25 вращений в Coral Deep',
      text: 'Двадцать пять раундов за наш счёт. Выигрыш сразу становится вашими деньгами, без отыгрыша.',
    },
    es: {
      title: '25 giros en Coral Deep',
      text: 'Veinticinco rondas por nuestra cuenta. Lo que ganes es dinero tuyo al momento, sin requisito de apuesta.',
    },
    ar: {
      title: '25 دورة في Coral Deep',
      text: 'خمس وعشرون جولة على حسابنا. ما تربحه يصبح مالك فورًا دون شرط رهان.',
    },
  },
  'small-bonus': {
    en: { title: 'A small bonus', text: 'Bonus money for casino games. Activate it among your bonuses.' },
    ru: { title: 'Небольшой бонус', text: 'Бонусные деньги для игр казино. Активируйте их в разделе бонусов.' },
    es: { title: 'Un bono pequeño', text: 'Dinero de bono para juegos de casino. Actívalo entre tus bonos.' },
    ar: { title: 'مكافأة صغيرة', text: 'أموال مكافأة لألعاب الكازينو. فعّلها من قسم مكافآتك.' },
  },
  'large-bonus': {
    en: { title: 'A large bonus', text: 'Bonus money for casino games. Activate it among your bonuses.' },
    ru: { title: 'Большой бонус', text: 'Бонусные деньги для игр казино. Активируйте их в разделе бонусов.' },
    es: { title: 'Un bono grande', text: 'Dinero de bono para juegos de casino. Actívalo entre tus bonos.' },
    ar: { title: 'مكافأة كبيرة', text: 'أموال مكافأة لألعاب الكازينو. فعّلها من قسم مكافآتك.' },
  },
  'free-bet': {
    en: { title: 'A free bet', text: 'The house pays one bet at the sportsbook. Choose it in the bet slip.' },
    ru: { title: 'Бесплатная ставка', text: 'Одну ставку на спорт оплачивает казино. Выберите её в купоне.' },
    es: { title: 'Una apuesta gratis', text: 'La casa paga una apuesta deportiva. Elígela en el boleto.' },
    ar: { title: 'رهان مجاني', text: 'رهان رياضي واحد على حسابنا. اختره في قسيمة الرهان.' },
  },
  ticket: {
    en: { title: 'A tournament ticket', text: 'Joining a tournament that asks for a ticket uses it up.' },
    ru: { title: 'Билет на турнир', text: 'Тратится при вступлении в турнир, где нужен билет.' },
    es: { title: 'Una entrada de torneo', text: 'Se gasta al participar en un torneo que pide entrada.' },
    ar: { title: 'تذكرة بطولة', text: 'تُستهلك عند الانضمام إلى بطولة تتطلب تذكرة.' },
  },
  'three-tickets': {
    en: { title: 'Three tournament tickets', text: 'Each is used up by a tournament that asks for a ticket.' },
    ru: { title: 'Три билета на турниры', text: 'Каждый тратится на один турнир, где нужен билет.' },
    es: { title: 'Tres entradas de torneo', text: 'Cada una se gasta en un torneo que pide entrada.' },
    ar: { title: 'ثلاث تذاكر بطولات', text: 'تُستهلك كل واحدة في بطولة تتطلب تذكرة.' },
  },
  'vpn-week': {
    en: { title: 'A week of VPN', text: 'Seven days, added to what your subscription has left.' },
    ru: { title: 'Неделя VPN', text: 'Семь дней, которые прибавятся к вашей подписке.' },
    es: { title: 'Una semana de VPN', text: 'Siete días que se suman a lo que le quede a tu suscripción.' },
    ar: { title: 'أسبوع من VPN', text: 'سبعة أيام تُضاف إلى ما تبقى من اشتراكك.' },
  },
  'vpn-month': {
    en: { title: 'A month of VPN', text: 'Thirty days, added to what your subscription has left.' },
    ru: { title: 'Месяц VPN', text: 'Тридцать дней, которые прибавятся к вашей подписке.' },
    es: { title: 'Un mes de VPN', text: 'Treinta días que se suman a lo que le quede a tu suscripción.' },
    ar: { title: 'شهر من VPN', text: 'ثلاثون يومًا تُضاف إلى ما تبقى من اشتراكك.' },
  },
} satisfies Readonly<Record<string, ProductTexts>>;
