import { expect, it } from 'vitest'
import { projectLabel, projectTypes } from './form.ts'

it('are those of the specification', () => {
  expect(projectTypes.map(({ value, label }) => `${value}: ${label}`)).toEqual([
    'web-development: Web Development',
    'mobile-app: Mobile App',
    'iot-hardware: IoT & Hardware',
    'automation: System Automation',
    'consulting: Consulting & Strategy',
    'other: Other',
  ])
})

it('are called by their label, and by what came where they have none', () => {
  expect(projectLabel('iot-hardware')).toBe('IoT & Hardware')
  expect(projectLabel('rockets')).toBe('rockets')
  expect(projectLabel('')).toBe('')
})
