export const query = '{heading, steps[]{_key, title, text, duration}}'
