/** Checks and raw requests for tests of servers. */
export {
  abortedDownload,
  type FrontDoor,
  rawRequest,
  testFrontDoor,
} from './testing/front-doors.ts'
