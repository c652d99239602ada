import { listOf, richText } from '../blocks.ts';
import type { PageSource } from '../blocks.ts';

export const privacy: PageSource = {
  id: 2,
  documentId: 'pg2privacy0v7c4e1r9t5b3yn',
  slug: 'privacy',
  kind: 'article',
  updatedAt: '2026-11-20T09:00:00.000Z',
  texts: {
    en: {
      title: 'Privacy',
      lead: 'What is kept about you, why, for how long, and how you take it with you or have it deleted.',
      description:
        'Which data the Croupier sandbox keeps, why and for how long, who gets it, and how to download or delete it.',
      blocks: [
        richText(
          [
            'What we keep',
            listOf(
              'What you type: contacts, name, date of birth, address, settings.',
              'What you do: rounds, payments, bonuses, limits, consents, messages to you.',
              'Where you sign in from: time, kind of device, address of the connection.',
            ),
            'Your password is kept as a hash only. Documents for the identity check stay with the verification provider.',
          ],
          [
            'Why',
            'To run your account, to keep the limits that you set, to pay correctly and to recognise fraud. Offers are sent only if you subscribed to them, and every message has a way to stop them.',
          ],
          [
            'Who gets it',
            'Game studios get a number instead of your name. Payment and verification providers get what their task needs. In this sandbox all of them are stand-ins on the same computer. Nothing is sold.',
          ],
          [
            'How long',
            'As long as your account exists. After you close it, the law asks for data about payments and persons to be kept for five years; it is sealed for that time and then deleted.',
          ],
          [
            'Your wins on lists',
            'Lists of winners show the game and the amount with a masked nickname. You can switch that off in <a href="/profile/privacy">Privacy settings</a>; earlier wins then vanish from the lists, too.',
          ],
          [
            'Your rights',
            'In <a href="/profile/privacy">Privacy settings</a> you download everything as a file, and close your account for good. Corrections are made in the profile. Cookies have <a href="/cookies">a page of their own</a>.',
          ],
        ),
      ],
    },
    ru: {
      title: 'Конфиденциальность',
      lead: 'Что о вас хранится, зачем, как долго и как это забрать или удалить.',
      description:
        'Какие данные хранит песочница Croupier, зачем и как долго, кто их получает, как их скачать или удалить.',
      blocks: [
        richText(
          [
            'Что мы храним',
            listOf(
              'То, что вы вводите: контакты, имя, дату рождения, адрес, настройки.',
              'То, что вы делаете: раунды, платежи, бонусы, лимиты, согласия, сообщения вам.',
              'Откуда вы входите: время, вид устройства, адрес соединения.',
            ),
            'Пароль хранится только в виде хеша. Документы для проверки личности остаются у сервиса проверки.',
          ],
          [
            'Зачем',
            'Чтобы вести ваш счёт, соблюдать заданные вами лимиты, правильно платить и замечать мошенничество. Предложения приходят, только если вы на них подписались, и в каждом письме есть способ от них отказаться.',
          ],
          [
            'Кто их получает',
            'Игровые студии получают номер вместо имени. Платёжные сервисы и сервис проверки получают то, что нужно для их задачи. В этой песочнице все они — заглушки на том же компьютере. Ничего не продаётся.',
          ],
          [
            'Как долго',
            'Пока существует счёт. После его закрытия закон требует хранить данные о платежах и лицах пять лет: на это время они запечатываются, затем удаляются.',
          ],
          [
            'Ваши выигрыши в списках',
            'Списки победителей показывают игру и сумму со скрытым псевдонимом. Это отключается в <a href="/profile/privacy">настройках конфиденциальности</a>; прежние выигрыши тогда тоже исчезнут из списков.',
          ],
          [
            'Ваши права',
            'В <a href="/profile/privacy">настройках конфиденциальности</a> можно скачать все данные одним файлом и навсегда закрыть счёт. Исправления вносятся в профиле. О файлах cookie — <a href="/cookies">отдельная страница</a>.',
          ],
        ),
      ],
    },
    es: {
      title: 'Privacidad',
      lead: 'Qué se guarda sobre ti, por qué, cuánto tiempo y cómo llevártelo o borrarlo.',
      description:
        'Qué datos guarda el entorno de pruebas de Croupier, por qué y cuánto tiempo, quién los recibe y cómo descargarlos o borrarlos.',
      blocks: [
        richText(
          [
            'Qué guardamos',
            listOf(
              'Lo que escribes: contactos, nombre, fecha de nacimiento, dirección, ajustes.',
              'Lo que haces: rondas, pagos, bonos, límites, consentimientos, mensajes para ti.',
              'Desde dónde entras: hora, tipo de dispositivo, dirección de la conexión.',
            ),
            'La contraseña se guarda solo como resumen criptográfico. Los documentos de identidad se quedan en el proveedor de verificación.',
          ],
          [
            'Para qué',
            'Para llevar tu cuenta, respetar los límites que pones, pagar bien y detectar fraudes. Solo recibes ofertas si te suscribes, y cada mensaje incluye la forma de dejarlas.',
          ],
          [
            'Quién los recibe',
            'Los estudios de juegos reciben un número en vez de tu nombre. Los proveedores de pago y de verificación reciben lo que su tarea requiere. En este entorno todos son sustitutos en el mismo ordenador. No se vende nada.',
          ],
          [
            'Cuánto tiempo',
            'Mientras exista tu cuenta. Tras cerrarla, la ley pide conservar cinco años los datos de pagos y personas: se sellan durante ese tiempo y después se borran.',
          ],
          [
            'Tus premios en las listas',
            'Las listas de ganadores muestran el juego y el importe con un apodo enmascarado. Puedes desactivarlo en los <a href="/profile/privacy">ajustes de privacidad</a>; los premios anteriores también desaparecen de las listas.',
          ],
          [
            'Tus derechos',
            'En los <a href="/profile/privacy">ajustes de privacidad</a> descargas todo en un archivo y cierras tu cuenta para siempre. Las correcciones se hacen en el perfil. Las cookies tienen <a href="/cookies">su propia página</a>.',
          ],
        ),
      ],
    },
    ar: {
      title: 'الخصوصية',
      lead: 'ما الذي يُحفظ عنك ولماذا وإلى متى، وكيف تأخذه معك أو تحذفه.',
      description:
        'ما البيانات التي تحفظها بيئة Croupier التجريبية ولماذا وإلى متى، ومن يتلقاها، وكيف تنزّلها أو تحذفها.',
      blocks: [
        richText(
          [
            'ما نحفظه',
            listOf(
              'ما تكتبه: جهات الاتصال والاسم وتاريخ الميلاد والعنوان والإعدادات.',
              'ما تفعله: الجولات والمدفوعات والمكافآت والحدود والموافقات والرسائل إليك.',
              'من أين تسجل الدخول: الوقت ونوع الجهاز وعنوان الاتصال.',
            ),
            'تُحفظ كلمة المرور بصيغة مجزّأة فقط. وتبقى وثائق التحقق من الهوية لدى مزود التحقق.',
          ],
          [
            'لماذا',
            'لإدارة حسابك والتزام الحدود التي تضعها والدفع بشكل صحيح وكشف الاحتيال. لا تُرسل العروض إلا إذا اشتركت فيها، وفي كل رسالة طريقة لإيقافها.',
          ],
          [
            'من يتلقاها',
            'تتلقى استوديوهات الألعاب رقمًا بدل اسمك. ويتلقى مزودو الدفع والتحقق ما تحتاجه مهمتهم. في هذه البيئة كلهم بدائل على الحاسوب نفسه. لا يُباع شيء.',
          ],
          [
            'إلى متى',
            'ما دام حسابك موجودًا. بعد إغلاقه يطلب القانون حفظ بيانات المدفوعات والأشخاص خمس سنوات: تُختم طوال هذه المدة ثم تُحذف.',
          ],
          [
            'أرباحك في القوائم',
            'تعرض قوائم الفائزين اللعبة والمبلغ مع اسم مستعار مموّه. يمكنك إيقاف ذلك في <a href="/profile/privacy">إعدادات الخصوصية</a>، وتختفي عندها الأرباح السابقة أيضًا.',
          ],
          [
            'حقوقك',
            'في <a href="/profile/privacy">إعدادات الخصوصية</a> تنزّل كل بياناتك في ملف وتغلق حسابك نهائيًا. وتُصحَّح البيانات في الملف الشخصي. ولملفات تعريف الارتباط <a href="/cookies">صفحة خاصة</a>.',
          ],
        ),
      ],
    },
  },
};
