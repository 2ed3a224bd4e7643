import type { StoredEnquiry } from '@kitewright/protocol/enquiry'
import { Button, Card, Checkbox, Flex, Text } from '@sanity/ui'
import { useId, useState } from 'react'
import { stateTitle } from './enquiries.ts'
import { DeleteDialog } from './enquiry-pane.tsx'
import { useEnquiryChanges } from './use-enquiry-changes.ts'

type ChosenBarProps = {
  shown: readonly StoredEnquiry[]
  chosen: readonly StoredEnquiry[]
  onChoose: (ids: ReadonlySet<string>) => void
}

/** Actions on all chosen enquiries. */
export function ChosenBar({ shown, chosen, onChoose }: ChosenBarProps) {
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
              <Button
                key={to}
                mode="ghost"
                fontSize={1}
                padding={2}
                text={stateTitle(to)}
                disabled={isBusy}
                onClick={() => setState(chosen, to).then(chooseNoneIf)}
              />
            ))}
            <Button
              mode="bleed"
              tone="critical"
              fontSize={1}
              padding={2}
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
