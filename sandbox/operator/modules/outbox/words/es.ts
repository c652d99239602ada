import type { MessageParams, MessageWords, Words } from './MessageWords.ts';

export const es: MessageWords = {
  confirm_contact: ({ code, minutes }) => ({
    subject: 'Confirma tu contacto',
    body: `Tu código de confirmación de Croupier es ${code}. Vale ${minutes} minutos. Si no lo has pedido, ignora este mensaje.`,
  }),
  restore: ({ code, minutes }) => ({
    subject: 'Recuperar el acceso',
    body: `Tu código de Croupier para una contraseña nueva es ${code}. Vale ${minutes} minutos. Si no lo has pedido, tu contraseña no cambia.`,
  }),
  two_factor: ({ code, minutes }) => ({
    subject: 'Tu código de acceso',
    body: `Tu código para entrar en Croupier es ${code}. Vale ${minutes} minutos. No se lo digas a nadie.`,
  }),
  sign_in_alert: ({ at }) => ({
    subject: 'Nuevo acceso',
    body: `El ${at} se entró en tu cuenta de Croupier desde un dispositivo nuevo. Si no fuiste tú, cambia la contraseña y cierra las demás sesiones.`,
  }),
  password_changed: ({ at }) => ({
    subject: 'Contraseña cambiada',
    body: `El ${at} se cambió la contraseña de tu cuenta de Croupier. Se cerraron las demás sesiones. Si no fuiste tú, recupera el acceso ahora.`,
  }),
  passkey_changed: ({ at, isAdded }) => ({
    subject: isAdded ? 'Clave de acceso añadida' : 'Clave de acceso eliminada',
    body: isAdded
      ? `El ${at} se añadió una clave de acceso a tu cuenta de Croupier: permite iniciar sesión. Si no fuiste tú, elimínala y cambia la contraseña.`
      : `El ${at} se eliminó una clave de acceso de tu cuenta de Croupier. Si no fuiste tú, cambia la contraseña.`,
  }),
  two_factor_changed: ({ at, isOn }) => ({
    subject: isOn ? 'Verificación en dos pasos activada' : 'Verificación en dos pasos desactivada',
    body: isOn
      ? `El ${at} se activó la verificación en dos pasos de tu cuenta de Croupier.`
      : `El ${at} se desactivó la verificación en dos pasos de tu cuenta de Croupier. Si no fuiste tú, cambia la contraseña.`,
  }),
  contact_changed: ({ at, type }) => ({
    subject: type === 'email' ? 'Tu correo electrónico ha cambiado' : 'Tu número de teléfono ha cambiado',
    body:
      type === 'email'
        ? `El ${at} otro correo sustituyó a este en tu cuenta de Croupier. Aquí ya no se enviará nada más. Si no fuiste tú, recupera el acceso ahora y escribe a soporte.`
        : `El ${at} otro número sustituyó a este en tu cuenta de Croupier. Aquí ya no se enviará nada más. Si no fuiste tú, recupera el acceso ahora y escribe a soporte.`,
  }),
  contact_replaced: ({ at, type }) => ({
    subject: type === 'email' ? 'Tu correo electrónico ha cambiado' : 'Tu número de teléfono ha cambiado',
    body:
      type === 'email'
        ? `El ${at} otro correo sustituyó a este en tu cuenta de Croupier. Si no fuiste tú, abre el enlace en un plazo de 3 días: recupera este correo, cierra todas las sesiones y te permite elegir una contraseña nueva. Hasta entonces este correo sigue sirviendo para entrar y recibe los códigos.`
        : `El ${at} otro número sustituyó a este en tu cuenta de Croupier. Si no fuiste tú, abre el enlace en un plazo de 3 días: recupera este número, cierra todas las sesiones y te permite elegir una contraseña nueva. Hasta entonces este número sigue sirviendo para entrar y recibe los códigos.`,
  }),
  contact_added: ({ at, type }) => ({
    subject: type === 'email' ? 'Correo electrónico añadido' : 'Número de teléfono añadido',
    body:
      type === 'email'
        ? `El ${at} se añadió un correo electrónico a tu cuenta de Croupier: permite recuperar el acceso. Si no fuiste tú, recupera el acceso ahora: lo que hayan añadido otros queda cerrado hasta que lo confirmes.`
        : `El ${at} se añadió un número de teléfono a tu cuenta de Croupier: permite recuperar el acceso. Si no fuiste tú, recupera el acceso ahora: lo que hayan añadido otros queda cerrado hasta que lo confirmes.`,
  }),
  prove: ({ code, minutes }) => ({
    subject: 'Confirma que eres tú',
    body: `Tu código de Croupier para confirmar que eres tú es ${code}. Vale ${minutes} minutos. Si no lo has pedido, no se lo digas a nadie y cambia tu contraseña: alguien ha entrado en tu cuenta.`,
  }),
  account_closed: ({ at, years }) => ({
    subject: 'Tu cuenta está cerrada',
    body: `El ${at} se cerró tu cuenta de Croupier. Tus datos se guardan sellados durante ${years} años, como pide la ley, y después se borran. Solo soporte puede volver a abrir la cuenta.`,
  }),
  play_held: () => ({
    subject: 'Depósitos y juego, en pausa',
    body: 'Por ahora, tu cuenta de Croupier no puede hacer depósitos ni jugar. Puedes iniciar sesión y retirar tu dinero como hasta ahora. Si es un error, escribe a soporte: puede levantar la restricción.',
  }),
  support_answer: ({ number, subject, text, isPlayer }) => ({
    subject: `Soporte ha respondido: ${subject}`,
    body: `Nuestra respuesta a tu consulta n.º ${number}:\n\n${text}\n\n${isPlayer ? 'Puedes continuar la conversación en Soporte, en Croupier.' : 'Si quieres volver a escribirnos, usa el formulario de Soporte en Croupier.'}`,
  }),
  payment: ({ change, amount }) => payments[change](amount),
  promotion: ({ unsubscribe }) => ({
    subject: 'Noticias de las mesas de Croupier',
    body: `En Croupier hay juegos que todavía no conoces. Échales un vistazo cuando te apetezca.\n\nRecibes este mensaje porque te suscribiste a promociones y noticias. Para darte de baja: ${unsubscribe}`,
  }),
  verification_decided: ({ decision }) => decided[decision],
};

