import type { MessageParams, MessageWords, Words } from './MessageWords.ts';

export const ru: MessageWords = {
  confirm_contact: ({ code, minutes }) => ({
    subject: 'Подтвердите контакт',
    body: `Код подтверждения Croupier: ${code}. Он действует ${minutes} мин. Если вы его не запрашивали, ничего не делайте.`,
  }),
  restore: ({ code, minutes }) => ({
    subject: 'Восстановление доступа',
    body: `Код Croupier для нового пароля: ${code}. Он действует ${minutes} мин. Если вы его не запрашивали, пароль останется прежним.`,
  }),
  two_factor: ({ code, minutes }) => ({
    subject: 'Код для входа',
    body: `Код для входа в Croupier: ${code}. Он действует ${minutes} мин. Никому его не сообщайте.`,
  }),
  sign_in_alert: ({ at }) => ({
    subject: 'Новый вход',
    body: `${at} в ваш аккаунт Croupier вошли с нового устройства. Если это были не вы, смените пароль и завершите другие сеансы.`,
  }),
  password_changed: ({ at }) => ({
    subject: 'Пароль изменён',
    body: `${at} пароль вашего аккаунта Croupier изменён. Другие сеансы завершены. Если это были не вы, восстановите доступ.`,
  }),
  passkey_changed: ({ at, isAdded }) => ({
    subject: isAdded ? 'Добавлен ключ доступа' : 'Удалён ключ доступа',
    body: isAdded
      ? `${at} к вашему аккаунту Croupier добавлен ключ доступа: с ним можно войти. Если это были не вы, удалите его и смените пароль.`
      : `${at} из вашего аккаунта Croupier удалён ключ доступа. Если это были не вы, смените пароль.`,
  }),
  two_factor_changed: ({ at, isOn }) => ({
    subject: isOn ? 'Двухфакторный вход включён' : 'Двухфакторный вход выключен',
    body: isOn
      ? `${at} для вашего аккаунта Croupier включён двухфакторный вход.`
      : `${at} для вашего аккаунта Croupier выключен двухфакторный вход. Если это были не вы, смените пароль.`,
  }),
  contact_changed: ({ at, type }) => ({
    subject: type === 'email' ? 'Адрес электронной почты изменён' : 'Номер телефона изменён',
    body:
      type === 'email'
        ? `${at} этот адрес в вашем аккаунте Croupier заменён другим. Сюда больше ничего не придёт. Если это были не вы, восстановите доступ и напишите в поддержку.`
        : `${at} этот номер в вашем аккаунте Croupier заменён другим. Сюда больше ничего не придёт. Если это были не вы, восстановите доступ и напишите в поддержку.`,
  }),
  prove: ({ code, minutes }) => ({
    subject: 'Подтвердите, что это вы',
    body: `Код Croupier, подтверждающий, что это вы: ${code}. Он действует ${minutes} мин. Если вы его не запрашивали, никому его не сообщайте и смените пароль: в вашем аккаунте кто-то есть.`,
  }),
  account_closed: ({ at, years }) => ({
    subject: 'Ваш аккаунт закрыт',
    body: `${at} ваш аккаунт Croupier закрыт. Как требует закон, данные хранятся в закрытом виде (срок в годах: ${years}), затем удаляются. Открыть аккаунт снова может только поддержка.`,
  }),
  play_held: () => ({
    subject: 'Депозиты и игра приостановлены',
    body: 'Пока с вашего аккаунта Croupier нельзя пополнять счёт и играть. Входить и выводить деньги можно, как и прежде. Если это ошибка, напишите в поддержку: она может снять ограничение.',
  }),
  support_answer: ({ number, subject, text, isPlayer }) => ({
    subject: `Ответ поддержки: ${subject}`,
    body: `Наш ответ на ваше обращение № ${number}:\n\n${text}\n\n${isPlayer ? 'Продолжить переписку можно в разделе «Поддержка» на Croupier.' : 'Чтобы написать снова, воспользуйтесь формой в разделе «Поддержка» на Croupier.'}`,
  }),
  payment: ({ change, amount }) => payments[change](amount),
  promotion: ({ unsubscribe }) => ({
    subject: 'Новости из залов Croupier',
    body: `В Croupier есть игры, с которыми вы ещё не знакомы. Загляните, когда захочется.\n\nВы получили это сообщение, потому что подписались на акции и новости. Отписаться: ${unsubscribe}`,
  }),
  verification_decided: ({ decision }) => decided[decision],
};

const decided: Readonly<Record<MessageParams['verification_decided']['decision'], Words>> = {
  approved: {
    subject: 'Личность подтверждена',
    body: 'Ваша личность подтверждена. Для вашего аккаунта Croupier больше ничего не нужно.',
  },
  rejected_retry: {
    subject: 'Проверку личности нужно пройти ещё раз',
    body: 'Ваши документы не приняты. Причина указана в профиле Croupier, там же их можно отправить снова.',
  },
  rejected_final: {
    subject: 'Личность не подтверждена',
    body: 'Вашу личность не удалось подтвердить, решение окончательное. Причина указана в профиле Croupier.',
  },
};

const payments: Readonly<Record<MessageParams['payment']['change'], (amount: string) => Words>> = {
  depositArrived: (amount) => ({ subject: 'Депозит зачислен', body: `${amount} уже на вашем балансе Croupier.` }),
  depositReturned: (amount) => ({
    subject: 'Платёж возвращается',
    body: `${amount} не зачислено на ваш счёт Croupier и вернётся туда, откуда пришло.`,
  }),
  withdrawalPaid: (amount) => ({
    subject: 'Вывод выплачен',
    body: `${amount} с вашего счёта Croupier отправлено вам.`,
  }),
  withdrawalBack: (amount) => ({
    subject: 'Вывод не выплачен',
    body: `Вывод ${amount} не выплачен. Деньги снова на вашем балансе Croupier.`,
  }),
  depositFailed: (amount) => ({
    subject: 'Депозит не прошёл',
    body: `Депозит ${amount} не прошёл. На ваш баланс Croupier ничего не зачислено.`,
  }),
  depositCancelled: (amount) => ({
    subject: 'Депозит отменён',
    body: `Депозит ${amount} отменён до оплаты. На ваш баланс Croupier ничего не зачислено.`,
  }),
  depositReversed: (amount) => ({
    subject: 'Депозит отозван',
    body: `Депозит ${amount} отозван банком или платёжным сервисом. То, что от него оставалось, списано с вашего баланса Croupier.`,
  }),
  withdrawalRequested: (amount) => ({
    subject: 'Вывод в обработке',
    body: `Запрошен вывод ${amount} с вашего счёта Croupier, он в обработке. Если это были не вы, сразу напишите в поддержку.`,
  }),
  withdrawalReturned: (amount) => ({
    subject: 'Вывод вернулся',
    body: `Вывод ${amount} был выплачен, но вернулся. Деньги снова на вашем балансе Croupier.`,
  }),
};
