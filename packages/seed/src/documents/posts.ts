import { fromPrototypeBoardToProduction } from './posts/from-prototype-board-to-production.ts'
import { howToReadAFixedPriceQuote } from './posts/how-to-read-a-fixed-price-quote.ts'
import { whenAPwaIsEnough } from './posts/when-a-pwa-is-enough.ts'

export const posts = [howToReadAFixedPriceQuote, whenAPwaIsEnough, fromPrototypeBoardToProduction]
