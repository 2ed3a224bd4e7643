import { BillIcon } from '@sanity/icons/Bill'
import { DashboardIcon } from '@sanity/icons/Dashboard'
import { RestoreIcon } from '@sanity/icons/Restore'
import type { Tool } from 'sanity'
import { guideTool } from './tools/guide/guide-tool.ts'
import { inboxTool } from './tools/inbox/inbox.tsx'
import { Overview } from './tools/overview/overview.tsx'
import { PriceDesk } from './tools/price-desk/price-desk.tsx'
import { TimeMachine } from './tools/time-machine/time-machine.tsx'

const overview: Tool = {
  name: 'overview',
  title: 'Overview',
  icon: DashboardIcon,
  component: Overview,
}

/** All prices in one table. */
const priceDesk: Tool = {
  name: 'price-desk',
  title: 'Price desk',
  icon: BillIcon,
  component: PriceDesk,
}

/** Earlier versions, and their restore. */
const timeMachine: Tool = {
  name: 'time-machine',
  title: 'Time machine',
  icon: RestoreIcon,
  component: TimeMachine,
}

/** Our tools around Sanity's, in their order; the first one opens at the start. */
export const withTools = (tools: Tool[]): Tool[] => [
  overview,
  ...tools,
  priceDesk,
  inboxTool,
  timeMachine,
  guideTool,
]
