import type { SharedIssue } from '@kitewright/content-rules/check'
import { getName } from '@kitewright/content-rules/text'
import { API_VERSION } from '@kitewright/content-types/queries'
import { Button } from '@sanity/ui'
import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { firstValueFrom } from 'rxjs'
import {
  type DocumentActionComponent,
  type DocumentActionDialogProps,
  getDraftId,
  useClient,
  useDocumentOperation,
} from 'sanity'
import { useUnsavedInput } from '../../saving/save-provider.tsx'
import { TextDialog } from '../../ui.tsx'
import { publishDrafts } from '../site-check/publish-drafts.ts'
import { Questions, Refusal } from '../site-check/shared-issue-list.tsx'
import { useObservable } from '../site-check/use-query.ts'
import { useLiveSite } from '../site-check/use-site.ts'
import { collectIssuesWithout } from '../site-check/verdict.ts'
import { useUnpublishNews } from './unpublish-news.ts'
import { useFormPublishing } from './use-publishing.ts'

const participles = new Map<string | undefined, string>([
  ['unpublish', 'unpublished'],
  ['delete', 'deleted'],
])

const known = new WeakMap<DocumentActionComponent, DocumentActionComponent>()

/**
 * An action that first checks whether the whole site would still be valid, and lists the issues
 * instead of a publish that the build would refuse. Actions without an effect for visitors stay as they
 * are.
 */
export function withSiteCheck(action: DocumentActionComponent): DocumentActionComponent {
  const participle = participles.get(action.action)
  if (!participle && action.action !== 'publish') return action
  const guard =
    known.get(action) ?? (participle ? withCheck(action, participle) : withPublishing(action))
  known.set(action, guard)
  return guard
}

/** Publish is enabled while there is something to publish: a click publishes it or says what is wrong. */
function withPublishing(action: DocumentActionComponent): DocumentActionComponent {
  const usePublish: DocumentActionComponent = (props) => {
    const { id, type, draft, published } = props
    const described = action(props)
    const client = useClient({ apiVersion: API_VERSION })
    const { publish } = useDocumentOperation(id, type)
    const isUnsaved = useObservable(useUnsavedInput(id), false)
    const document = { ...(draft ?? published ?? { _id: getDraftId(id), _type: type }) }
    const publishing = useFormPublishing(document, {
      failure: 'Nothing was published',
      publish: async (site, [saved]) => {
        await publishDrafts(client, site, [id])
        return `${getName({ ...saved })} was published`
      },
    })
    const shown = useRef<object>(null)
    if (!described) return null

    const isOpen = publishing.question !== null || publishing.issues.length > 0
    const name = getName(document)
    const component = <PublishDialog name={name} publishing={publishing} shown={shown} />
    const dialog = isOpen ? { type: 'custom' as const, component } : described.dialog
    // Sanity offers no handler without a draft or a permission.
    const canPublish = described.onHandle ? !publish.disabled : !draft && isUnsaved
    if (!canPublish) return { ...described, dialog }
    return {
      ...described,
      title: undefined,
      disabled: publishing.isBusy,
      shortcut: 'Ctrl+Alt+P',
      onHandle: publishing.start,
      dialog,
    }
  }
  return Object.assign(usePublish, { action: action.action, displayName: action.displayName })
}

type PublishDialogProps = {
  name: string
  publishing: ReturnType<typeof useFormPublishing>
  /** The one of these dialogs that is shown. */
  shown: RefObject<object | null>
}

/** Why nothing is published, or a question. Sanity renders it twice after a shortcut; the first one is shown. */
function PublishDialog({ name, publishing, shown }: PublishDialogProps) {
  const [isFirst, setFirst] = useState(false)
  const id = useId()
  useEffect(() => {
    const self = {}
    shown.current ??= self
    setFirst(shown.current === self)
    return () => {
      if (shown.current === self) shown.current = null
    }
  }, [shown])
  if (!isFirst) return null
  const { question, issues, confirm, dismiss } = publishing
  return (
    <TextDialog
      id={id}
      header={question ? `Publish “${name}”?` : `“${name}” cannot be published yet`}
      onClose={dismiss}
      buttons={
        question && (
          <>
            <Button text="No" mode="ghost" onClick={dismiss} />
            <Button text="Yes, publish" tone="caution" onClick={confirm} />
          </>
        )
      }
    >
      <Questions questions={question?.texts ?? []} />
      <Refusal issues={issues} />
    </TextDialog>
  )
}

function withCheck(action: DocumentActionComponent, participle: string): DocumentActionComponent {
  const useGuarded: DocumentActionComponent = (props) => {
    const { id, draft, published } = props
    const described = action(props)
    const live = useLiveSite()
    const [issues, setIssues] = useState<readonly SharedIssue[]>([])
    const watchUnpublish = useUnpublishNews(props)
    if (!described) return null
    const title = `“${getName({ ...(published ?? draft) })}” cannot be ${participle} yet`
    return {
      ...described,
      onHandle: async () => {
        const issues = collectIssuesWithout(await firstValueFrom(live), id)
        setIssues(issues)
        if (issues.length > 0) return
        if (action.action === 'unpublish') watchUnpublish()
        described.onHandle?.()
      },
      dialog:
        issues.length > 0 ? createRefusal(title, issues, () => setIssues([])) : described.dialog,
    }
  }
  return Object.assign(useGuarded, { action: action.action, displayName: action.displayName })
}

const createRefusal = (
  header: string,
  issues: readonly SharedIssue[],
  onClose: () => void,
): DocumentActionDialogProps => ({
  type: 'dialog',
  header,
  content: <Refusal issues={issues} />,
  onClose,
})
