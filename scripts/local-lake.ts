/** What every program of this machine must know to read the local lake, and no other. */
export const localLake = (port: number) => ({
  CONTENT_SOURCE: 'sanity',
  PUBLIC_SANITY_PROJECT_ID: 'kitewright',
  PUBLIC_SANITY_DATASET: 'production',
  SANITY_API_HOST: `http://localhost:${port}`,
  // One for hosted Sanity is none for this lake.
  SANITY_READ_TOKEN: '',
})

/** Says so when settings name another lake, which would otherwise be passed over in silence. */
export function noteOtherLake(env: NodeJS.ProcessEnv): void {
  const project = env.PUBLIC_SANITY_PROJECT_ID?.trim()
  if (!project || project === 'kitewright') return
  console.log(
    `PUBLIC_SANITY_PROJECT_ID is "${project}", but this command works with the content of this machine; pnpm build reads the project.`,
  )
}
