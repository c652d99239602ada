import type { ContactType } from '../../../../../src/contract/base/contactTypes.ts';
import { availableLocales } from '../../../market/facts.ts';
import type { LocaleCode } from '../../../market/facts.ts';
import type { WireReward } from '../../../../../src/contract/loyalty/reward.ts';
import type { Happening } from '../../../happenings/happening.ts';
import { creditOf, receivedText } from './receivedText.ts';
import type { Entry, EntryText, EntryTexts } from './entry.ts';

type Words = Readonly<Record<string, string>>;
type Received = readonly WireReward[];

/** In each language what has happened, and what the player got by it. */
function inAll(write: (locale: LocaleCode) => EntryText, rewards: Received): EntryTexts {
  const textIn = (locale: LocaleCode): EntryText => {
    const { text, ...words } = write(locale);
    return { ...words, text: [text, receivedText(rewards, locale)].filter((one) => one !== '').join(' ') };
  };
  return { en: textIn('en'), ru: textIn('ru'), es: textIn('es'), ar: textIn('ar') };
}

const titleIn = (title: Words, locale: LocaleCode): string =>
  title[locale] ?? title['en'] ?? availableLocales.map((known) => title[known]).find(Boolean) ?? '';

const registered: EntryTexts = {
  en: {
    title: 'Welcome to the table',
    text: 'Your account is ready. Set your own limits first: it takes a minute.',
    button: 'Set limits',
  },
  ru: {
    title: 'Добро пожаловать за стол',
    text: 'Аккаунт готов. Сначала задайте свои лимиты — это займёт минуту.',
    button: 'Задать лимиты',
  },
  es: {
    title: 'Te damos la bienvenida a la mesa',
    text: 'Tu cuenta está lista. Empieza por fijar tus límites: tardas un minuto.',
    button: 'Fijar límites',
  },
  ar: {
    title: 'أهلًا بك إلى الطاولة',
    text: 'حسابك جاهز. ابدأ بوضع حدودك الخاصة، فالأمر لا يستغرق سوى دقيقة.',
    button: 'ضع حدودك',
  },
};

const profileSaved: EntryTexts = {
  en: { title: 'Profile saved', text: 'Your details are up to date.', button: 'Open profile' },
  ru: { title: 'Профиль сохранён', text: 'Ваши данные обновлены.', button: 'Открыть профиль' },
  es: { title: 'Perfil guardado', text: 'Tus datos están al día.', button: 'Abrir el perfil' },
  ar: { title: 'تم حفظ الملف الشخصي', text: 'بياناتك محدّثة.', button: 'فتح الملف الشخصي' },
};

const playHeld: EntryTexts = {
  en: {
    title: 'Deposits and play are on hold',
    text: 'This account cannot deposit or play for now. You can withdraw your money. Write to support if this is a mistake.',
    button: 'Write to support',
  },
  ru: {
    title: 'Депозиты и игра приостановлены',
    text: 'Пока с этого аккаунта нельзя пополнять счёт и играть. Вывести деньги можно. Если это ошибка, напишите в поддержку.',
    button: 'Написать в поддержку',
  },
  es: {
    title: 'Depósitos y juego, en pausa',
    text: 'Por ahora, esta cuenta no puede hacer depósitos ni jugar. Puedes retirar tu dinero. Si es un error, escribe a soporte.',
    button: 'Escribir a soporte',
  },
  ar: {
    title: 'الإيداع واللعب موقوفان',
    text: 'لا يمكن الإيداع أو اللعب بهذا الحساب حاليًا. يمكنك سحب أموالك. إن كان ذلك خطأ فاكتب إلى الدعم.',
    button: 'اكتب إلى الدعم',
  },
};

const confirmed: Readonly<Record<ContactType, EntryTexts>> = {
  email: {
    en: { title: 'E-mail confirmed', text: 'You can restore your access by e-mail now.', button: 'Open profile' },
    ru: {
      title: 'E-mail подтверждён',
      text: 'Теперь доступ можно восстановить по e-mail.',
      button: 'Открыть профиль',
    },
    es: {
      title: 'Correo confirmado',
      text: 'Ya puedes recuperar el acceso con tu correo electrónico.',
      button: 'Abrir el perfil',
    },
    ar: {
      title: 'تم تأكيد البريد الإلكتروني',
      text: 'يمكنك الآن استعادة الوصول عبر بريدك الإلكتروني.',
      button: 'فتح الملف الشخصي',
    },
  },
  phone: {
    en: { title: 'Phone confirmed', text: 'You can restore your access by phone now.', button: 'Open profile' },
    ru: {
      title: 'Телефон подтверждён',
      text: 'Теперь доступ можно восстановить по телефону.',
      button: 'Открыть профиль',
    },
    es: {
      title: 'Teléfono confirmado',
      text: 'Ya puedes recuperar el acceso con tu teléfono.',
      button: 'Abrir el perfil',
    },
    ar: { title: 'تم تأكيد الهاتف', text: 'يمكنك الآن استعادة الوصول عبر هاتفك.', button: 'فتح الملف الشخصي' },
  },
};

