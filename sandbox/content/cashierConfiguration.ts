/** Two texts of each payment method: what it is in a few words, and what to know of it. */
type MethodTexts = Readonly<Record<string, readonly [string, string]>>;

const texts: Readonly<Record<string, MethodTexts>> = {
  en: {
    card: ['Debit or credit card', 'Paid on the payment service’s page. Your bank may ask you to confirm it.'],
    flashpay: ['Straight from your bank', 'One confirmation on the payment page, and the money is here.'],
    purse: ['E-wallet', 'You sign in to your wallet and confirm there.'],
    bankpay: ['Your own bank’s page', 'Choose your bank: its page opens in a window of its own.'],
    mobilepay: ['Approve on your phone', 'A request comes to your phone; nothing to type there.'],
    ton: ['Toncoin', 'Send the exact amount with its comment. The rate is held for 15 minutes.'],
    btc: ['Bitcoin', 'Send the exact amount to the address. The rate is held for 15 minutes.'],
    voucher: ['A code of 16 characters', 'The code is worth its whole amount, once.'],
  },
  ru: {
    card: ['Банковская карта', 'Оплата на странице платёжного сервиса. Банк может попросить подтверждение.'],
    flashpay: ['Сразу со счёта в банке', 'Одно подтверждение на странице оплаты, и деньги на балансе.'],
    purse: ['Электронный кошелёк', 'Войдите в кошелёк и подтвердите платёж там.'],
    bankpay: ['Страница вашего банка', 'Выберите банк: его страница откроется в отдельном окне.'],
    mobilepay: ['Подтверждение на телефоне', 'На телефон придёт запрос: вводить там ничего не нужно.'],
    ton: ['Toncoin', 'Отправьте точную сумму с комментарием. Курс держится 15 минут.'],
    btc: ['Bitcoin', 'Отправьте точную сумму на адрес. Курс держится 15 минут.'],
    voucher: ['Код из 16 знаков', 'Код зачисляется один раз и на всю свою сумму.'],
  },
  es: {
    card: [
      'Tarjeta de débito o crédito',
      'Se paga en la página del servicio de pago. Tu banco puede pedir confirmación.',
    ],
    flashpay: ['Directo desde tu banco', 'Una confirmación en la página de pago y el dinero está aquí.'],
    purse: ['Monedero electrónico', 'Entras en tu monedero y confirmas allí.'],
    bankpay: ['La página de tu banco', 'Elige tu banco: su página se abre en otra ventana.'],
    mobilepay: ['Apruébalo en el móvil', 'Te llega una solicitud al móvil; allí no hay que escribir nada.'],
    ton: ['Toncoin', 'Envía el importe exacto con su comentario. El cambio se mantiene 15 minutos.'],
    btc: ['Bitcoin', 'Envía el importe exacto a la dirección. El cambio se mantiene 15 minutos.'],
    voucher: ['Un código de 16 caracteres', 'El código vale todo su importe, una sola vez.'],
  },
  ar: {
    card: ['بطاقة خصم أو ائتمان', 'تدفع في صفحة خدمة الدفع، وقد يطلب منك مصرفك التأكيد.'],
    flashpay: ['مباشرة من مصرفك', 'تأكيد واحد في صفحة الدفع فيصل المال إلى رصيدك.'],
    purse: ['محفظة إلكترونية', 'تسجّل الدخول إلى محفظتك وتؤكد هناك.'],
    bankpay: ['صفحة مصرفك', 'اختر مصرفك، فتُفتح صفحته في نافذة مستقلة.'],
    mobilepay: ['وافق من هاتفك', 'يصل طلب إلى هاتفك، ولا تكتب فيه شيئًا.'],
    ton: ['تونكوين', 'أرسل المبلغ بالضبط مع تعليقه. السعر ثابت لمدة 15 دقيقة.'],
    btc: ['بيتكوين', 'أرسل المبلغ بالضبط إلى العنوان. السعر ثابت لمدة 15 دقيقة.'],
    voucher: ['رمز من 16 خانة', 'يُضاف مبلغ الرمز كاملًا ولمرة واحدة.'],
  },
  'pt-BR': {
    card: [
      'Cartão de débito ou crédito',
      'Você paga na página do serviço de pagamento. Seu banco pode pedir confirmação.',
    ],
    flashpay: ['Direto do seu banco', 'Uma confirmação na página de pagamento e o dinheiro está aqui.'],
    purse: ['Carteira digital', 'Você entra na sua carteira e confirma lá.'],
    bankpay: ['A página do seu banco', 'Escolha seu banco: a página dele abre em outra janela.'],
    mobilepay: ['Aprove no celular', 'Um pedido chega ao seu celular; lá não é preciso digitar nada.'],
    ton: ['Toncoin', 'Envie o valor exato com o comentário. A cotação vale por 15 minutos.'],
    btc: ['Bitcoin', 'Envie o valor exato para o endereço. A cotação vale por 15 minutos.'],
    voucher: ['Um código de 16 caracteres', 'O código vale o valor inteiro, uma única vez.'],
  },
  tr: {
    card: ['Banka veya kredi kartı', 'Ödeme hizmetinin sayfasında ödenir. Bankan onay isteyebilir.'],
    flashpay: ['Doğrudan bankandan', 'Ödeme sayfasında tek onay, para burada.'],
    purse: ['E-cüzdan', 'Cüzdanına giriş yapar ve orada onaylarsın.'],
    bankpay: ['Kendi bankanın sayfası', 'Bankanı seç: sayfası ayrı bir pencerede açılır.'],
    mobilepay: ['Telefonunda onayla', 'Telefonuna bir istek gelir; orada bir şey yazman gerekmez.'],
    ton: ['Toncoin', 'Tam tutarı açıklamasıyla gönder. Kur 15 dakika geçerlidir.'],
    btc: ['Bitcoin', 'Tam tutarı adrese gönder. Kur 15 dakika geçerlidir.'],
    voucher: ['16 karakterlik kod', 'Kod, tüm tutarı kadar ve yalnızca bir kez geçerlidir.'],
  },
  de: {
    card: [
      'Debit- oder Kreditkarte',
      'Bezahlt wird auf der Seite des Zahlungsdienstes. Ihre Bank kann um Bestätigung bitten.',
    ],
    flashpay: ['Direkt von Ihrer Bank', 'Eine Bestätigung auf der Zahlungsseite, und das Geld ist da.'],
    purse: ['E-Wallet', 'Sie melden sich in Ihrer Wallet an und bestätigen dort.'],
    bankpay: ['Die Seite Ihrer Bank', 'Wählen Sie Ihre Bank: Ihre Seite öffnet sich in einem eigenen Fenster.'],
    mobilepay: ['Auf dem Handy freigeben', 'Eine Anfrage kommt auf Ihr Handy; dort ist nichts einzugeben.'],
    ton: ['Toncoin', 'Senden Sie den genauen Betrag mit seinem Kommentar. Der Kurs gilt 15 Minuten.'],
    btc: ['Bitcoin', 'Senden Sie den genauen Betrag an die Adresse. Der Kurs gilt 15 Minuten.'],
    voucher: ['Ein Code aus 16 Zeichen', 'Der Code ist seinen ganzen Betrag wert, ein einziges Mal.'],
  },
  lv: {
    card: ['Debetkarte vai kredītkarte', 'Maksā maksājumu pakalpojuma lapā. Banka var lūgt apstiprinājumu.'],
    flashpay: ['Tieši no jūsu bankas', 'Viens apstiprinājums maksājuma lapā, un nauda ir klāt.'],
    purse: ['E-maks', 'Pieslēdzieties savam makam un apstipriniet tur.'],
    bankpay: ['Jūsu bankas lapa', 'Izvēlieties banku: tās lapa atvērsies atsevišķā logā.'],
    mobilepay: ['Apstipriniet tālrunī', 'Uz tālruni atnāks pieprasījums; tur nekas nav jāraksta.'],
    ton: ['Toncoin', 'Nosūtiet precīzu summu ar tās komentāru. Kurss ir spēkā 15 minūtes.'],
    btc: ['Bitcoin', 'Nosūtiet precīzu summu uz adresi. Kurss ir spēkā 15 minūtes.'],
    voucher: ['Kods no 16 zīmēm', 'Kods ir visas savas summas vērts, vienu reizi.'],
  },
  hi: {
    card: ['डेबिट या क्रेडिट कार्ड', 'भुगतान सेवा के पेज पर भुगतान होता है। आपका बैंक पुष्टि माँग सकता है।'],
    flashpay: ['सीधे आपके बैंक से', 'भुगतान पेज पर एक पुष्टि, और पैसे यहाँ।'],
    purse: ['ई-वॉलेट', 'अपने वॉलेट में साइन इन करें और वहीं पुष्टि करें।'],
    bankpay: ['आपके अपने बैंक का पेज', 'अपना बैंक चुनें: उसका पेज अलग विंडो में खुलता है।'],
    mobilepay: ['फ़ोन पर मंज़ूर करें', 'आपके फ़ोन पर अनुरोध आता है; वहाँ कुछ लिखना नहीं पड़ता।'],
    ton: ['टोनकॉइन', 'ठीक-ठीक रक़म उसकी टिप्पणी के साथ भेजें। दर 15 मिनट तक तय रहती है।'],
    btc: ['बिटकॉइन', 'पते पर ठीक-ठीक रक़म भेजें। दर 15 मिनट तक तय रहती है।'],
    voucher: ['16 अक्षरों का कोड', 'कोड की पूरी रक़म मिलती है, सिर्फ़ एक बार।'],
  },
  uk: {
    card: ['Банківська картка', 'Оплата на сторінці платіжного сервісу. Банк може попросити підтвердження.'],
    flashpay: ['Просто з рахунку в банку', 'Одне підтвердження на сторінці оплати, і гроші на балансі.'],
    purse: ['Електронний гаманець', 'Увійдіть у гаманець і підтвердьте платіж там.'],
    bankpay: ['Сторінка вашого банку', 'Виберіть банк: його сторінка відкриється в окремому вікні.'],
    mobilepay: ['Підтвердження на телефоні', 'На телефон надійде запит: вводити там нічого не треба.'],
    ton: ['Toncoin', 'Надішліть точну суму з коментарем. Курс тримається 15 хвилин.'],
    btc: ['Bitcoin', 'Надішліть точну суму на адресу. Курс тримається 15 хвилин.'],
    voucher: ['Код із 16 знаків', 'Код зараховується один раз і на всю свою суму.'],
  },
};

