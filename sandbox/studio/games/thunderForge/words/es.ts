import type { ForgeWord } from './en.ts';

export const es: Readonly<Record<ForgeWord, string>> = {
  hint: '6 monedas encienden la forja · el rayo sube cada moneda',
  how1: '1024 formas: un símbolo paga en cualquier fila en tres o más rodillos seguidos desde la izquierda, una vez por cada combinación de sus lugares.',
  how2: 'El yunque es comodín: sustituye a todos los símbolos menos a la moneda. Está en el segundo y el cuarto rodillo.',
  how3: 'Seis o más monedas encienden la forja. Se quedan, y las casillas vacías vuelven a girar: en cada una cae una moneda con una probabilidad de 1 entre 24. Cada respin con una moneda nueva devuelve los respins a 3.',
  how4: 'Una moneda paga de 0,5 a 5 veces la apuesta, o un bote fijo: Mini 15, Menor 50, Mayor 200 veces. Cada uno se paga una sola vez por ronda; otra moneda igual paga 1 vez.',
  how5: 'En los respins, 12 de cada 99 monedas son rayos: cada uno añade 1 vez la apuesta a todas las monedas de la cuadrícula, incluidos él mismo y los botes.',
  how6: 'Una cuadrícula llena de 20 monedas paga además el Gran bote de 5000 veces la apuesta.',
};
