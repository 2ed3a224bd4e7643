import { create, patch, remove, replace } from '../apply-mutation.ts'
import {
  draftIdOf,
  isDocumentId,
  isFields,
  publishedIdOf,
  RELEASES,
  releaseOf,
  type StoredDocument,
  versionIdOf,
} from '../document.ts'
import { parseDocument, parsePatch } from '../mutation.ts'
import { malformed } from '../transaction-error.ts'
import type { WorkingSet } from '../working-set.ts'
import {
  type Action,
  type ActionHandler,
  existing,
  fieldsIn,
  publishedCopyOf,
  textIn,
} from './action.ts'

/**
 * What editors do with releases. Scheduling is left out: nothing here would publish at the hour.
 */
export const releaseActions: Record<string, ActionHandler> = {
  create(set, action) {
    const { metadata } = action
    create(set, {
      _id: releaseId(action),
      _type: 'system.release',
      name: releaseName(action),
      state: 'active',
      metadata: isFields(metadata) ? metadata : {},
    })
  },

  edit(set, action) {
    patch(set, releaseId(action), parsePatch(fieldsIn(action, 'patch')))
  },

  publish(set, action) {
    inState(set, action, 'active')
    const versions = versionsIn(set, releaseName(action))
    for (const version of versions) publishVersion(set, version)
    const finalDocumentStates = versions.map(({ _id }) => ({ _key: _id, id: publishedIdOf(_id) }))
    const state = { state: 'published', publishedAt: set.timestamp, finalDocumentStates }
    patch(set, releaseId(action), { set: state })
  },

  archive(set, action) {
    inState(set, action, 'active')
    const versions = versionsIn(set, releaseName(action))
    for (const { _id } of versions) remove(set, _id)
    // Kept as text, so that their references count no more while they are in the archive.
    const archivedVersions = JSON.stringify(versions)
    patch(set, releaseId(action), { set: { state: 'archived', archivedVersions } })
  },

  unarchive(set, action) {
    const { archivedVersions } = inState(set, action, 'archived')
    const versions: unknown = JSON.parse(String(archivedVersions))
    for (const version of Array.isArray(versions) ? versions : []) {
      create(set, parseDocument(version))
    }
    patch(set, releaseId(action), { set: { state: 'active' }, unset: ['archivedVersions'] })
  },

  delete(set, action) {
    const release = existing(set, releaseId(action), undefined)
    if (release.state === 'active') throw malformed('An active release must be archived first')
    remove(set, release._id)
  },
}

function publishVersion(set: WorkingSet, version: StoredDocument): void {
  const publishedId = publishedIdOf(version._id)
  if (isFields(version._system) && version._system.delete === true) {
    remove(set, publishedId)
  } else {
    const _createdAt = set.get(publishedId)?._createdAt ?? version._createdAt
    replace(set, { ...publishedCopyOf(version, publishedId), _createdAt })
    remove(set, draftIdOf(publishedId))
  }
  remove(set, version._id)
}

const versionsIn = (set: WorkingSet, name: string): StoredDocument[] =>
  [...set.all()].filter(({ _id }) => releaseOf(_id) === name)

function inState(set: WorkingSet, action: Action, state: string): StoredDocument {
  const release = existing(set, releaseId(action), undefined)
  if (release.state === state) return release
  throw malformed(`Release "${releaseName(action)}" is not ${state}`)
}

function releaseName(action: Action): string {
  const name = textIn(action, 'releaseId')
  if (name !== undefined && !name.includes('.') && isDocumentId(versionIdOf('a', name))) return name
  throw malformed(`${action.actionType} needs a "releaseId"`)
}

const releaseId = (action: Action): string => `${RELEASES}${releaseName(action)}`
