import type { Fields } from '@kitewright/content-rules/check'
import { formatDateTime } from '@kitewright/content-rules/dates'
import { getSlug } from '@kitewright/content-rules/resolve'
import { getName } from '@kitewright/content-rules/text'
import { linkPath } from '@kitewright/content-types/addresses'
import { getProjectLabel, type StoredEnquiry } from '@kitewright/protocol/enquiry'
import { Text } from '@sanity/ui'
import type { ReactNode } from 'react'
import { IntentLink } from 'sanity/router'
import styled from 'styled-components'
import type { Site } from '../../publishing/site-check/site.ts'
import { useSite } from '../../publishing/site-check/use-site.ts'
import { useSiteState } from '../../publishing/site-status/site-state-provider.tsx'
import { Muted } from '../../ui.tsx'
import { formatCampaign } from './format-enquiry.ts'

/** Sender, subject and origin of an enquiry. */
export function EnquiryFacts({ enquiry }: { enquiry: StoredEnquiry }) {
  const { email, phone, project, about, page, landing, referrer, campaign, receivedAt } = enquiry
  return (
    <Facts>
      <EnquiryField name="Email">{email}</EnquiryField>
      <EnquiryField name="Phone">{phone}</EnquiryField>
      <EnquiryField name="Project type">{getProjectLabel(project)}</EnquiryField>
      <EnquiryField name="About">{about}</EnquiryField>
      <EnquiryField name="Page">{page && <Page path={page} />}</EnquiryField>
      <EnquiryField name="First page">{landing && <SiteLink path={landing} />}</EnquiryField>
      <EnquiryField name="Came from">{referrer}</EnquiryField>
      <EnquiryField name="Campaign">
        {campaign && formatCampaign(campaign).map((line) => <div key={line}>{line}</div>)}
      </EnquiryField>
      <EnquiryField name="Received">{formatDateTime(receivedAt)}</EnquiryField>
    </Facts>
  )
}

function EnquiryField({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null
  return (
    <div>
      <Muted as="dt">{name}</Muted>
      <Text as="dd" size={1}>
        {children}
      </Text>
    </div>
  )
}

/** A page with links to the site and to its entry in the Studio. */
function Page({ path }: { path: string }) {
  const site = useSite()
  const document = site && findPageDocument(site, path)
  return (
    <>
      <SiteLink path={path} />
      {document && (
        <>
          {' · '}
          <IntentLink intent="edit" params={{ id: document.id, type: document.type }}>
            {document.name} in Content
          </IntentLink>
        </>
      )}
    </>
  )
}

function SiteLink({ path }: { path: string }) {
  const { status } = useSiteState()
  const href = getSiteHref(status?.siteUrl, path)
  if (!href) return path
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {path}
    </a>
  )
}

const Facts = styled.dl`
  display: grid;
  gap: 14px;
  margin: 0;
  overflow-wrap: anywhere;

  & > div {
    display: grid;
    grid-template-columns: 110px minmax(0, 1fr);
    gap: 12px;
  }

  dd {
    margin: 0;
  }
`

type PageDocument = { id: string; type: string; name: string }

/** The document of an address: a page, a service, a job. */
export function findPageDocument(site: Site, path: string): PageDocument | undefined {
  const document = site.published.find((one) => getPath(one) === path)
  return (
    document && {
      id: String(document._id),
      type: String(document._type),
      name: getName(document),
    }
  )
}

const getPath = (document: Fields) =>
  linkPath({ _type: String(document._type), slug: getSlug(document) ?? null })

/** The address of a page; null for anything but a path, so that no enquiry links to another site. */
export const getSiteHref = (siteUrl: string | undefined, path: string): string | null =>
  siteUrl && path.startsWith('/') ? `${siteUrl}${path}` : null
