import { Box, Container, Heading, Stack } from '@sanity/ui'
import { getTheme_v2, type Theme } from '@sanity/ui/theme'
import type { MouseEvent } from 'react'
import styled from 'styled-components'
import readme from '../../README.md?raw'
import { guideHtml } from './guide-html.ts'

const pictures: Record<string, string> = import.meta.glob('../../docs/*.png', {
  eager: true,
  query: '?url',
  import: 'default',
})

const html = { __html: guideHtml(readme, (path) => pictures[`../../${path}`] ?? path) }

/** The guide for editors. */
export function Guide() {
  return (
    <Box height="fill" overflow="auto" padding={[3, 4, 5]}>
      <Container width={2}>
        <Stack gap={5}>
          <Heading as="h1" size={3}>
            Guide
          </Heading>
          <Text onClick={follow} dangerouslySetInnerHTML={html} />
        </Stack>
      </Container>
    </Box>
  )
}

/** Goes to a heading without a word to the router, which knows no places within a room. */
function follow(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null
  if (!link) return
  event.preventDefault()
  const heading = document.getElementById((link.getAttribute('href') ?? '').slice(1))
  heading?.scrollIntoView()
  heading?.focus({ preventScroll: true })
}

const Text = styled.div`
  color: var(--card-fg-color);
  font: 400 0.9375rem/1.6 ${({ theme }) => getTheme_v2(theme as Theme).font.text.family};
  overflow-wrap: break-word;

  p, ul, ol, table, pre { margin: 0 0 1em; }

  h2, h3 {
    margin: 2.5em 0 0.5em;
    font-size: 1.3rem;
    line-height: 1.3;
    outline: none;
  }
  h3 { font-size: 1.1rem; }
  img {
    display: block;
    max-width: 100%;
    height: auto;
    margin-block: 1em;
    border: 1px solid var(--card-border-color);
    border-radius: 4px;
  }
  /* A phone has no room for all columns. */
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