/** Names of the methods that are no brands, where the operator's English ones are not the player's. */
const names: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ru: { card: 'Банковская карта', bankpay: 'Банковский перевод', voucher: 'Ваучер' },
  es: { card: 'Tarjeta', bankpay: 'Transferencia bancaria', voucher: 'Vale' },
  ar: { card: 'بطاقة بنكية', bankpay: 'تحويل مصرفي', voucher: 'قسيمة' },
  'pt-BR': { card: 'Cartão', bankpay: 'Transferência bancária', voucher: 'Voucher' },
  tr: { card: 'Kart', bankpay: 'Banka havalesi', voucher: 'Kupon' },
  de: { card: 'Karte', bankpay: 'Banküberweisung', voucher: 'Gutschein' },
  lv: { card: 'Karte', bankpay: 'Bankas pārskaitījums', voucher: 'Kupons' },
  hi: { card: 'कार्ड', bankpay: 'बैंक ट्रांसफ़र', voucher: 'वाउचर' },
  uk: { card: 'Картка', bankpay: 'Банківський переказ', voucher: 'Ваучер' },
};

/** File names of the pictures under /art/payments. */
const pictures: Readonly<Record<string, string>> = {
  card: 'card',
  flashpay: 'instant',
  purse: 'purse',
  bankpay: 'bank',
  mobilepay: 'mobile',
  ton: 'ton',
  btc: 'btc',
  voucher: 'voucher',
};

