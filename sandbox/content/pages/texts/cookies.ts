import { richText, table } from '../blocks.ts';
import type { PageSource } from '../blocks.ts';

export const cookies: PageSource = {
  id: 7,
  documentId: 'pg7cookie1f9g3h5j2k8l6z0xa',
  slug: 'cookies',
  kind: 'page',
  updatedAt: '2026-11-20T09:00:00.000Z',
  texts: {
    en: {
      title: 'Cookies',
      lead: 'Four small notes that your browser keeps for this site. None of them follows you elsewhere.',
      description: 'The cookies of the Croupier site by name: what each is for and how long it stays.',
      blocks: [
        table(
          'The cookies',
          ['Name', 'What for', 'How long'],
          ['croupier_session', 'Keeps you signed in. Scripts cannot read it.', 'Until you sign out or it expires'],
          [
            'croupier_visitor',
            'Whether a player or a guest was here, so that the right header shows at once. No identity.',
            'Until you close the browser',
          ],
          ['theme', 'Dark or light, as you chose.', 'One year'],
          ['i18n_locale', 'The language that you chose last.', 'One year'],
        ),
        richText(
          [
            'Other storage',
            'The browser’s own storage keeps forms that you have not finished, and what you looked at last. It is not sent with requests.',
          ],
          [
            'Games and payments',
            'Games, payment pages and the identity check come from other sites in a frame. They may set cookies of their own, which this site can neither read nor set.',
          ],
          [
            'Measuring',
            'Only if you agree: a random number in the browser’s own storage is sent along with a visit, and counters of other companies run in a frame, where they may set cookies of their own. You decide under <a href="/privacy-choices">Privacy choices</a>, at any time.',
          ],
          [
            'Turning them off',
            'Your browser can refuse or delete them. Without the first one you cannot stay signed in; all else works.',
          ],
        ),
      ],
    },
    ru: {
      title: 'Файлы cookie',
      lead: 'Четыре маленькие записки, которые браузер хранит для этого сайта. Ни одна не следит за вами в других местах.',
      description: 'Файлы cookie сайта Croupier по именам: зачем нужен каждый и как долго он хранится.',
      blocks: [
        table(
          'Список',
          ['Имя', 'Для чего', 'Как долго'],
          [
            'croupier_session',
            'Вы остаётесь в системе. Скрипты его прочесть не могут.',
            'До выхода или истечения срока',
          ],
          [
            'croupier_visitor',
            'Был ли здесь игрок или гость, чтобы сразу показать нужную шапку. Без личных данных.',
            'Пока открыт браузер',
          ],
          ['theme', 'Тёмная или светлая тема, как вы выбрали.', 'Один год'],
          ['i18n_locale', 'Язык, выбранный последним.', 'Один год'],
        ),
        richText(
          [
            'Другое хранилище',
            'В хранилище браузера лежат незаконченные формы и то, что вы смотрели последним. С запросами оно не отправляется.',
          ],
          [
            'Игры и платежи',
            'Игры, платёжные страницы и проверка личности приходят с других сайтов во фрейме. У них могут быть свои файлы cookie, которые этот сайт не может ни читать, ни ставить.',
          ],
          [
            'Измерения',
            'Только если вы согласны: случайное число из хранилища браузера отправляется вместе с посещением, а счётчики других компаний работают во фрейме и могут ставить там свои файлы cookie. Решаете вы — в разделе <a href="/privacy-choices">«Выбор конфиденциальности»</a>, в любое время.',
          ],
          [
            'Как отключить',
            'Браузер может отклонять или удалять их. Без первого вы не останетесь в системе, всё остальное работает.',
          ],
        ),
      ],
    },
    es: {
      title: 'Cookies',
      lead: 'Cuatro notas pequeñas que tu navegador guarda para este sitio. Ninguna te sigue a otros lugares.',
      description: 'Las cookies del sitio de Croupier por su nombre: para qué sirve cada una y cuánto dura.',
      blocks: [
        table(
          'Las cookies',
          ['Nombre', 'Para qué', 'Cuánto dura'],
          ['croupier_session', 'Mantiene tu sesión. Los scripts no pueden leerla.', 'Hasta que salgas o caduque'],
          [
            'croupier_visitor',
            'Si aquí hubo un jugador o un invitado, para mostrar enseguida la cabecera correcta. Sin identidad.',
            'Hasta cerrar el navegador',
          ],
          ['theme', 'Oscuro o claro, como elegiste.', 'Un año'],
          ['i18n_locale', 'El último idioma que elegiste.', 'Un año'],
        ),
        richText(
          [
            'Otro almacenamiento',
            'El almacenamiento del navegador guarda formularios sin terminar y lo último que miraste. No se envía con las peticiones.',
          ],
          [
            'Juegos y pagos',
            'Los juegos, las páginas de pago y la verificación vienen de otros sitios en un marco. Pueden poner cookies propias, que este sitio no puede leer ni poner.',
          ],
          [
            'Medición',
            'Solo si aceptas: un número al azar guardado en el almacenamiento del navegador se envía con la visita, y contadores de otras empresas funcionan en un marco, donde pueden poner cookies propias. Decides tú en <a href="/privacy-choices">Opciones de privacidad</a>, cuando quieras.',
          ],
          [
            'Cómo desactivarlas',
            'Tu navegador puede rechazarlas o borrarlas. Sin la primera no se mantiene la sesión; todo lo demás funciona.',
          ],
        ),
      ],
    },
    ar: {
      title: 'ملفات تعريف الارتباط',
      lead: 'أربع ملاحظات صغيرة يحفظها متصفحك لهذا الموقع، ولا تتبعك أي منها إلى مكان آخر.',
      description: 'ملفات تعريف الارتباط في موقع Croupier بأسمائها: غرض كل منها ومدته.',
      blocks: [
        table(
          'القائمة',
          ['الاسم', 'الغرض', 'المدة'],
          ['croupier_session', 'يبقيك مسجل الدخول، ولا تستطيع البرامج النصية قراءته.', 'حتى تخرج أو تنتهي صلاحيته'],
          ['croupier_visitor', 'هل كان هنا لاعب أم ضيف، لتظهر الترويسة الصحيحة فورًا. بلا هوية.', 'حتى تغلق المتصفح'],
          ['theme', 'داكن أو فاتح كما اخترت.', 'سنة واحدة'],
          ['i18n_locale', 'آخر لغة اخترتها.', 'سنة واحدة'],
        ),
        richText(
          ['تخزين آخر', 'يحفظ تخزين المتصفح النماذج التي لم تكملها وآخر ما شاهدته، ولا يُرسل مع الطلبات.'],
          [
            'الألعاب والمدفوعات',
            'تأتي الألعاب وصفحات الدفع والتحقق من الهوية من مواقع أخرى داخل إطار. وقد تضع ملفات خاصة بها لا يستطيع هذا الموقع قراءتها ولا وضعها.',
          ],
          [
            'القياس',
            'فقط إذا وافقت: يُرسل مع الزيارة رقم عشوائي محفوظ في تخزين المتصفح، وتعمل عدّادات شركات أخرى داخل إطار قد تضع فيه ملفات خاصة بها. القرار لك في <a href="/privacy-choices">خيارات الخصوصية</a> في أي وقت.',
          ],
          ['كيف توقفها', 'يمكن لمتصفحك رفضها أو حذفها. من دون الأول لا تبقى مسجل الدخول، ويعمل كل ما عداه.'],
        ),
      ],
    },
  },
};
