import { ENQUIRY_PREFIX, getProjectLabel, type StoredEnquiry } from '@kitewright/protocol/enquiry'
import { Badge, Box, Button, Checkbox } from '@sanity/ui'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { StateLink } from 'sanity/router'
import styled from 'styled-components'
import { getStateTitle } from './enquiries.ts'
import { formatShortReceived } from './format-enquiry.ts'

/** Rows that are shown, and that each “Show more” adds. */
const PAGE_ROWS = 100

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, Home: -Infinity, End: Infinity }

type Props = {
  list: readonly StoredEnquiry[]
  /** The id of the document that is open. */
  opened: string | null
  /** Whether rows say which state they are in. */
  isMixed: boolean
  /** Ids of chosen enquiries; null for editors who may not change them. */
  chosen: ReadonlySet<string> | null
  onChoose: (id: string, isChosen: boolean) => void
}

/** One stop of the Tab key; arrows, Home and End walk through the rows, Enter opens one, x chooses it. */
export function EnquiryList({ list, opened, isMixed, chosen, onChoose }: Props) {
  const [rows, setRows] = useState(PAGE_ROWS)
  const [focused, setFocused] = useState<string | null>(null)
  const element = useRef<HTMLUListElement>(null)
  const shown = list.slice(0, rows)
  const stop = [focused, opened].find((id) => shown.some(({ _id }) => _id === id)) ?? shown[0]?._id

  const before = useRef(opened)
  useEffect(() => {
    const closed = before.current
    before.current = opened
    if (closed && !opened)
      element.current?.querySelector<HTMLElement>(getRowSelector(closed))?.focus()
  }, [opened])

  const walk = (event: KeyboardEvent) => {
    if (event.key === 'x' && focused && chosen) onChoose(focused, !chosen.has(focused))
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    const links = [...(element.current?.querySelectorAll('a') ?? [])]
    const at = links.findIndex((link) => link.parentElement?.matches(':focus-within')) + step
    links[Math.min(Math.max(at, 0), links.length - 1)]?.focus()
  }
  return (
    <>
      <Rows ref={element} onKeyDown={walk} aria-label="Enquiries">
        {shown.map((enquiry) => (
          <Item key={enquiry._id}>
            {chosen && (
              <Checkbox
                aria-label={`Choose the enquiry of ${enquiry.name}`}
                tabIndex={enquiry._id === stop ? 0 : -1}
                checked={chosen.has(enquiry._id)}
                onChange={({ currentTarget }) => onChoose(enquiry._id, currentTarget.checked)}
              />
            )}
            <Row
              state={{ enquiry: enquiry._id.slice(ENQUIRY_PREFIX.length) }}
              data-id={enquiry._id}
              aria-current={enquiry._id === opened ? 'true' : undefined}
              tabIndex={enquiry._id === stop ? 0 : -1}
              onFocus={() => setFocused(enquiry._id)}
            >
              <RowTexts enquiry={enquiry} isMixed={isMixed} />
            </Row>
          </Item>
        ))}
      </Rows>
      {list.length > shown.length && (
        <Box padding={3}>
          <Button
            mode="ghost"
            fontSize={1}
            width="fill"
            text={`Show more (${list.length - shown.length})`}
            onClick={() => setRows(rows + PAGE_ROWS)}
          />
        </Box>
      )}
    </>
  )
}

const getRowSelector = (id: string) => `[data-id=${CSS.escape(id)}]`

function RowTexts({ enquiry, isMixed }: { enquiry: StoredEnquiry; isMixed: boolean }) {
  const { name, about, project, message, state, receivedAt, flag } = enquiry
  const topic = about ?? getProjectLabel(project)
  return (
    <>
      <Line>
        <Name data-new={state === 'new' ? '' : undefined}>{name}</Name>
        {isMixed && state !== 'new' && <Badge fontSize={0}>{getStateTitle(state)}</Badge>}
        {flag && state === 'new' && (
          <Badge fontSize={0} tone="caution">
            Program?
          </Badge>
        )}
        <time dateTime={receivedAt}>{formatShortReceived(receivedAt)}</time>
      </Line>
      {topic && <Ellipsis>{topic}</Ellipsis>}
      <Ellipsis data-muted="">{message}</Ellipsis>
    </>
  )
}

const Rows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`

const Item = styled.li`
  display: flex;
  align-items: center;
  padding-left: 16px;
  border-bottom: 1px solid var(--card-border-color);
`

const Row = styled(StateLink)`
  flex: 1;
  min-width: 0;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 5px;
  padding: 12px;
  font-size: 13px;
  line-height: 1.35;
  color: inherit;
  text-decoration: none;

  &:hover {
    background: color-mix(in srgb, var(--card-focus-ring-color) 7%, transparent);
  }

  &[aria-current] {
    background: color-mix(in srgb, var(--card-focus-ring-color) 14%, transparent);
    box-shadow: inset 3px 0 var(--card-focus-ring-color);
  }

  &:focus-visible {
    outline: 2px solid var(--card-focus-ring-color);
    outline-offset: -2px;
  }
`

const Line = styled.span`
  display: flex;
  align-items: center;
  gap: 8px;

  time {
    margin-left: auto;
    white-space: nowrap;
    color: var(--card-muted-fg-color);
  }
`

const ellipsis = `
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

const Name = styled.span`
  ${ellipsis}

  &[data-new] {
    font-weight: 600;
  }
`

const Ellipsis = styled.span`
  ${ellipsis}

  &[data-muted] {
    color: var(--card-muted-fg-color);
  }
`
