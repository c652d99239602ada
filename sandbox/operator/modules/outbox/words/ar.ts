import type { MessageParams, MessageWords, Words } from './MessageWords.ts';

export const ar: MessageWords = {
  confirm_contact: ({ code, minutes }) => ({
    subject: 'أكّد بيانات الاتصال',
    body: `رمز التأكيد الخاص بك في Croupier هو ${code}. صالح لمدة ${minutes} دقائق. إن لم تطلبه فتجاهل هذه الرسالة.`,
  }),
  restore: ({ code, minutes }) => ({
    subject: 'استعادة الوصول',
    body: `رمز Croupier لتعيين كلمة مرور جديدة هو ${code}. صالح لمدة ${minutes} دقائق. إن لم تطلبه فستبقى كلمة مرورك كما هي.`,
  }),
  two_factor: ({ code, minutes }) => ({
    subject: 'رمز تسجيل الدخول',
    body: `رمز الدخول إلى Croupier هو ${code}. صالح لمدة ${minutes} دقائق. لا تخبر به أحدًا.`,
  }),
  sign_in_alert: ({ at }) => ({
    subject: 'تسجيل دخول جديد',
    body: `تم الدخول إلى حسابك في Croupier من جهاز جديد في ${at}. إن لم تكن أنت فغيّر كلمة المرور وأنهِ الجلسات الأخرى.`,
  }),
  password_changed: ({ at }) => ({
    subject: 'تم تغيير كلمة المرور',
    body: `تم تغيير كلمة مرور حسابك في Croupier في ${at}، وأُنهيت الجلسات الأخرى. إن لم تكن أنت فاستعد الوصول الآن.`,
  }),
  passkey_changed: ({ at, isAdded }) => ({
    subject: isAdded ? 'أُضيف مفتاح مرور' : 'حُذف مفتاح مرور',
    body: isAdded
      ? `أُضيف مفتاح مرور إلى حسابك في Croupier في ${at}، ويمكن تسجيل الدخول به. إن لم تكن أنت فاحذفه وغيّر كلمة المرور.`
      : `حُذف مفتاح مرور من حسابك في Croupier في ${at}. إن لم تكن أنت فغيّر كلمة المرور.`,
  }),
  two_factor_changed: ({ at, isOn }) => ({
    subject: isOn ? 'تم تفعيل التحقق بخطوتين' : 'تم إيقاف التحقق بخطوتين',
    body: isOn
      ? `تم تفعيل التحقق بخطوتين لحسابك في Croupier في ${at}.`
      : `تم إيقاف التحقق بخطوتين لحسابك في Croupier في ${at}. إن لم تكن أنت فغيّر كلمة المرور.`,
  }),
  contact_changed: ({ at, type }) => ({
    subject: type === 'email' ? 'تم تغيير بريدك الإلكتروني' : 'تم تغيير رقم هاتفك',
    body:
      type === 'email'
        ? `في ${at} حلّ بريد إلكتروني آخر محل هذا البريد في حسابك في Croupier، ولن يُرسل إليه شيء بعد الآن. إن لم تكن أنت فاستعد الوصول الآن وتواصل مع الدعم.`
        : `في ${at} حلّ رقم آخر محل هذا الرقم في حسابك في Croupier، ولن يُرسل إليه شيء بعد الآن. إن لم تكن أنت فاستعد الوصول الآن وتواصل مع الدعم.`,
  }),
  contact_replaced: ({ at, type }) => ({
    subject: type === 'email' ? 'تم تغيير بريدك الإلكتروني' : 'تم تغيير رقم هاتفك',
    body:
      type === 'email'
        ? `في ${at} حلّ بريد إلكتروني آخر محل هذا البريد في حسابك في Croupier. إن لم تكن أنت فافتح الرابط خلال 3 أيام: سيعيد هذا البريد ويُنهي كل الجلسات ويتيح لك تعيين كلمة مرور جديدة. وحتى ذلك الحين يبقى هذا البريد صالحًا لتسجيل الدخول وتصل إليه الرموز.`
        : `في ${at} حلّ رقم آخر محل هذا الرقم في حسابك في Croupier. إن لم تكن أنت فافتح الرابط خلال 3 أيام: سيعيد هذا الرقم ويُنهي كل الجلسات ويتيح لك تعيين كلمة مرور جديدة. وحتى ذلك الحين يبقى هذا الرقم صالحًا لتسجيل الدخول وتصل إليه الرموز.`,
  }),
  contact_added: ({ at, type }) => ({
    subject: type === 'email' ? 'أُضيف بريد إلكتروني' : 'أُضيف رقم هاتف',
    body:
      type === 'email'
        ? `في ${at} أُضيف بريد إلكتروني إلى حسابك في Croupier، ويمكن استعادة الوصول به. إن لم تكن أنت فاستعد الوصول الآن: ما أضافه غيرك يبقى مغلقًا حتى تؤكده.`
        : `في ${at} أُضيف رقم هاتف إلى حسابك في Croupier، ويمكن استعادة الوصول به. إن لم تكن أنت فاستعد الوصول الآن: ما أضافه غيرك يبقى مغلقًا حتى تؤكده.`,
  }),
  prove: ({ code, minutes }) => ({
    subject: 'أكّد أنك صاحب الحساب',
    body: `رمز Croupier لتأكيد أنك صاحب الحساب هو ${code}. صالح لمدة ${minutes} دقائق. إن لم تطلبه فلا تخبر به أحدًا وغيّر كلمة مرورك: هناك من دخل حسابك.`,
  }),
  account_closed: ({ at, years }) => ({
    subject: 'تم إغلاق حسابك',
    body: `أُغلق حسابك في Croupier في ${at}. تُحفظ بياناتك مختومة كما يطلب القانون (عدد السنوات: ${years}) ثم تُحذف. لا يمكن إعادة فتح الحساب إلا عن طريق الدعم.`,
  }),
  play_held: () => ({
    subject: 'الإيداع واللعب موقوفان',
    body: 'لا يمكن الإيداع أو اللعب بحسابك في Croupier حاليًا. يمكنك تسجيل الدخول وسحب أموالك كما في السابق. إن كان ذلك خطأ فاكتب إلى الدعم، فبإمكانه رفع هذا القيد.',
  }),
  support_answer: ({ number, subject, text, isPlayer }) => ({
    subject: `ردّ فريق الدعم: ${subject}`,
    body: `ردّنا على طلبك رقم ${number}:\n\n${text}\n\n${isPlayer ? 'يمكنك متابعة المحادثة في قسم الدعم على Croupier.' : 'إذا أردت الكتابة مجددًا فاستخدم النموذج في قسم الدعم على Croupier.'}`,
  }),
  payment: ({ change, amount }) => payments[change](amount),
  promotion: ({ unsubscribe }) => ({
    subject: 'أخبار من طاولات Croupier',
    body: `في Croupier ألعاب لم تتعرف عليها بعد. ألقِ نظرة متى شئت.\n\nوصلتك هذه الرسالة لأنك اشتركت في العروض والأخبار. لإلغاء الاشتراك: ${unsubscribe}`,
  }),
  verification_decided: ({ decision }) => decided[decision],
};

