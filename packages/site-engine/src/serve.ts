/** Serves a built folder; bypasses a company's proxy for this machine. */

export { correctedAddress } from './addresses/corrected-address.ts'
export { type FolderFile, folderFiles } from './file-server/folder-files.ts'
export { fileListener, type LogFailure, requestTarget } from './file-server/listener.ts'
export { sendFile } from './file-server/send-file.ts'
export { singlePage } from './file-server/single-page.ts'
export { plainHeaders } from './headers/header-rules.ts'
export { bypassProxyForThisMachine } from './serve/proxy.ts'
export { siteHandler } from './serve/site-handler.ts'
