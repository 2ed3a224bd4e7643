import { expect, it } from 'vitest'
import { getProjectLabel, projectTypes } from './form.ts'

it('lists the project types of the specification', () => {
  expect(projectTypes.map(({ value, label }) => `${value}: ${label}`)).toEqual([
    'web-development: Web Development',
    'mobile-app: Mobile App',
    'iot-hardware: IoT & Hardware',
    'automation: System Automation',
    'consulting: Consulting & Strategy',
    'other: Other',
  ])
})

it('shows the label of a project type, or an unknown value as it is', () => {
  expect(getProjectLabel('iot-hardware')).toBe('IoT & Hardware')
  expect(getProjectLabel('rockets')).toBe('rockets')
  expect(getProjectLabel('')).toBe('')
})
