import { filter, firstValueFrom, map, shareReplay, tap } from 'rxjs'
import { type EditStateFor, getDraftId, type OperationsAPI } from 'sanity'
import { expect, it, vi } from 'vitest'
import { testLake } from '../testing/test-lake.ts'
import { createTestStores } from '../testing/test-stores.ts'
import { getFormStates } from './save-provider.tsx'
import { createSaveStore, type FormState } from './save-state.ts'
import type { Change } from './unsent-changes.ts'
import { storeUntilSaved } from './unsent-store.ts'

const client = await testLake()
const { documents } = await createTestStores(client)
const [id, type] = ['job-backend-engineer', 'job']

it('stores a word when Sanity’s store has it, until the lake has it', async () => {
  const kept: (readonly Change[])[] = []
  const states: FormState[] = []
  const written = documents.pair.editState(id, type).pipe(
    filter(({ ready }) => ready),
    map(({ draft, published }) => draft ?? published),
  )
  const form = storeUntilSaved(getFormStates(documents)(id, type), written, (changes) =>
    kept.push(changes),
  ).subscribe((state) => states.push(state))
  const operations = documents.pair.editOperations(id, type).pipe(shareReplay(1))
  operations.subscribe()
  const { patch } = await firstValueFrom(operations.pipe(filter(({ patch }) => !patch.disabled)))
  await vi.waitFor(() => expect(states).toEqual(['saved']), 30_000)

  patch.execute([{ set: { location: 'Pune' } }], {})
  expect(states.at(-1)).toBe('unsaved')
  expect(kept.at(-1)).toEqual([{ path: ['location'], value: 'Pune' }])

  await vi.waitFor(() => expect(states.at(-1)).toBe('saved'), 30_000)
  expect(kept.at(-1)).toEqual([])
  expect((await client.getDocument(`drafts.${id}`))?.location).toBe('Pune')
  form.unsubscribe()
})

it('waits until the lake has the text of a form, with the revision that the form shows', async () => {
  // Sanity keeps the pair of a document for all files of a run: no other test opens this one.
  const [id, type] = ['about', 'about'] as const
  const store = createSaveStore(() => Promise.resolve())
  const states: FormState[] = []
  const form = getFormStates(documents)(id, type).pipe(tap((state) => states.push(state)))
  const close = store.watch(form, id)
  let shown: EditStateFor | undefined
  let operations: OperationsAPI | undefined
  const subscription = documents.pair.editState(id, type).subscribe((state) => (shown = state))
  subscription.add(documents.pair.editOperations(id, type).subscribe((all) => (operations = all)))
  await vi.waitFor(() => {
    expect(operations?.patch.disabled).toBe(false)
    expect(states.at(-1)).toBe('saved')
  }, 30_000)

  for (const lead of ['One', 'Two', 'Three']) {
    operations?.patch.execute([{ set: { lead } }])
    operations?.commit.execute()
    await firstValueFrom(store.watchUnsaved(id).pipe(filter((isUnsaved) => !isUnsaved)))
    const draft = await client.getDocument(getDraftId(id))
    expect(draft?.lead).toBe(lead)
    expect(shown?.draft?._rev).toBe(draft?._rev)
  }
  subscription.unsubscribe()
  close()
})
