import type { Fields, SharedIssue } from '@kitewright/content-rules/check'
import { withEarlierAddress } from '@kitewright/content-rules/resolve'
import { nameOf } from '@kitewright/content-rules/text'
import { Stack } from '@sanity/ui'
import { useState } from 'react'
import { firstValueFrom } from 'rxjs'
import {
  type DocumentActionComponent,
  type DocumentActionDialogProps,
  type DocumentActionProps,
  useDocumentOperation,
} from 'sanity'
import { Questions, Refusal } from './shared-issue-list.tsx'
import type { Site } from './site.ts'
import { useLiveSite } from './use-site.ts'
import { collectIssuesWithout, publishQuestions, verdictOn } from './verdict.ts'

/** Why an action is refused. */
type Refused = { title: string; issues: readonly SharedIssue[] }

type Check = (site: Site, props: DocumentActionProps) => Refused | null

const refusal = (title: string, issues: readonly SharedIssue[]): Refused | null =>
  issues.length > 0 ? { title, issues } : null

const without =
  (participle: string): Check =>
  (site, { id, published, draft }) =>
    refusal(
      `“${nameOf(named(published ?? draft))}” cannot be ${participle} yet`,
      collectIssuesWithout(site, id),
    )

const publish: Check = (site, { draft }) => {
  if (!draft) return null
  const { own, causes } = verdictOn(site, { ...draft })
  return refusal(`“${nameOf({ ...draft })}” cannot be published yet`, [
    ...own.map((issue) => ({ issue })),
    ...causes.flatMap(({ affected }) => affected),
  ])
}

const checks = new Map<string | undefined, Check>([
  ['publish', publish],
  ['unpublish', without('unpublished')],
  ['delete', without('deleted')],
])

/** Questions before an allowed action; each with its question mark. */
const questionsOf = (action: string | undefined, { draft, published }: DocumentActionProps) =>
  action === 'publish' && draft ? publishQuestions(published && { ...published }, { ...draft }) : []

/** Writes the address that is left into the draft, before it is published. */
function keepEarlierAddress(
  { draft, published }: DocumentActionProps,
  patch: (patches: { set: Fields }[]) => void,
) {
  if (!draft) return
  const { earlierAddresses } = withEarlierAddress(published && { ...published }, {
    ...draft,
  } as Fields)
  if (earlierAddresses !== draft.earlierAddresses) patch([{ set: { earlierAddresses } }])
}

const named = (document: object | null): Fields => ({ ...document })

const known = new WeakMap<DocumentActionComponent, DocumentActionComponent>()

/**
 * An action that first checks whether the whole site would still be valid, and lists the issues
 * instead of a publish that the build would refuse. Actions without an effect for visitors stay as they
 * are.
 */
export function guarded(action: DocumentActionComponent): DocumentActionComponent {
  const check = checks.get(action.action)
  if (!check) return action
  const guard = known.get(action) ?? withCheck(action, check)
  known.set(action, guard)
  return guard
}

function withCheck(action: DocumentActionComponent, check: Check): DocumentActionComponent {
  const useGuarded: DocumentActionComponent = (props) => {
    const described = action(props)
    const live = useLiveSite()
    const { patch } = useDocumentOperation(props.id, props.type)
    const [refused, setRefused] = useState<Refused | null>(null)
    const [questions, setQuestions] = useState<readonly string[]>([])
    if (!described) return null

    const dialog = (): DocumentActionDialogProps | false | null | undefined => {
      if (refused) {
        return {
          type: 'dialog',
          header: refused.title,
          content: <Refusal issues={refused.issues} />,
          onClose: () => setRefused(null),
        }
      }
      if (questions.length === 0) return described.dialog
      return {
        type: 'confirm',
        tone: 'caution',
        message: (
          <Stack gap={3}>
            <Questions questions={questions} />
          </Stack>
        ),
        confirmButtonText: 'Yes, publish',
        cancelButtonText: 'No',
        onConfirm: () => {
          setQuestions([])
          keepEarlierAddress(props, patch.execute)
          described.onHandle?.()
        },
        onCancel: () => setQuestions([]),
      }
    }
    return {
      ...described,
      onHandle: async () => {
        const found = check(await firstValueFrom(live), props)
        if (found) return setRefused(found)
        const asked = questionsOf(action.action, props)
        if (asked.length > 0) setQuestions(asked)
        else described.onHandle?.()
      },
      dialog: dialog(),
    }
  }
  return Object.assign(useGuarded, { action: action.action, displayName: action.displayName })
}
