import { QueryClient } from '@tanstack/react-query'

/** Keeps what was fetched and what is being sent. Not part of what most pages start with. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: 1, refetchOnWindowFocus: false },
    // Offline a visitor is told so at once; the default would wait for the network without a word.
    mutations: { networkMode: 'always' },
  },
})
