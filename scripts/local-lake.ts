/** The settings for reading the local lake only. */
export const getLocalLake = (port: number) => ({
  CONTENT_SOURCE: 'sanity',
  PUBLIC_SANITY_PROJECT_ID: 'kitewright',
  PUBLIC_SANITY_DATASET: 'production',
  SANITY_API_HOST: `http://localhost:${port}`,
  // A token of hosted Sanity is invalid here.
  SANITY_READ_TOKEN: '',
})

/** Logs that another lake in the settings is ignored. */
export function logIgnoredLake(env: NodeJS.ProcessEnv): void {
  const project = env.PUBLIC_SANITY_PROJECT_ID?.trim()
  if (!project || project === 'kitewright') return
  console.log(
    `PUBLIC_SANITY_PROJECT_ID is "${project}", but this command works with the content of this machine; pnpm build reads the project.`,
  )
}
