import { isFields } from '@kitewright/content-types/model'
import { expect, it } from 'vitest'
import { walk } from '../tests/walk.ts'
import { ASSETS_FOLDER, importLines, importPictures } from './ndjson.ts'

const documents = importLines().map((line) => {
  const document: unknown = JSON.parse(line)
  if (!isFields(document) || typeof document._id !== 'string') throw new Error(`No id: ${line}`)
  return { ...document, _id: document._id }
})
const values = documents.flatMap((document) => [...walk(document)])

it('has one document per line, without asset documents', () => {
  expect(importLines().join('')).not.toContain('\n')
  expect(documents.length).toBeGreaterThan(75)
  expect(documents.filter(({ _id }) => _id.startsWith('image-'))).toEqual([])
})

it('leaves dates and revisions to the lake', () => {
  expect(values.filter(({ path }) => /\._(createdAt|updatedAt|rev)$/.test(path))).toEqual([])
})

it('names a picture file for each post and each layer of a project', () => {
  const named = values.filter(({ path }) => path.endsWith('._sanityAsset'))
  const files = importPictures().map(({ name }) => `image@file://./${ASSETS_FOLDER}/${name}`)
  expect(named).toHaveLength(15)
  expect(named.map(({ value }) => value).toSorted()).toEqual(files.toSorted())
})
