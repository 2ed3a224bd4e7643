// @vitest-environment jsdom
import type { Fields } from '@kitewright/content-rules/check'
import { getPropertyRuns } from '@kitewright/content-rules/testing'
import type { PublishMutation } from '@kitewright/protocol/requests'
import type { SanityClient } from '@sanity/client'
import fc from 'fast-check'
import { act, type ComponentProps, type ReactNode, useState, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { BehaviorSubject, of } from 'rxjs'
import { type FormPatch, type NumberInputProps, ParseErrorsProvider, type Path } from 'sanity'
import { afterAll, expect, it, vi } from 'vitest'
import type { FormState } from '../../saving/save-state.ts'

const ID = 'service-web'
const FIELD: Path = ['tiers', { _key: 'a' }, 'from']
const buildService = (id: string, from: unknown, _rev: string) => ({
  _id: id,
  _type: 'service',
  _rev,
  title: 'Web',
  tiers: [{ _key: 'a', name: 'Starter', from }],
})
type Service = ReturnType<typeof buildService>
const getPrice = (document: Fields) => (document as Service).tiers[0]?.from

/** A lake with one service, and the Studio's store before it. Each request waits for `deliver`. */
function createFakeLake(hasDraft = true) {
  let revisions = 0
  const getNextRevision = () => `r${++revisions}`
  const lake = {
    published: buildService(ID, 66_000, getNextRevision()),
    draft: hasDraft ? buildService(`drafts.${ID}`, 70_000, getNextRevision()) : null,
  }
  /** Changes of this editor that the lake does not have. */
  let unsaved: Service | null = null
  let shown = lake.draft ?? lake.published
  const requests: (() => void)[] = []
  const listeners = new Set<() => void>()
  const saving = new BehaviorSubject<FormState>('saved')
  const publishes: { before: unknown; after: unknown }[] = []
  const refresh = () => {
    shown = unsaved ?? lake.draft ?? lake.published
    for (const listener of listeners) listener()
    saving.next(unsaved ? 'unsaved' : 'saved')
  }
  const queueRequest = <Result,>(answer: () => Result) =>
    new Promise<Result>((resolve, reject) => {
      requests.push(() => {
        try {
          resolve(answer())
          refresh()
        } catch (error) {
          reject(error)
        }
      })
    })
  const mutate = (mutations: readonly PublishMutation[]) => {
    for (const mutation of mutations) {
      if (!('patch' in mutation)) continue
      const { id, ifRevisionID } = mutation.patch
      const current = id === ID ? lake.published : lake.draft
      if (current?._id !== id || current._rev !== ifRevisionID) throw new Error('other revision')
    }
    const after = mutations.find((mutation) => 'createOrReplace' in mutation)?.createOrReplace
    if (!after) throw new Error('nothing is published')
    publishes.push({ before: getPrice(lake.published), after: getPrice(after) })
    lake.published = buildService(ID, getPrice(after), getNextRevision())
    lake.draft = null
  }
  return {
    saving,
    publishes,
    getShown: () => shown,
    getPublished: () => lake.published,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    write: (patch: FormPatch) => {
      const from = patch.type === 'set' ? patch.value : undefined
      if (!unsaved) {
        requests.push(() => {
          lake.draft = buildService(`drafts.${ID}`, getPrice(unsaved ?? shown), getNextRevision())
          unsaved = null
          refresh()
        })
      }
      unsaved = buildService(`drafts.${ID}`, from, shown._rev)
      refresh()
    },
    writeAsColleague: (from: number) => {
      lake.draft = buildService(`drafts.${ID}`, from, getNextRevision())
      refresh()
    },
    client: {
      config: () => ({}),
      withConfig: () => ({ request: () => Promise.resolve() }),
      getDocuments: (ids: string[]) =>
        queueRequest(() =>
          ids.map((id) => [lake.draft, lake.published].find((one) => one?._id === id)),
        ),
      mutate: (mutations: PublishMutation[]) => queueRequest(() => mutate(mutations)),
    } as unknown as SanityClient,
    hasRequests: () => requests.length > 0,
    deliver: () => requests.shift()?.(),
  }
}

let lake = createFakeLake()
// The files of this project share their modules, so these mocks are for modules of this test only.
vi.resetModules()
vi.doMock('sanity', async (original) => ({
  ...(await original<typeof import('sanity')>()),
  useClient: () => lake.client,
  useCurrentUser: () => null,
  useWorkspace: () => null,
  useDocumentStore: () => null,
  useDocumentOperation: () => ({ commit: { execute: () => {} } }),
  useFormValue: ([name]: string[]) => (name === '_id' ? lake.getShown()._id : 'service'),
  useEditState: () => ({ published: lake.getPublished() }),
}))
// Plain elements: the styles of the real ones take most of the time.
vi.doMock('@sanity/ui', () => {
  const Plain = ({ children }: { children?: ReactNode }) => <div>{children}</div>
  const TextInput = ({
    customValidity: _,
    ...props
  }: ComponentProps<'input'> & { customValidity?: string }) => <input {...props} />
  return {
    Box: Plain,
    Button: Plain,
    Card: Plain,
    Dialog: Plain,
    Flex: Plain,
    Stack: Plain,
    Text: Plain,
    TextInput,
  }
})
vi.doMock('@sanity/ui/toast', () => ({ useToast: () => ({ push: () => {} }) }))
vi.doMock('../site-check/use-site.ts', () => ({
  useLiveSite: () => of({ published: [], drafts: [] }),
}))
const { parseRupees, RupeesInput } = await import('../../inputs/rupees/rupees-input.tsx')
const { SaveProvider, useObserved } = await import('../../saving/save-provider.tsx')
const { formatLargeChange, isLargeChange } = await import('../site-check/package-price-changes.ts')
const { publishDrafts } = await import('../site-check/publish-drafts.ts')
const { useFormPublishing } = await import('./use-publishing.ts')
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
afterAll(() => {
  for (const name of ['sanity', '@sanity/ui', '@sanity/ui/toast', '../site-check/use-site.ts']) {
    vi.doUnmock(name)
  }
  vi.resetModules()
  vi.unstubAllGlobals()
})

type Publishing = ReturnType<typeof useFormPublishing>

/** The price of an open form, and its Publish. */
async function openForm(hasDraft = true) {
  lake = createFakeLake(hasDraft)
  const current = lake
  let publishing: Publishing | undefined
  function Form() {
    const document = useSyncExternalStore(current.subscribe, current.getShown)
    const [client] = useState(current.client)
    useObserved(current.saving, ID)
    publishing = useFormPublishing(document, {
      failure: 'Nothing was published',
      check: () => [],
      publish: async (site) => {
        await publishDrafts(client, site, [ID])
        return undefined
      },
    })
    const input = {
      value: getPrice(document),
      path: FIELD,
      onChange: (patch: FormPatch) => current.write(patch),
      elementProps: { onBlur: () => {} },
    } as unknown as NumberInputProps
    return <RupeesInput {...input} />
  }
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  await act(async () =>
    root.render(
      <SaveProvider>
        <ParseErrorsProvider>
          <Form />
        </ParseErrorsProvider>
      </SaveProvider>,
    ),
  )
  const field = host.querySelector('input')
  if (!field) throw new Error('There is no field')
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  const enter = (text: string) =>
    act(() => {
      field.focus()
      setValue?.call(field, text)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    })
  /** Amounts that a publish may have: shown when it was requested. */
  let requested: unknown
  let confirmed: readonly string[] = []
  const getShownAmount = () => {
    const shown = parseRupees(field.value, false)
    return shown.kind === 'taken' ? shown.rupees : 'unreadable'
  }
  const request = async (start: 'start' | 'confirm') => {
    if (!publishing || publishing.isBusy) return
    requested = getShownAmount()
    confirmed = start === 'confirm' ? (publishing.question?.texts ?? []) : []
    await act(async () => void publishing?.[start]())
  }
  const blur = () => act(() => field.blur())
  const check = () => {
    for (const { before, after } of current.publishes.splice(0)) {
      expect([requested, getShownAmount()]).toContain(after)
      if (typeof before !== 'number' || typeof after !== 'number') continue
      const text = formatLargeChange(before, after)
      if (isLargeChange(before, after)) expect(confirmed.join()).toContain(text)
    }
  }
  return {
    field,
    get publishing() {
      if (!publishing) throw new Error('The form is not shown')
      return publishing
    },
    check,
    type: (text: string) => {
      for (let length = 1; length <= text.length; length++) enter(text.slice(0, length))
      if (text === '') enter('')
    },
    blur,
    click: async () => {
      blur()
      await request('start')
    },
    press: () => request('start'),
    yes: async () => {
      blur()
      if (publishing?.isAsking) await request('confirm')
    },
    no: () => act(async () => publishing?.dismiss()),
    colleague: () => act(async () => current.writeAsColleague(9_000)),
    deliver: () => act(async () => current.deliver()),
    settle: async () => {
      while (current.hasRequests()) {
        await act(async () => current.deliver())
        check()
      }
    },
    close: () => act(async () => root.unmount()),
  }
}

it('asks before 7K goes live that is typed while 66K is live, for a click and for the shortcut', async () => {
  for (const publish of ['click', 'press'] as const) {
    const form = await openForm()
    form.type('7K')
    await form[publish]()
    await form.settle()
    expect(form.publishing.question?.texts).toEqual(['Starter · From (rupees), from ₹66K to ₹7K?'])
    expect(getPrice(lake.getPublished())).toBe(66_000)
    await form.yes()
    await form.settle()
    expect(getPrice(lake.getPublished())).toBe(7_000)
    await form.close()
  }
})

it('drops a question about a price that was corrected, and publishes the correction', async () => {
  const form = await openForm()
  form.type('7K')
  await form.click()
  await form.settle()
  const { confirm } = form.publishing
  form.type('68K')
  form.blur()
  await form.settle()
  expect(form.publishing.isAsking).toBe(false)
  await act(async () => void confirm())
  await form.settle()
  expect(getPrice(lake.getPublished())).toBe(66_000)
  await form.click()
  await form.settle()
  expect(getPrice(lake.getPublished())).toBe(68_000)
  await form.close()
})

it('publishes nothing while a price is unreadable, and names the field', async () => {
  const form = await openForm()
  form.type('66.000')
  await form.press()
  await form.settle()
  expect(form.publishing.issues).toMatchObject([
    { issue: { message: expect.stringContaining('“66.000” can mean') } },
  ])
  expect(getPrice(lake.getPublished())).toBe(66_000)
  expect(form.field.value).toBe('66.000')
  await form.close()
})

it('publishes a price that was shown, and a large change only after a yes to it', async () => {
  const texts = ['7K', '66K', '68K', '70K', '350K', '9', '66.000', '']
  const step = fc.oneof(
    fc.constantFrom(...texts).map((text) => ({ kind: 'type', text }) as const),
    fc
      .constantFrom('blur', 'click', 'press', 'yes', 'no', 'colleague', 'deliver', 'settle')
      .map((kind) => ({ kind }) as const),
  )
  await fc.assert(
    fc.asyncProperty(
      fc.boolean(),
      fc.array(step, { minLength: 4, maxLength: 14 }),
      async (hasDraft, steps) => {
        const form = await openForm(hasDraft)
        for (const one of steps) {
          await (one.kind === 'type' ? form.type(one.text) : form[one.kind]())
          form.check()
        }
        await form.settle()
        await form.close()
      },
    ),
    { numRuns: getPropertyRuns(500, 20) },
  )
})
