/** How a ticket looks in the browser once there is nothing more to answer. */
export type TicketEnd =
  | 'agreed'
  | 'cancelled'
  | 'failed'
  | 'closed'
  | 'banned'
  | 'deleted'
  | 'held'
  | 'expired'
  | 'tooMany';

interface Words {
  readonly title: string;
  readonly ask: string;
  readonly askNew: string;
  readonly user: string;
  readonly account: string;
  readonly newAccount: string;
  readonly warning: string;
  readonly yes: string;
  readonly no: string;
  readonly back: string;
  readonly ends: Readonly<Record<TicketEnd, { readonly title: string; readonly text: string }>>;
}

const en: Words = {
  title: 'Sign in to Croupier in Telegram?',
  ask: 'This Telegram user will be signed in to this account, and will open it from Telegram from now on.',
  askNew: 'This Telegram user will be signed in to a new account, and will open it from Telegram from now on.',
  user: 'Telegram user',
  account: 'Account',
  newAccount: 'New account for',
  warning: 'Only say yes if this is your own Telegram. If somebody sent you this link, say no.',
  yes: 'Yes, sign in',
  no: 'No',
  back: 'Return to Telegram',
  ends: {
    agreed: { title: 'Done, return to Telegram', text: 'The app in Telegram goes on by itself.' },
    cancelled: { title: 'Cancelled', text: 'Nobody was signed in. You can close this page.' },
    failed: { title: 'That did not work', text: 'The service did not confirm who you are. Try again in Telegram.' },
    closed: { title: 'No new accounts now', text: 'New accounts are closed at the moment. Known players can sign in.' },
    banned: { title: 'This account is blocked', text: 'Our support can tell you why.' },
    deleted: { title: 'This account was deleted', text: 'It cannot be signed in to any more.' },
    held: {
      title: 'The password has changed',
      text: 'The password of this account was changed. Sign in with it and confirm this service on the security page.',
    },
    expired: {
      title: 'This link is over',
      text: 'It is good for ten minutes, in one browser, and once. Begin again in Telegram.',
    },
    tooMany: { title: 'Too many tries', text: 'Wait a few minutes, then begin again in Telegram.' },
  },
};

const ru: Words = {
  title: 'Войти в Croupier в Telegram?',
  ask: 'Этот пользователь Telegram войдёт в этот аккаунт и дальше будет открывать его из Telegram.',
  askNew: 'Этот пользователь Telegram войдёт в новый аккаунт и дальше будет открывать его из Telegram.',
  user: 'Пользователь Telegram',
  account: 'Аккаунт',
  newAccount: 'Новый аккаунт для',
  warning: 'Соглашайтесь, только если это ваш Telegram. Если ссылку вам прислали, нажмите «Нет».',
  yes: 'Да, войти',
  no: 'Нет',
  back: 'Вернуться в Telegram',
  ends: {
    agreed: { title: 'Готово, вернитесь в Telegram', text: 'Приложение в Telegram продолжит само.' },
    cancelled: { title: 'Отменено', text: 'Никто не вошёл. Эту страницу можно закрыть.' },
    failed: { title: 'Не получилось', text: 'Сервис не подтвердил, кто вы. Попробуйте ещё раз в Telegram.' },
    closed: {
      title: 'Новых аккаунтов сейчас нет',
      text: 'Регистрация временно закрыта. Те, у кого есть аккаунт, могут войти.',
    },
    banned: { title: 'Этот аккаунт заблокирован', text: 'Почему — подскажет поддержка.' },
    deleted: { title: 'Этот аккаунт удалён', text: 'Войти в него больше нельзя.' },
    held: {
      title: 'Пароль изменился',
      text: 'Пароль этого аккаунта был изменён. Войдите с ним и подтвердите этот сервис на странице безопасности.',
    },
    expired: {
      title: 'Ссылка больше не действует',
      text: 'Она действует десять минут, в одном браузере и один раз. Начните заново в Telegram.',
    },
    tooMany: { title: 'Слишком много попыток', text: 'Подождите несколько минут и начните заново в Telegram.' },
  },
};

