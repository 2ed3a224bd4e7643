import { type DocumentPresence, UserAvatar } from 'sanity'
import styled from 'styled-components'

/** Avatars of other editors, as in the Studio's forms. */
export const People = ({ people }: { people: readonly DocumentPresence[] }) =>
  people.map(({ user, sessionId }) => (
    <Person key={sessionId} role="img" aria-label={`${user.displayName} is here`}>
      <UserAvatar user={user} size={0} withTooltip />
    </Person>
  ))

const Person = styled.span`
  display: inline-block;
  margin-left: 4px;
  vertical-align: middle;
`
