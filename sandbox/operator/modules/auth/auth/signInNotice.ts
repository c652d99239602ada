import { writtenTime } from '../../outbox/module.ts';
import type { NoticeWords } from '../../notifications/notifications/module.ts';

/** The notification of a sign-in from a device that the account has not seen lately; `at` in ISO 8601. */
export const signInNotice: NoticeWords = {
  label: {
    en: 'A sign-in from a new device',
    ru: 'Вход с нового устройства',
    es: 'Inicio de sesión desde un dispositivo nuevo',
    ar: 'تسجيل دخول من جهاز جديد',
  },
  write(locale, params) {
    const at = writtenTime(new Date(params['at'] ?? 0), locale);
    return {
      en: {
        title: 'New sign-in',
        text: `Your account was signed in from a new device on ${at}. If this was not you, change your password and end the other sessions.`,
      },
      ru: {
        title: 'Новый вход',
        text: `${at} в ваш аккаунт вошли с нового устройства. Если это были не вы, смените пароль и завершите другие сеансы.`,
      },
      es: {
        title: 'Nuevo inicio de sesión',
        text: `Se ha iniciado sesión en tu cuenta desde un dispositivo nuevo: ${at}. Si no has sido tú, cambia la contraseña y cierra las demás sesiones.`,
      },
      ar: {
        title: 'تسجيل دخول جديد',
        text: `تم تسجيل الدخول إلى حسابك من جهاز جديد في ${at}. إذا لم تكن أنت، فغيّر كلمة المرور وأنهِ الجلسات الأخرى.`,
      },
    }[locale];
  },
};
