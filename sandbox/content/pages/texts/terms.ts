import { listOf, richText } from '../blocks.ts';
import type { PageSource } from '../blocks.ts';

export const terms: PageSource = {
  id: 1,
  documentId: 'pg1terms8k2mq0v7c4e1r9t5b',
  slug: 'terms',
  kind: 'article',
  updatedAt: '2026-11-20T09:00:00.000Z',
  texts: {
    en: {
      title: 'Terms of use',
      lead: 'What this sandbox is, what you may expect from it, and what it expects from you.',
      description:
        'Terms of the Croupier sandbox: play money only, adults only, one account each, open rounds and how the rules change.',
      blocks: [
        richText(
          [
            'Play money only',
            'Croupier is a sandbox: a working casino without money in it. <strong>Nothing here can be paid in with, won as, or cashed out to real money.</strong> Deposits and withdrawals go to a pretended payment provider. Balances are figures in a database that may be emptied at any time.',
            'A casino that adopts this software replaces this page with its own terms, under its own licence.',
          ],
          [
            'Who may play',
            'You are at least 18 years old, or as old as the law asks where you live. You play for yourself and have one account. A second account of the same person is closed, and what it holds is not moved.',
          ],
          [
            'Your account',
            'Keep your password to yourself and confirm your e-mail address or phone number: without it you cannot withdraw. You may turn on a second step or a passkey in <a href="/profile/security">Security</a>. What is done with your sign-in counts as done by you, until you tell us that it was not.',
          ],
          [
            'Games and rounds',
            'The result of a round is sealed before you play and opened afterwards, so that you can check it yourself. The result that the server has stored is the valid one.',
            listOf(
              'A round that breaks off is finished by the server, with the same result.',
              'A stake that could not be played is returned.',
              'A payout up to your stakes is a return, not a win, and is never celebrated as one.',
            ),
          ],
          [
            'Payments',
            'A withdrawal may be reviewed before it is paid, and you see its state in the history. Until your identity is confirmed some of them wait. Payouts are rounded down to the smallest unit of the currency; nothing is rounded twice.',
          ],
          [
            'What is not allowed',
            listOf(
              'Playing through programs, or for somebody else.',
              'Accounts that work together against others in a tournament.',
              'Attacks on the service. Reports of weaknesses are welcome; trying them out on other players is not.',
            ),
          ],
          [
            'When the rules change',
            'The date above says when this page last changed. A bonus keeps the terms under which you took it, also if the offer changes later. See the <a href="/bonus-rules">bonus rules</a>.',
          ],
        ),
      ],
    },
    ru: {
      title: 'Условия использования',
      lead: 'Что это за песочница, чего от неё ждать и чего она ждёт от вас.',
      description:
        'Условия песочницы Croupier: только игровые деньги, только для взрослых, один счёт на человека, незавершённые раунды и изменение правил.',
      blocks: [
        richText(
          [
            'Только игровые деньги',
            'Croupier — это песочница: работающее казино без денег. <strong>Здесь нельзя внести, выиграть или вывести настоящие деньги.</strong> Пополнения и выводы проходят через вымышленную платёжную систему. Балансы — это числа в базе данных, которую могут очистить в любой момент.',
            'Казино, которое возьмёт эту программу, заменит страницу своими условиями по своей лицензии.',
          ],
          [
            'Кто может играть',
            'Вам не меньше 18 лет или столько, сколько требует закон там, где вы живёте. Вы играете сами за себя и имеете один счёт. Второй счёт того же человека закрывается, а его содержимое не переносится.',
          ],
          [
            'Ваш счёт',
            'Никому не сообщайте пароль и подтвердите почту или телефон: без этого вывести средства нельзя. Второй шаг входа или ключ доступа включается в разделе <a href="/profile/security">«Безопасность»</a>. Всё, что сделано под вашим входом, считается сделанным вами, пока вы не сообщите об ином.',
          ],
          [
            'Игры и раунды',
            'Результат раунда запечатывается до игры и открывается после неё, чтобы вы могли проверить его сами. Действителен тот результат, который сохранил сервер.',
            listOf(
              'Прерванный раунд сервер завершает с тем же результатом.',
              'Ставка, которую не удалось сыграть, возвращается.',
              'Выплата не больше ставок — это возврат, а не выигрыш, и праздновать её мы не станем.',
            ),
          ],
          [
            'Платежи',
            'Перед выплатой вывод могут проверить; его состояние видно в истории. Пока личность не подтверждена, некоторые выводы ждут. Выплаты округляются вниз до наименьшей единицы валюты, и ничто не округляется дважды.',
          ],
          [
            'Что запрещено',
            listOf(
              'Играть с помощью программ или за другого человека.',
              'Сговариваться несколькими счетами против других в турнире.',
              'Атаковать сервис. Сообщения об уязвимостях приветствуются; испытывать их на других игроках нельзя.',
            ),
          ],
          [
            'Когда правила меняются',
            'Дата вверху говорит, когда страница менялась в последний раз. Бонус сохраняет условия, на которых вы его взяли, даже если предложение потом изменится. См. <a href="/bonus-rules">правила бонусов</a>.',
          ],
        ),
      ],
    },
    es: {
      title: 'Condiciones de uso',
      lead: 'Qué es este entorno de pruebas, qué puedes esperar de él y qué espera de ti.',
      description:
        'Condiciones del entorno de pruebas de Croupier: solo dinero ficticio, solo adultos, una cuenta por persona, rondas abiertas y cambios.',
      blocks: [
        richText(
          [
            'Solo dinero ficticio',
            'Croupier es un entorno de pruebas: un casino que funciona, pero sin dinero. <strong>Aquí no se puede ingresar, ganar ni retirar dinero real.</strong> Los ingresos y las retiradas van a un proveedor de pagos simulado. Los saldos son cifras de una base de datos que puede vaciarse en cualquier momento.',
            'El casino que adopte este programa sustituirá esta página por sus propias condiciones, con su propia licencia.',
          ],
          [
            'Quién puede jugar',
            'Tienes al menos 18 años, o los que exija la ley donde vives. Juegas por tu cuenta y tienes una sola cuenta. Una segunda cuenta de la misma persona se cierra y lo que contenga no se traslada.',
          ],
          [
            'Tu cuenta',
            'No compartas tu contraseña y confirma tu correo o tu teléfono: sin eso no puedes retirar. Puedes activar un segundo paso o una llave de acceso en <a href="/profile/security">Seguridad</a>. Lo que se haga con tu sesión cuenta como hecho por ti mientras no nos avises de lo contrario.',
          ],
          [
            'Juegos y rondas',
            'El resultado de cada ronda se sella antes de jugar y se abre después, para que puedas comprobarlo. Vale el resultado que el servidor ha guardado.',
            listOf(
              'Una ronda interrumpida la termina el servidor, con el mismo resultado.',
              'Una apuesta que no se pudo jugar se devuelve.',
              'Un pago que no supera tus apuestas es una devolución, no un premio, y nunca se celebra.',
            ),
          ],
          [
            'Pagos',
            'Una retirada puede revisarse antes de pagarse; su estado está en el historial. Algunas esperan hasta que se confirme tu identidad. Los pagos se redondean hacia abajo a la unidad mínima de la moneda; nada se redondea dos veces.',
          ],
          [
            'Qué no está permitido',
            listOf(
              'Jugar con programas o en nombre de otra persona.',
              'Que varias cuentas cooperen contra otras en un torneo.',
              'Atacar el servicio. Agradecemos que nos informes de fallos; probarlos con otros jugadores, no.',
            ),
          ],
          [
            'Cuando cambian las reglas',
            'La fecha de arriba indica el último cambio de esta página. Un bono conserva las condiciones con las que lo aceptaste, aunque la oferta cambie después. Consulta las <a href="/bonus-rules">reglas de los bonos</a>.',
          ],
        ),
      ],
    },
    ar: {
      title: 'شروط الاستخدام',
      lead: 'ما هذه البيئة التجريبية، وما الذي تنتظره منها، وما الذي تنتظره منك.',
      description:
        'شروط البيئة التجريبية Croupier: أموال لعب فقط، للبالغين فقط، حساب واحد لكل شخص، والجولات المفتوحة وتغيّر القواعد.',
      blocks: [
        richText(
          [
            'أموال لعب فقط',
            'إن Croupier بيئة تجريبية: كازينو يعمل لكن بلا أموال. <strong>لا يمكن هنا إيداع أموال حقيقية أو ربحها أو سحبها.</strong> تمر الإيداعات وعمليات السحب عبر مزود دفع وهمي، والأرصدة أرقام في قاعدة بيانات قد تُفرَّغ في أي وقت.',
            'الكازينو الذي يعتمد هذا البرنامج يضع مكان هذه الصفحة شروطه الخاصة وفق ترخيصه.',
          ],
          [
            'من يحق له اللعب',
            'عمرك 18 عامًا على الأقل، أو العمر الذي يطلبه القانون حيث تعيش. تلعب لنفسك ولك حساب واحد. يُغلق الحساب الثاني للشخص نفسه ولا يُنقل ما فيه.',
          ],
          [
            'حسابك',
            'لا تعطِ كلمة مرورك لأحد، وأكّد بريدك أو هاتفك، فلا سحب من دون ذلك. يمكنك تفعيل خطوة ثانية أو مفتاح مرور في <a href="/profile/security">الأمان</a>. ما يُفعل بتسجيل دخولك يُعد فعلك ما لم تُبلغنا بغير ذلك.',
          ],
          [
            'الألعاب والجولات',
            'تُختم نتيجة الجولة قبل أن تلعب وتُكشف بعدها لتتحقق منها بنفسك. والنتيجة المعتمدة هي المحفوظة في الخادم.',
            listOf(
              'الجولة التي تنقطع يكملها الخادم بالنتيجة نفسها.',
              'الرهان الذي تعذر لعبه يُعاد إليك.',
              'الدفعة التي لا تتجاوز رهاناتك استرداد وليست ربحًا، ولا يُحتفل بها أبدًا.',
            ),
          ],
          [
            'المدفوعات',
            'قد يُراجَع السحب قبل دفعه، وتظهر حالته في السجل. وينتظر بعضه حتى تُؤكَّد هويتك. تُقرَّب المدفوعات نزولًا إلى أصغر وحدة من العملة، ولا يُقرَّب شيء مرتين.',
          ],
          [
            'ما هو ممنوع',
            listOf(
              'اللعب ببرامج أو نيابة عن شخص آخر.',
              'تعاون عدة حسابات ضد الآخرين في بطولة.',
              'مهاجمة الخدمة. نرحب بالإبلاغ عن الثغرات، لا بتجربتها على لاعبين آخرين.',
            ),
          ],
          [
            'عندما تتغير القواعد',
            'يدل التاريخ أعلاه على آخر تغيير لهذه الصفحة. وتحتفظ المكافأة بشروطها وقت قبولك لها حتى لو تغيّر العرض لاحقًا. انظر <a href="/bonus-rules">قواعد المكافآت</a>.',
          ],
        ),
      ],
    },
  },
};
