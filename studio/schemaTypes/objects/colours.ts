/** The four colour themes of the design; each service group has one. */
export const themes = [
  { value: 'rani', title: 'Rani (pink)' },
  { value: 'firozi', title: 'Firozi (teal)' },
  { value: 'kesar', title: 'Kesar (orange)' },
  { value: 'haldi', title: 'Haldi (yellow)' },
] as const