/** Round amounts in each currency, not converted ones. The operator's bounds of a method hold beside them. */
const presets: readonly (readonly [currency: string, values: readonly string[]])[] = [
  ['USD', ['20', '50', '100', '250']],
  ['EUR', ['20', '50', '100', '250']],
  ['JPY', ['3000', '7500', '15000', '40000']],
  ['KWD', ['6', '15', '30', '75']],
  ['TON', ['20', '50', '100', '250']],
];

/** The cashier's part of the site configuration: view (3-39), methods (3-42) and preset amounts (3-43). */
export const cashierConfigurationOf = (locale: string, vendorsUrl: string) => ({
  // ContainerView: the methods first, then the form of the chosen one on its own page. ContainerScrollView: one page.
  depositView: 'ContainerScrollView',
  methods: Object.entries(texts[locale] ?? texts['en'] ?? {}).map(([sysname, descriptions]) => ({
    sysname,
    name: names[locale]?.[sysname] ?? '',
    icons: [`${vendorsUrl}/art/payments/${pictures[sysname] ?? sysname}.svg`],
    descriptions,
  })),
  presets: presets.map(([currency, values]) => ({ currency, amounts: values.map((value) => ({ value })) })),
  // Id of a custom emoji on the pay button that Telegram draws; the bot needs the right to use custom emoji.
  telegramEmoji: '',
});
