import type { NoticeWords } from '../notifications/notifications/module.ts';

export const answerNotice: NoticeWords = {
  label: {
    en: 'An answer from support',
    ru: 'Ответ службы поддержки',
    es: 'Una respuesta de soporte',
    ar: 'ردّ من فريق الدعم',
  },
  write(locale, params) {
    const subject = params['subject'] ?? '';
    return {
      en: { title: 'Support has answered', text: `Your request “${subject}” has an answer.` },
      ru: { title: 'Поддержка ответила', text: `На ваше обращение «${subject}» пришёл ответ.` },
      es: { title: 'Soporte ha respondido', text: `Tu consulta «${subject}» tiene respuesta.` },
      ar: { title: 'ردّ فريق الدعم', text: `وصل ردّ على طلبك «${subject}».` },
    }[locale];
  },
};
