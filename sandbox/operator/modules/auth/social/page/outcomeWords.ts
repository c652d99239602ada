import type { SocialOutcome } from './SocialOutcome.ts';

interface Words {
  readonly title: string;
  readonly back: string;
  readonly outcomes: Readonly<Record<SocialOutcome, string>>;
}

const en: Words = {
  title: 'Signing in',
  back: 'Back to the site',
  outcomes: {
    signedIn: 'You are signed in. You can close this window.',
    cancelled: 'You have cancelled. You can close this window.',
    failed: 'The service did not confirm who you are. Close this window and try again.',
    refused: 'Signing in starts on the site itself. Close this window and choose the service there.',
    expired: 'This took too long, or was opened twice. Close this window and try again.',
    tooMany: 'Too many tries. Wait a few minutes and try again.',
    banned: 'This account is blocked.',
    deleted: 'This account was deleted.',
    held: 'The password of this account was changed. Sign in with it and confirm this service on the security page.',
    secondFactor: 'This account also asks for a code. Sign in with your password.',
    proved: 'Thank you, it is you. You can close this window.',
    otherPerson: 'This account of the service is not linked to your account here. Choose another one.',
  },
};

const ru: Words = {
  title: 'Вход',
  back: 'Вернуться на сайт',
  outcomes: {
    signedIn: 'Вы вошли. Это окно можно закрыть.',
    cancelled: 'Вы отменили вход. Это окно можно закрыть.',
    failed: 'Сервис не подтвердил, кто вы. Закройте окно и попробуйте ещё раз.',
    refused: 'Вход начинается на самом сайте. Закройте окно и выберите сервис там.',
    expired: 'Прошло слишком много времени, или окно открыто дважды. Закройте его и попробуйте ещё раз.',
    tooMany: 'Слишком много попыток. Подождите несколько минут и попробуйте снова.',
    banned: 'Этот аккаунт заблокирован.',
    deleted: 'Этот аккаунт удалён.',
    held: 'Пароль этого аккаунта был изменён. Войдите с ним и подтвердите этот сервис на странице безопасности.',
    secondFactor: 'Для этого аккаунта нужен ещё и код. Войдите с паролем.',
    proved: 'Спасибо, это вы. Это окно можно закрыть.',
    otherPerson: 'Этот аккаунт сервиса не связан с вашим аккаунтом здесь. Выберите другой.',
  },
};

const es: Words = {
  title: 'Iniciando sesión',
  back: 'Volver al sitio',
  outcomes: {
    signedIn: 'Has iniciado sesión. Puedes cerrar esta ventana.',
    cancelled: 'Has cancelado. Puedes cerrar esta ventana.',
    failed: 'El servicio no ha confirmado quién eres. Cierra esta ventana e inténtalo de nuevo.',
    refused: 'El acceso empieza en el propio sitio. Cierra esta ventana y elige allí el servicio.',
    expired: 'Ha pasado demasiado tiempo o se ha abierto dos veces. Cierra esta ventana e inténtalo de nuevo.',
    tooMany: 'Demasiados intentos. Espera unos minutos y vuelve a intentarlo.',
    banned: 'Esta cuenta está bloqueada.',
    deleted: 'Esta cuenta se ha eliminado.',
    held: 'La contraseña de esta cuenta ha cambiado. Entra con ella y confirma este servicio en la página de seguridad.',
    secondFactor: 'Esta cuenta pide además un código. Entra con tu contraseña.',
    proved: 'Gracias, eres tú. Puedes cerrar esta ventana.',
    otherPerson: 'Esta cuenta del servicio no está vinculada a tu cuenta aquí. Elige otra.',
  },
};

const ar: Words = {
  title: 'تسجيل الدخول',
  back: 'العودة إلى الموقع',
  outcomes: {
    signedIn: 'تم تسجيل دخولك. يمكنك إغلاق هذه النافذة.',
    cancelled: 'لقد ألغيت العملية. يمكنك إغلاق هذه النافذة.',
    failed: 'لم تؤكد الخدمة هويتك. أغلق هذه النافذة وحاول مرة أخرى.',
    refused: 'يبدأ تسجيل الدخول من الموقع نفسه. أغلق هذه النافذة واختر الخدمة هناك.',
    expired: 'استغرق الأمر وقتًا طويلًا أو فُتح مرتين. أغلق هذه النافذة وحاول مرة أخرى.',
    tooMany: 'محاولات كثيرة. انتظر بضع دقائق ثم حاول مرة أخرى.',
    banned: 'هذا الحساب محظور.',
    deleted: 'حُذف هذا الحساب.',
    held: 'تغيّرت كلمة مرور هذا الحساب. سجّل الدخول بها وأكِّد هذه الخدمة في صفحة الأمان.',
    secondFactor: 'يطلب هذا الحساب رمزًا أيضًا. سجّل الدخول بكلمة المرور.',
    proved: 'شكرًا، أنت صاحب الحساب. يمكنك إغلاق هذه النافذة.',
    otherPerson: 'حساب الخدمة هذا غير مرتبط بحسابك هنا. اختر حسابًا آخر.',
  },
};

const byLocale: Readonly<Record<string, Words>> = { en, ru, es, ar };

export const outcomeWords = (locale: string): Words => byLocale[locale] ?? en;