const es: Words = {
  title: '¿Entrar en Croupier en Telegram?',
  ask: 'Este usuario de Telegram entrará en esta cuenta y la abrirá desde Telegram a partir de ahora.',
  askNew: 'Este usuario de Telegram entrará en una cuenta nueva y la abrirá desde Telegram a partir de ahora.',
  user: 'Usuario de Telegram',
  account: 'Cuenta',
  newAccount: 'Cuenta nueva para',
  warning: 'Di que sí solo si es tu propio Telegram. Si alguien te ha enviado este enlace, di que no.',
  yes: 'Sí, entrar',
  no: 'No',
  back: 'Volver a Telegram',
  ends: {
    agreed: { title: 'Listo, vuelve a Telegram', text: 'La aplicación de Telegram continúa sola.' },
    cancelled: { title: 'Cancelado', text: 'Nadie ha entrado. Puedes cerrar esta página.' },
    failed: {
      title: 'No ha funcionado',
      text: 'El servicio no ha confirmado quién eres. Inténtalo de nuevo en Telegram.',
    },
    closed: {
      title: 'Ahora no hay cuentas nuevas',
      text: 'El registro está cerrado por el momento. Quien ya tiene cuenta puede entrar.',
    },
    banned: { title: 'Esta cuenta está bloqueada', text: 'Nuestro soporte puede decirte por qué.' },
    deleted: { title: 'Esta cuenta se ha eliminado', text: 'Ya no se puede entrar en ella.' },
    held: {
      title: 'La contraseña ha cambiado',
      text: 'La contraseña de esta cuenta ha cambiado. Entra con ella y confirma este servicio en la página de seguridad.',
    },
    expired: {
      title: 'Este enlace ya no vale',
      text: 'Vale diez minutos, en un solo navegador y una vez. Empieza de nuevo en Telegram.',
    },
    tooMany: { title: 'Demasiados intentos', text: 'Espera unos minutos y empieza de nuevo en Telegram.' },
  },
};

const ar: Words = {
  title: 'تسجيل الدخول إلى Croupier في تيليجرام؟',
  ask: 'سيدخل مستخدم تيليجرام هذا إلى هذا الحساب، وسيفتحه من تيليجرام من الآن فصاعدًا.',
  askNew: 'سيدخل مستخدم تيليجرام هذا إلى حساب جديد، وسيفتحه من تيليجرام من الآن فصاعدًا.',
  user: 'مستخدم تيليجرام',
  account: 'الحساب',
  newAccount: 'حساب جديد لـ',
  warning: 'وافق فقط إذا كان هذا حسابك في تيليجرام. إذا أرسل إليك أحد هذا الرابط فارفض.',
  yes: 'نعم، الدخول',
  no: 'لا',
  back: 'العودة إلى تيليجرام',
  ends: {
    agreed: { title: 'تم، عُد إلى تيليجرام', text: 'سيتابع التطبيق في تيليجرام من تلقاء نفسه.' },
    cancelled: { title: 'أُلغيت العملية', text: 'لم يدخل أحد. يمكنك إغلاق هذه الصفحة.' },
    failed: { title: 'لم تنجح العملية', text: 'لم تؤكد الخدمة هويتك. حاول مرة أخرى في تيليجرام.' },
    closed: { title: 'لا حسابات جديدة الآن', text: 'إنشاء الحسابات مغلق حاليًا. يمكن لأصحاب الحسابات الدخول.' },
    banned: { title: 'هذا الحساب محظور', text: 'يمكن لفريق الدعم أن يخبرك بالسبب.' },
    deleted: { title: 'حُذف هذا الحساب', text: 'لم يعد الدخول إليه ممكنًا.' },
    held: {
      title: 'تغيّرت كلمة المرور',
      text: 'تغيّرت كلمة مرور هذا الحساب. سجّل الدخول بها وأكِّد هذه الخدمة في صفحة الأمان.',
    },
    expired: {
      title: 'لم يعد هذا الرابط صالحًا',
      text: 'يصلح عشر دقائق وفي متصفح واحد ولمرة واحدة. ابدأ من جديد في تيليجرام.',
    },
    tooMany: { title: 'محاولات كثيرة', text: 'انتظر بضع دقائق ثم ابدأ من جديد في تيليجرام.' },
  },
};

const byLocale: Readonly<Record<string, Words>> = { en, ru, es, ar };

export const ticketWords = (locale: string): Words => byLocale[locale] ?? en;