const decided: Readonly<Record<MessageParams['verification_decided']['decision'], Words>> = {
  approved: {
    subject: 'Tu identidad está verificada',
    body: 'Tu identidad está verificada. Tu cuenta de Croupier no necesita nada más.',
  },
  rejected_retry: {
    subject: 'Tienes que repetir la verificación de identidad',
    body: 'No se han podido aceptar tus documentos. Tu perfil de Croupier explica el motivo y ahí puedes enviarlos de nuevo.',
  },
  rejected_final: {
    subject: 'Tu identidad no se ha verificado',
    body: 'No se ha podido verificar tu identidad y la decisión es definitiva. Tu perfil de Croupier explica el motivo.',
  },
};

const payments: Readonly<Record<MessageParams['payment']['change'], (amount: string) => Words>> = {
  depositArrived: (amount) => ({
    subject: 'Tu depósito ha llegado',
    body: `${amount} ya está en tu saldo de Croupier.`,
  }),
  depositReturned: (amount) => ({
    subject: 'Tu pago se devuelve',
    body: `${amount} no se ha abonado en tu cuenta de Croupier y vuelve a su origen.`,
  }),
  withdrawalPaid: (amount) => ({
    subject: 'Tu retirada está pagada',
    body: `${amount} de tu cuenta de Croupier va de camino.`,
  }),
  withdrawalBack: (amount) => ({
    subject: 'Tu retirada no se ha pagado',
    body: `La retirada de ${amount} no se ha pagado. El dinero está de nuevo en tu saldo de Croupier.`,
  }),
  depositFailed: (amount) => ({
    subject: 'Tu depósito no se ha completado',
    body: `El depósito de ${amount} no se ha completado. No se ha añadido nada a tu saldo de Croupier.`,
  }),
  depositCancelled: (amount) => ({
    subject: 'Tu depósito se ha cancelado',
    body: `El depósito de ${amount} se ha cancelado antes de pagarse. No se ha añadido nada a tu saldo de Croupier.`,
  }),
  depositReversed: (amount) => ({
    subject: 'Tu depósito se ha revertido',
    body: `El banco o el servicio de pago ha revertido el depósito de ${amount}. Lo que quedaba de él se ha descontado de tu saldo de Croupier.`,
  }),
  withdrawalRequested: (amount) => ({
    subject: 'Tu retirada está en curso',
    body: `Se ha solicitado una retirada de ${amount} de tu cuenta de Croupier y está en curso. Si no has sido tú, escribe enseguida a soporte.`,
  }),
  withdrawalReturned: (amount) => ({
    subject: 'Tu retirada ha vuelto',
    body: `La retirada de ${amount} se pagó y ha vuelto. El dinero está de nuevo en tu saldo de Croupier.`,
  }),
};
