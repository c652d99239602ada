import type { VaultWord } from './en.ts';

export const es: Readonly<Record<VaultWord, string>> = {
  hint: '6 soles abren la cámara · cuantos más soles, mayor el bote',
  how1: 'Diez líneas pagan de izquierda a derecha desde tres símbolos iguales, empezando en el primer rodillo. Cada línea paga su mejor premio.',
  how2: 'La máscara del sol es comodín: sustituye a todos los símbolos menos a la moneda del sol.',
  how3: 'Seis o más monedas del sol abren la cámara. Se quedan, y las casillas vacías vuelven a girar: en cada una cae una moneda con una probabilidad de 1 entre 20. Cada respin con una moneda nueva devuelve los respins a 3.',
  how4: 'Cada moneda paga 0,5, 1, 2, 3, 5 o 10 veces la apuesta. Las probabilidades son 30, 30, 18, 12, 7 y 3 de 100.',
  how5: 'Al final, el número de monedas decide también un bote fijo: Mini 15, Menor 50, Mayor 200 o Gran bote 2000 veces la apuesta, desde 9, 11, 13 o 15 monedas. Solo se paga el más alto.',
};
