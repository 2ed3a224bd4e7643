import { generatedFolder, generateInto, generateTypes } from './sanity-cli.ts'

/** `types` alone: the schema in the repository is current. */
if (process.argv[2] !== 'types') generateInto(generatedFolder)
generateTypes()
