import { BillIcon } from '@sanity/icons/Bill'
import type { Tool } from 'sanity'
import { PriceDesk } from './price-desk.tsx'

/** All prices in one table. */
export const priceDeskTool: Tool = {
  name: 'price-desk',
  title: 'Price desk',
  icon: BillIcon,
  component: PriceDesk,
}
