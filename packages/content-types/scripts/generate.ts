import { generatedFolder, generateInto } from './sanity-cli.ts'

generateInto(generatedFolder)
