export const query =
  '{heading, stats[]{_key, value, unit, label, description, facts, gauge, colour}}'
