import { InboxIcon } from '@sanity/icons/Inbox'
import type { Tool } from 'sanity'
import { route } from 'sanity/router'
import { Inbox } from './inbox.tsx'

export const INBOX = 'inbox'

/** Enquiries of the contact form. Each has its address: `/inbox/<id>`. */
export const inboxTool: Tool = {
  name: INBOX,
  title: 'Inbox',
  icon: InboxIcon,
  component: Inbox,
  router: route.create('/', [route.create('/:enquiry')]),
}
