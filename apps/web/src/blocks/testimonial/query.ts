export const query = '{quote, name, role}'
