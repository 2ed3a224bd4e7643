import type { SharedProblem } from '@kitewright/content-rules/problems-among'
import { Box, Dialog, Stack, Text } from '@sanity/ui'
import { ProblemList } from '../whole-site/problem-list.tsx'

/** Why nothing was published. */
export const RefusedDialog = ({
  problems,
  onClose,
}: {
  problems: readonly SharedProblem[]
  onClose: () => void
}) => (
  <Dialog
    id="price-desk-refused"
    header="These prices cannot be published yet"
    width={1}
    onClose={onClose}
    onClickOutside={onClose}
  >
    <Box padding={4}>
      <Stack gap={4}>
        <Text size={1}>
          {`The site would be wrong in ${problems.length === 1 ? 'one place' : `${problems.length} places`}. Mend this first:`}
        </Text>
        <ProblemList problems={problems} />
      </Stack>
    </Box>
  </Dialog>
)
