import { RestoreIcon } from '@sanity/icons/Restore'
import type { Tool } from 'sanity'
import { TimeMachine } from './time-machine.tsx'

/** What was live when, and the way back to it. */
export const timeMachineTool: Tool = {
  name: 'time-machine',
  title: 'Time machine',
  icon: RestoreIcon,
  component: TimeMachine,
}
