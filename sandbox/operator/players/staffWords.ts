/** What those who work for the house are called, in the languages of the site (staffNames.ts). */

/** Nobody but staff is called so, whatever stands around it. */
export const roles: readonly string[] = [
  // English, and what other languages have of it
  ...['administrator', 'administration', 'moderator', 'moderation', 'support', 'croupier', 'operator'],
  ...['official', 'security'],
  // Russian and Ukrainian
  ...['администратор', 'администрация', 'модератор', 'модерация', 'поддержка', 'саппорт', 'суппорт', 'крупье'],
  ...['оператор', 'адміністратор', 'адміністрація', 'модерація', 'підтримка', 'круп’є'],
  // Spanish and Portuguese
  ...['administrador', 'administración', 'administração', 'moderador', 'moderación', 'moderação', 'operador'],
  ...['soporte', 'suporte', 'crupier', 'crupiê', 'atendimento'],
  // German
  ...['kundendienst', 'kundenservice', 'kundenbetreuung'],
  // Turkish
  ...['destek', 'yönetici', 'moderasyon', 'krupiye'],
  // Latvian
  ...['atbalsts', 'administrācija', 'moderācija', 'krupjē'],
  // Hindi
  ...['मॉडरेटर', 'ऑपरेटर', 'क्रुपियर', 'सपोर्ट', 'प्रशासक'],
];

/** Short enough to be part of other words: they count at the beginning or the end of a name. */
export const shortRoles: readonly string[] = ['admin', 'админ', 'адмін', 'أدمن', 'एडमिन'];

/** Names that consist of these alone. */
export const teamWords: readonly string[] = [
  // English
  ...['casino', 'help', 'staff', 'service', 'mod', 'moder', 'manager', 'management', 'cashier', 'finance', 'finances'],
  ...['payment', 'payments', 'payout', 'payouts', 'billing'],
  // Russian
  ...['казино', 'помощь', 'модер', 'менеджер', 'касса', 'кассир', 'финансы', 'выплаты', 'платежи', 'сервис'],
  ...['сотрудник', 'безопасность', 'техслужба'],
  // Ukrainian
  ...['допомога', 'каса', 'касир', 'фінанси', 'виплати', 'платежі', 'сервіс', 'працівник', 'безпека'],
  // Spanish
  ...['ayuda', 'gerente', 'cajero', 'cajera', 'caja', 'pagos', 'finanzas', 'servicio', 'oficial', 'seguridad'],
  ...['atención'],
  // Portuguese
  ...['ajuda', 'caixa', 'pagamentos', 'financeiro', 'finanças', 'serviço', 'segurança'],
  // German
  ...['hilfe', 'kassierer', 'kassiererin', 'zahlungen', 'auszahlungen', 'finanzen', 'mitarbeiter', 'verwaltung'],
  ...['sicherheit'],
  // Turkish
  ...['yardım', 'yönetim', 'müdür', 'yetkili', 'kasiyer', 'vezne', 'ödeme', 'ödemeler', 'finans', 'güvenlik'],
  ...['hizmetleri', 'temsilcisi', 'servis'],
  // Latvian
  ...['palīdzība', 'atbalsta', 'menedžeris', 'vadītājs', 'kasieris', 'maksājumi', 'finanses', 'drošība'],
  ...['darbinieks', 'apkalpošana'],
  // Arabic
  ...['الدعم', 'دعم', 'مشرف', 'المشرف', 'مدير', 'المدير', 'الإدارة', 'مسؤول', 'المسؤول', 'موظف', 'الموظف', 'المساعدة'],
  ...['مساعدة', 'خدمة', 'العملاء', 'كازينو', 'الكازينو', 'كروبيه', 'المدفوعات', 'الصندوق', 'المالية', 'الأمن'],
  // Hindi
  ...['सहायता', 'समर्थन', 'मैनेजर', 'प्रबंधक', 'कैशियर', 'भुगतान', 'संचालक', 'कर्मचारी'],
];

/** Beside the others they are a part of the name of a team; alone, these are nobody's. */
export const harmless: readonly string[] = ['the', 'live', 'bot', 'team', 'gm', 'desk', 'center', 'centre'];

/** Nor are these alone or together: whom or what a team is for. */
export const served: readonly string[] = [
  ...['the', 'account', 'customer', 'client', 'care', 'vip', 'bonus', 'клиент', 'клієнт', 'cliente', 'clientes'],
  ...['kunden', 'müşteri', 'klientu', 'ग्राहक', 'सेवा', 'الفني', 'فريق'],
];
