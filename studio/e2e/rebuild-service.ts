import { expect } from '@playwright/test'
import { service } from './hosts.ts'

type Status = { running: object | null; waiting: object | null; locked: object | null }

/** Response of `GET /status`. */
export const status = async (): Promise<Status> => (await fetch(`${service.url}/status`)).json()

/** Resolves once no build runs or waits. */
export const serviceIdle = () =>
  expect
    .poll(async () => {
      const { running, waiting } = await status()
      return running ?? waiting
    })
    .toBeNull()

/** Sends a request of the operator to the service; returns its HTTP status. */
export async function administer(action: 'rollback' | 'unlock'): Promise<number> {
  const { status: answer } = await fetch(`${service.url}/admin/${action}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${service.adminToken}` },
  })
  return answer
}
