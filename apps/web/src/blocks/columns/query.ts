export const query = '{heading, left, right}'