const questDone = (title: Words, rewards: Received): EntryTexts =>
  inAll(
    (locale) =>
      ({
        en: { title: 'Quest done', text: `${titleIn(title, 'en')}: all steps are done.`, button: 'To the quests' },
        ru: { title: 'Квест выполнен', text: `${titleIn(title, 'ru')}: все шаги пройдены.`, button: 'К квестам' },
        es: {
          title: 'Misión completada',
          text: `${titleIn(title, 'es')}: todos los pasos están hechos.`,
          button: 'Ver las misiones',
        },
        ar: { title: 'اكتملت المهمة', text: `${titleIn(title, 'ar')}: أُنجزت كل الخطوات.`, button: 'إلى المهام' },
      })[locale],
    rewards,
  );

const productBought = (title: Words, rewards: Received): EntryTexts =>
  inAll(
    (locale) =>
      ({
        en: { title: 'Bought in the shop', text: `${titleIn(title, 'en')} is yours.`, button: 'To the shop' },
        ru: { title: 'Куплено в магазине', text: `${titleIn(title, 'ru')} — теперь ваше.`, button: 'В магазин' },
        es: { title: 'Compra en la tienda', text: `${titleIn(title, 'es')} ya es tuyo.`, button: 'Ir a la tienda' },
        ar: { title: 'تم الشراء من المتجر', text: `أصبح لديك: ${titleIn(title, 'ar')}.`, button: 'إلى المتجر' },
      })[locale],
    rewards,
  );

const levelReached = (level: number, title: Words, rewards: Received): EntryTexts =>
  inAll(
    (locale) =>
      ({
        en: { title: `Level ${level}`, text: `You have reached ${titleIn(title, 'en')}.`, button: 'See the levels' },
        ru: { title: `Уровень ${level}`, text: `Новое место на пути: ${titleIn(title, 'ru')}.`, button: 'К уровням' },
        es: { title: `Nivel ${level}`, text: `Has llegado a ${titleIn(title, 'es')}.`, button: 'Ver los niveles' },
        ar: { title: `المستوى ${level}`, text: `وصلت إلى ${titleIn(title, 'ar')}.`, button: 'عرض المستويات' },
      })[locale],
    rewards,
  );

const pictures = '/art/notices';

/** 3-52: what the player's notice of a happening says; null for a happening without one. */
export function entryOf(happening: Happening): Entry | null {
  const plain = { uid: happening.uid, amount: '', amountType: '', hasToast: true };
  switch (happening.kind) {
    case 'registered':
      return {
        ...plain,
        subject: 'register',
        texts: registered,
        image: `${pictures}/welcome.svg`,
        path: '/profile/responsible-game',
      };
    case 'profileSaved':
      return {
        ...plain,
        subject: 'profile',
        texts: profileSaved,
        image: `${pictures}/profile.svg`,
        path: '/profile',
      };
    case 'playHeld':
      return { ...plain, subject: 'playHeld', texts: playHeld, image: '', path: '/support' };
    case 'contactConfirmed':
      return {
        ...plain,
        subject: 'confirm',
        texts: confirmed[happening.data.type],
        image: `${pictures}/seal.svg`,
        path: '/profile',
      };
    case 'questDone': {
      const { title, image, rewards = [] } = happening.data;
      const texts = questDone(title, rewards);
      return { ...plain, ...creditOf(rewards), subject: 'quest', texts, image, path: '/loyalty' };
    }
    case 'productBought': {
      const { title, image, rewards = [] } = happening.data;
      const texts = productBought(title, rewards);
      return { ...plain, ...creditOf(rewards), subject: 'product', texts, image, path: '/loyalty/shop' };
    }
    case 'levelReached': {
      const { level, title, image, rewards = [] } = happening.data;
      const texts = levelReached(level, title, rewards);
      return { ...plain, ...creditOf(rewards), subject: 'level', texts, image, path: '/loyalty' };
    }
    case 'deposited':
    case 'tournamentJoined':
      // What follows from them has its own notification.
      return null;
  }
}
