import type { Fields, SharedIssue } from '@kitewright/content-rules/check'
import { withEarlierAddress } from '@kitewright/content-rules/resolve'
import { getName } from '@kitewright/content-rules/text'
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
import { collectIssuesWithout, getVerdict, publishQuestions } from './verdict.ts'

/** Why an action is refused. */
type Rejection = { title: string; issues: readonly SharedIssue[] }

type Check = (site: Site, props: DocumentActionProps) => Rejection | null

const createRejection = (title: string, issues: readonly SharedIssue[]): Rejection | null =>
  issues.length > 0 ? { title, issues } : null

const without =
  (participle: string): Check =>
  (site, { id, published, draft }) =>
    createRejection(
      `“${getName(toFields(published ?? draft))}” cannot be ${participle} yet`,
      collectIssuesWithout(site, id),
    )

const publish: Check = (site, { draft }) => {
  if (!draft) return null
  const { own, causes } = getVerdict(site, { ...draft })
  return createRejection(`“${getName({ ...draft })}” cannot be published yet`, [
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
const getQuestions = (action: string | undefined, { draft, published }: DocumentActionProps) =>
  action === 'publish' && draft ? publishQuestions(published && { ...published }, { ...draft }) : []

/** Writes the address that is left into the draft, before it is published. */
function keepPreviousAddress(
  { draft, published }: DocumentActionProps,
  patch: (patches: { set: Fields }[]) => void,
) {
  if (!draft) return
  const { earlierAddresses } = withEarlierAddress(published && { ...published }, {
    ...draft,
  } as Fields)
  if (earlierAddresses !== draft.earlierAddresses) patch([{ set: { earlierAddresses } }])
}

const toFields = (document: object | null): Fields => ({ ...document })

const known = new WeakMap<DocumentActionComponent, DocumentActionComponent>()

/**
 * An action that first checks whether the whole site would still be valid, and lists the issues
 * instead of a publish that the build would refuse. Actions without an effect for visitors stay as they
 * are.
 */
export function withSiteCheck(action: DocumentActionComponent): DocumentActionComponent {
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
    const [rejection, setRejection] = useState<Rejection | null>(null)
    const [questions, setQuestions] = useState<readonly string[]>([])
    if (!described) return null

    const getDialog = (): DocumentActionDialogProps | false | null | undefined => {
      if (rejection) {
        return {
          type: 'dialog',
          header: rejection.title,
          content: <Refusal issues={rejection.issues} />,
          onClose: () => setRejection(null),
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
          keepPreviousAddress(props, patch.execute)
          described.onHandle?.()
        },
        onCancel: () => setQuestions([]),
      }
    }
    return {
      ...described,
      onHandle: async () => {
        const rejection = check(await firstValueFrom(live), props)
        if (rejection) return setRejection(rejection)
        const newQuestions = getQuestions(action.action, props)
        if (newQuestions.length > 0) setQuestions(newQuestions)
        else described.onHandle?.()
      },
      dialog: getDialog(),
    }
  }
  return Object.assign(useGuarded, { action: action.action, displayName: action.displayName })
}
