/** Checks and raw requests for tests of servers. */
export { type FrontDoor, testFrontDoor } from './testing/front-doors.ts'
export { abortedDownload, rawRequest } from './testing/raw-request.ts'
