/** Serves a built folder; bypasses a company's proxy for this machine. */

export { getCorrectedAddress } from './addresses/corrected-address.ts'
export { type FolderFile, readFolderFiles } from './file-server/folder-files.ts'
export { createFileListener, type LogFailure, requestTarget } from './file-server/listener.ts'
export { sendFile } from './file-server/send-file.ts'
export { createSinglePageHandler } from './file-server/single-page.ts'
export { plainHeaders } from './headers/header-rules.ts'
export { disableProxyForLocalhost } from './serve/proxy.ts'
export { createSiteHandler } from './serve/site-handler.ts'
