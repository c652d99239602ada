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
  contact_changed: ({ at }) => ({
    subject: 'Контакт заменён',
    body: `${at} этот контакт вашего аккаунта Croupier заменён другим. Если это были не вы, смените пароль и напишите в поддержку.`,
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
