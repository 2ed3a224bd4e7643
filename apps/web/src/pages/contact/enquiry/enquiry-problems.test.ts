import { expect, test } from 'vitest'
import { problemsIn } from './enquiry-problems.ts'

const complete = {
  name: 'Ada Iyer',
  email: 'ada@example.in',
  phone: '+91 98765 43210',
  project: '',
  message: 'A sensor.',
}

test('an enquiry without a project type is complete', () => {
  expect(problemsIn(complete)).toEqual({})
})

test.each(['name', 'email', 'phone', 'message'] as const)('%s is required', (field) => {
  expect(Object.keys(problemsIn({ ...complete, [field]: '' }))).toEqual([field])
  expect(Object.keys(problemsIn({ ...complete, [field]: '  \n' }))).toEqual([field])
})

test('all missing fields are named at once, in the order of the form', () => {
  const empty = { name: '', email: '', phone: '', project: '', message: '' }
  expect(Object.keys(problemsIn(empty))).toEqual(['name', 'email', 'phone', 'message'])
})

test.each(['ada', 'ada@', '@example.in', 'ada@exa mple.in', 'ada@-example.in'])(
  '"%s" is not an email address',
  (email) => {
    expect(problemsIn({ ...complete, email }).email).toMatch(/such as/)
  },
)

test.each(['ada@example.in', 'a.b+c@mail.example.co.in', 'ada@localhost'])(
  '"%s" is an email address',
  (email) => {
    expect(problemsIn({ ...complete, email })).toEqual({})
  },
)
