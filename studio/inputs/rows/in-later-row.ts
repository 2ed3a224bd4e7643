import { createContext, useContext } from 'react'

const Context = createContext(false)

/** Whether what is inside stands in a row whose fields the first row of the list explains already. */
export const InLaterRow = Context.Provider

export const useInLaterRow = () => useContext(Context)