const decided: Readonly<Record<MessageParams['verification_decided']['decision'], Words>> = {
  approved: {
    subject: 'تم التحقق من هويتك',
    body: 'تم التحقق من هويتك. لا يحتاج حسابك في Croupier إلى أي شيء آخر.',
  },
  rejected_retry: {
    subject: 'التحقق من هويتك يحتاج إلى محاولة أخرى',
    body: 'تعذّر قبول مستنداتك. ستجد السبب في ملفك الشخصي في Croupier، ويمكنك إرسالها مرة أخرى من هناك.',
  },
  rejected_final: {
    subject: 'لم يتم التحقق من هويتك',
    body: 'تعذّر التحقق من هويتك، وهذا القرار نهائي. ستجد السبب في ملفك الشخصي في Croupier.',
  },
};

const payments: Readonly<Record<MessageParams['payment']['change'], (amount: string) => Words>> = {
  depositArrived: (amount) => ({ subject: 'وصل إيداعك', body: `أصبح المبلغ ${amount} في رصيدك لدى Croupier.` }),
  depositReturned: (amount) => ({
    subject: 'دفعتك تُعاد',
    body: `لم يُضَف المبلغ ${amount} إلى حسابك لدى Croupier، وسيعود إلى مصدره.`,
  }),
  withdrawalPaid: (amount) => ({
    subject: 'تم دفع سحبك',
    body: `المبلغ ${amount} من حسابك لدى Croupier في طريقه إليك.`,
  }),
  withdrawalBack: (amount) => ({
    subject: 'لم يُدفع سحبك',
    body: `لم يُدفع سحب المبلغ ${amount}. عاد المال إلى رصيدك لدى Croupier.`,
  }),
  depositFailed: (amount) => ({
    subject: 'لم يكتمل إيداعك',
    body: `لم يكتمل إيداع المبلغ ${amount}. لم يُضَف شيء إلى رصيدك لدى Croupier.`,
  }),
  depositCancelled: (amount) => ({
    subject: 'أُلغي إيداعك',
    body: `أُلغي إيداع المبلغ ${amount} قبل دفعه. لم يُضَف شيء إلى رصيدك لدى Croupier.`,
  }),
  depositReversed: (amount) => ({
    subject: 'استُرد إيداعك',
    body: `استرد البنك أو خدمة الدفع إيداع المبلغ ${amount}. وخُصم ما تبقى منه من رصيدك لدى Croupier.`,
  }),
  withdrawalRequested: (amount) => ({
    subject: 'سحبك قيد التنفيذ',
    body: `طُلب سحب المبلغ ${amount} من حسابك لدى Croupier، وهو قيد التنفيذ. إن لم تكن أنت من طلبه، فراسل الدعم فورًا.`,
  }),
  withdrawalReturned: (amount) => ({
    subject: 'عاد سحبك',
    body: `دُفع سحب المبلغ ${amount} ثم عاد. المال في رصيدك لدى Croupier من جديد.`,
  }),
};
