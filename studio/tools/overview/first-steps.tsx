import { localStore } from '@kitewright/site-engine/browser'
import { Flex } from '@sanity/ui'
import { getTheme_v2, type Theme } from '@sanity/ui/theme'
import { useState } from 'react'
import { useWorkspace } from 'sanity'
import { useLink } from 'sanity/router'
import styled from 'styled-components'
import { SmallButton } from '../../ui.tsx'
import { GUIDE } from '../guide/guide-tool.ts'
import { Part } from './part.tsx'

const HIDDEN = 'kitewright first steps hidden'
const isTrue = (value: unknown): value is true => value === true

/** First steps for new editors, until they are hidden in this browser. */
export function FirstSteps() {
  const [isHidden, setHidden] = useState(() => localStore.read(HIDDEN, isTrue) === true)
  if (isHidden) return null
  const hide = () => {
    localStore.write(HIDDEN, true)
    setHidden(true)
  }
  return (
    <Part title="First steps">
      <Steps>
        <li>
          <b>Find</b> the words that you want to change: the magnifier at the top, or Ctrl + K,
          looks through all texts. <ToolLink tool="structure">Content</ToolLink> holds them in the
          order of the site.
        </li>
        <li>
          <b>Change</b> them. What you type is a draft at once, which visitors do not see. Prices of
          all services are in one table, the <ToolLink tool="price-desk">Price desk</ToolLink>.
        </li>
        <li>
          <b>Publish</b> at the foot of the form. What is not right yet is marked in red and named
          there. A message says when it is live.
        </li>
        <li>
          <b>Read</b> the <ToolLink tool={GUIDE}>Guide</ToolLink>, which shows all of it in
          pictures. Nothing is lost: <ToolLink tool="time-machine">Time machine</ToolLink> brings
          every version back.
        </li>
      </Steps>
      <Flex>
        <SmallButton text="Hide these steps" onClick={hide} />
      </Flex>
    </Part>
  )
}

const Steps = styled.ol`
  margin: 0;
  padding-left: 1.5em;
  font: 400 0.8125rem/1.5 ${({ theme }) => getTheme_v2(theme as Theme).font.text.family};

  li { list-style: decimal; }
  li + li { margin-top: 0.5em; }
  b { font-weight: 600; }
  a { color: var(--card-link-color); }
`

function ToolLink({ tool, children }: { tool: string; children: string }) {
  const { basePath } = useWorkspace()
  const href = `${basePath.replace(/\/$/, '')}/${tool}`
  const { onClick } = useLink({ href })
  return (
    <a href={href} onClick={onClick}>
      {children}
    </a>
  )
}
