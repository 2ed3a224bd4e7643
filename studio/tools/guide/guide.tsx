import { Box, Button, Container, Stack } from '@sanity/ui'
import { getTheme_v2, type Theme } from '@sanity/ui/theme'
import { type MouseEvent, useEffect, useRef } from 'react'
import { useRouter } from 'sanity/router'
import styled from 'styled-components'
import { CONTENTS, renderGuidePage } from './guide-html.ts'

/** The guide for editors: its contents, or one page. */
export function Guide() {
  const { state, navigate } = useRouter()
  const name = typeof state.page === 'string' ? state.page : CONTENTS
  const scrollContainer = useRef<HTMLDivElement>(null)
  useEffect(() => {
    scrollContainer.current?.scrollTo(0, 0)
  }, [name])

  function handleClick(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest('a[data-page]') : null
    const page = link?.getAttribute('data-page')
    if (!page || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    navigate({ page })
  }

  return (
    <Box ref={scrollContainer} height="fill" overflow="auto" padding={[3, 4, 5]}>
      <Container width={2}>
        <Stack gap={4}>
          {name !== CONTENTS && (
            <Box>
              <Button mode="bleed" text="All pages of the guide" onClick={() => navigate({})} />
            </Box>
          )}
          <Text
            onClick={handleClick}
            dangerouslySetInnerHTML={{
              __html: renderGuidePage(name) ?? renderGuidePage(CONTENTS) ?? '',
            }}
          />
        </Stack>
      </Container>
    </Box>
  )
}

const Text = styled.div`
  color: var(--card-fg-color);
  font: 400 0.9375rem/1.6 ${({ theme }) => getTheme_v2(theme as Theme).font.text.family};
  overflow-wrap: break-word;

  p, ul, ol, table, pre { margin: 0 0 1em; }

  h1, h2 {
    margin: 0 0 0.75em;
    font-size: 1.6rem;
    line-height: 1.3;
  }
  h2 {
    margin-top: 2em;
    font-size: 1.2rem;
  }
  img {
    display: block;
    max-width: 100%;
    height: auto;
    margin-block: 1em;
    border: 1px solid var(--card-border-color);
    border-radius: 4px;
  }
  /* Phones are too narrow for all columns. */
  table {
    display: block;
    border-collapse: collapse;
    overflow-x: auto;
  }
  th, td {
    padding: 0.4em 0.8em;
    border: 1px solid var(--card-border-color);
    text-align: left;
    vertical-align: top;
  }
  ul, ol { padding-left: 1.5em; }
  a { color: var(--card-link-color); }
  code { font-size: 0.9em; }
`
