import type { FaqTexts } from './entries.ts';

/** Question, answer and further words to find them by. */
export const es: FaqTexts = {
  'withdrawal-time': [
    '¿Cuánto tarda una retirada?',
    'Primero se revisa y después se paga por el método que elegiste. Verás cada paso en «Caja», «Historial».\n\nSi falta comprobar tu perfil o tu identidad, la retirada espera y te enlaza a lo que falta.',
    'cobrar sacar dinero pendiente',
  ],
  'deposit-missing': [
    'He pagado, pero el dinero no está en mi saldo',
    'Algunos pagos necesitan unos minutos hasta que el proveedor los confirma. Abre «Caja», «Historial»: un pago pendiente aún se está comprobando, y no se pierde nada si cierras la página.\n\nSi sigue pendiente al cabo de una hora, escríbenos con el número del pago.',
    'depósito ingreso falta',
  ],
  password: [
    'He olvidado mi contraseña',
    'Elige «¿Olvidaste la contraseña?» en la ventana de acceso. Te enviaremos un código por correo o al teléfono, y con él pondrás una contraseña nueva. Se cerrará la sesión en los demás dispositivos.',
    'entrar restablecer acceso',
  ],
  'two-factor': [
    '¿Cómo protejo mejor mi cuenta?',
    'En «Perfil», «Seguridad» puedes activar un segundo paso: un código de una aplicación, de un correo o de un SMS. También puedes añadir una llave de acceso para entrar con la huella, la cara o el PIN.',
    '2fa autenticador passkey código',
  ],
  verification: [
    '¿Por qué pedís mis documentos?',
    'La ley nos exige saber quién juega y a quién pagamos. Los documentos se envían en «Perfil», «Verificación». La página dice qué falta si alguno no se pudo aceptar.',
    'kyc identidad pasaporte dni',
  ],
  wagering: [
    '¿Qué es un requisito de apuesta?',
    'Es la suma de apuestas que hay que jugar para que el dinero del bono sea tuyo. Cada oferta la indica antes de aceptarla, junto con lo que cuenta y hasta cuándo. Tu progreso está en «Perfil», «Bonos».',
    'bono rollover condiciones',
  ],
  fair: [
    '¿Cómo compruebo que un juego es justo?',
    'Antes de cada ronda el juego muestra una huella del resultado y, después, la semilla de la que sale. Con ambas puedes calcularlo tú: abre una ronda en el historial del juego y elige «Comprobar».',
    'rtp azar semilla trampa',
  ],
  'round-stopped': [
    'Se cortó una ronda. ¿Qué pasa con mi apuesta?',
    'Abre el juego otra vez: sigue donde estaba. Si no vuelves, la ronda termina según sus reglas o se devuelve la apuesta. En ambos casos la verás en tu historial.',
    'desconexión bloqueado colgado',
  ],
  limits: [
    '¿Cómo pongo un límite?',
    'En «Perfil», «Juego responsable» puedes limitar depósitos, pérdidas, apuestas y tiempo de juego. Un límite más bajo vale al momento; uno más alto, tras 24 horas.',
    'límite depósito presupuesto',
  ],
  break: [
    'Necesito un descanso',
    'Elige «Pausa de 24 horas» en el menú: un toque y una confirmación. Los descansos más largos y la autoexclusión están en «Perfil», «Juego responsable». Un descanso no se puede acabar antes.',
    'pausa autoexclusión adicción',
  ],
  'close-account': [
    '¿Cómo cierro mi cuenta?',
    'En «Perfil», «Privacidad». Retira antes tu dinero. La página dice qué impide el cierre y qué debemos conservar por ley.',
    'borrar eliminar cuenta',
  ],
  'play-money': [
    '¿Es dinero real?',
    'No. Esto es un entorno de pruebas: todo el dinero es ficticio y no se puede ingresar, ganar ni retirar dinero real.',
    'pruebas demo ficticio',
  ],
};
