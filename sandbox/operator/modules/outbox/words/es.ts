import type { MessageWords } from './MessageWords.ts';

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
  close_account: ({ code, minutes }) => ({
    subject: 'Cerrar tu cuenta',
    body: `Tu código de Croupier para cerrar la cuenta es ${code}. Vale ${minutes} minutos. Si no lo has pedido, no se lo digas a nadie: tu cuenta sigue abierta.`,
  }),
  account_closed: ({ at, years }) => ({
    subject: 'Tu cuenta está cerrada',
    body: `El ${at} se cerró tu cuenta de Croupier. Tus datos se guardan sellados durante ${years} años, como pide la ley, y después se borran. Solo soporte puede volver a abrir la cuenta.`,
  }),
  promotion: ({ unsubscribe }) => ({
    subject: 'Noticias de las mesas de Croupier',
    body: `En Croupier hay juegos que todavía no conoces. Échales un vistazo cuando te apetezca.\n\nRecibes este mensaje porque te suscribiste a promociones y noticias. Para darte de baja: ${unsubscribe}`,
  }),
};
