/** A text for comparing: small letters without accents, every sign in the place that it has in the text. */
export const folded = (text: string): string =>
  Array.from({ length: text.length }, (_, place) => foldedSign(text.charAt(place))).join('')

function foldedSign(sign: string): string {
  const plain = sign.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.length === 1 ? plain : sign
}
