import type { StoredEnquiry } from '@kitewright/protocol/enquiry'
import { Card, Checkbox, Flex, Text } from '@sanity/ui'
import { useId, useState } from 'react'
import { SmallButton } from '../../ui.tsx'
import { getStateTitle } from './enquiries.ts'
import { DeleteDialog } from './enquiry-pane.tsx'
import { useEnquiryChanges } from './use-enquiry-changes.ts'

type Props = {
  shown: readonly StoredEnquiry[]
  chosen: readonly StoredEnquiry[]
  onChoose: (ids: ReadonlySet<string>) => void
}

/** Actions on all chosen enquiries. */
export function ChosenEnquiries({ shown, chosen, onChoose }: Props) {
  const { isBusy, setState, remove } = useEnquiryChanges()
  const [isDeleting, setDeleting] = useState(false)
  const all = useId()
  const chooseNoneIf = (isDone: boolean) => isDone && onChoose(new Set())
  return (
    <Card borderBottom padding={3} paddingLeft={3} role="group" aria-label="Chosen enquiries">
      <Flex align="center" gap={3} wrap="wrap" paddingLeft={1}>
        <Checkbox
          id={all}
          checked={chosen.length === shown.length}
          indeterminate={chosen.length > 0 && chosen.length < shown.length}
          onChange={({ currentTarget: { checked } }) =>
            onChoose(new Set(checked ? shown.map(({ _id }) => _id) : []))
          }
        />
        <div role="status">
          <Text size={1} as="label" htmlFor={all}>
            {chosen.length > 0 ? `${chosen.length} chosen` : `Choose all ${shown.length}`}
          </Text>
        </div>
        {chosen.length > 0 && (
          <Flex gap={1}>
            {(['answered', 'spam'] as const).map((to) => (
              <SmallButton
                key={to}
                text={getStateTitle(to)}
                disabled={isBusy}
                onClick={() => setState(chosen, to).then(chooseNoneIf)}
              />
            ))}
            <SmallButton
              mode="bleed"
              tone="critical"
              text="Delete …"
              disabled={isBusy}
              onClick={() => setDeleting(true)}
            />
          </Flex>
        )}
      </Flex>
      {isDeleting && (
        <DeleteDialog
          list={chosen}
          isBusy={isBusy}
          onDelete={async () => {
            chooseNoneIf(await remove(chosen))
            setDeleting(false)
          }}
          onClose={() => setDeleting(false)}
        />
      )}
    </Card>
  )
}
