import { DashboardIcon } from '@sanity/icons/Dashboard'
import type { Tool } from 'sanity'
import { Overview } from './overview.tsx'

/** The room the Studio opens in. */
export const overviewTool: Tool = {
  name: 'overview',
  title: 'Overview',
  icon: DashboardIcon,
  component: Overview,
}
