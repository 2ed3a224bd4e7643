export const query = '{heading, body}'
