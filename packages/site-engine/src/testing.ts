/** Checks and raw requests for tests of servers. */
export { freePort } from './testing/free-port.ts'
export {
  type FrontDoor,
  rawRequest,
  testFrontDoor,
} from './testing/front-doors.ts'
